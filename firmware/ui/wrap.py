"""Breaks text into lines."""


def wrap(text, room, measure=len, even=True):
    """Lines of at most room characters, or of what measure() counts; '\\n' begins a new one.

    Breaks between words; a word that is longer than a line is cut. '\\t' moves what follows to the
    end of the line, or of one more line. even: the last word of a paragraph, if it stands alone,
    takes the one before it along where both lines are then more alike.
    """
    lines = []
    space = measure(" ")
    for paragraph in text.split("\n"):
        left, tab, right = paragraph.partition("\t")
        if tab:
            gap = (room - measure(left) - measure(right)) // space
            if gap < 1:
                lines.append(_cut(left, room, measure))
                left, gap = "", max(0, (room - measure(right)) // space)
            lines.append(left + " " * gap + right)
            continue
        line, wide, first = None, 0, len(lines)
        for word in paragraph.split(" "):
            more = measure(word)
            if line is not None and wide + space + more <= room:
                line += " " + word
                wide += space + more
                continue
            if line is not None:
                lines.append(line)
            line, wide = word, more
            while wide > room:
                part = _cut(line, room, measure)
                lines.append(part)
                line = line[len(part):]
                wide = measure(line)
        if even and len(lines) > first and " " not in line:
            rest, _, word = lines[-1].rpartition(" ")
            both = measure(word) + space + wide
            if both <= room and abs(both - measure(rest)) < measure(lines[-1]) - wide:
                lines[-1] = rest
                line = word + " " + line
        lines.append(line)
    return lines


def _cut(text, room, measure):
    """As much of a text as fits."""
    while len(text) > 1 and measure(text) > room:
        text = text[:-1]
    return text
