"""Breaks text into lines."""


def wrap(text, columns):
    """Lines of at most columns characters; '\\n' begins a new one.

    Breaks between words; a word that is longer than a line is cut. '\\t' moves what follows to the
    end of the line, or of one more line.
    """
    lines = []
    for paragraph in text.split("\n"):
        left, tab, right = paragraph.partition("\t")
        if tab:
            gap = columns - len(left) - len(right)
            if gap < 1:
                lines.append(left[:columns])
                left, gap = "", max(0, columns - len(right))
            lines.append(left + " " * gap + right)
            continue
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) > columns:
                lines.append(line)
                line = ""
            line = line + " " + word if line else word
            while len(line) > columns:
                lines.append(line[:columns])
                line = line[columns:]
        lines.append(line)
    return lines
