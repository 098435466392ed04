"""Breaks text into lines, and lines into pages."""


def wrap(text, room, measure=len, even=True):
    """Breaks a text into lines of at most room characters, or of room in the unit of measure().
    '\n' begins a new line.

    Breaks between words; a word longer than a line is cut. What follows '\t' is right-aligned, on
    a new line if need be. even: a single last word gets the word before it, where that makes the
    lines more alike.
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


def pages_of(lines, most):
    """Index after the last line of each page, of at most so many lines: pages of even lengths, so
    that none has a single line, or to the nearest end of a sentence.
    """
    ends, first = [], 0
    while first < len(lines):
        left = len(lines) - first
        more = (left - 1) // most           # pages after this one
        each = -(-left // (more + 1))
        if more:
            sentences = [n for n in range(max(2, left - more * most), min(most, left - 2) + 1)
                         if lines[first + n - 1][-1] in ".?!"]
            if sentences:
                each = min(sentences, key=lambda n: abs(n - each))
        first += each
        ends.append(first)
    return ends


def _cut(text, room, measure):
    """The longest beginning of a text that fits."""
    while len(text) > 1 and measure(text) > room:
        text = text[:-1]
    return text
