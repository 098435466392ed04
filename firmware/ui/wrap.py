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
        while len(paragraph) > columns:
            end = paragraph.rfind(" ", 0, columns + 1)
            if end < 1:
                lines.append(paragraph[:columns])
                paragraph = paragraph[columns:]
            else:
                lines.append(paragraph[:end])
                paragraph = paragraph[end + 1:]
        lines.append(paragraph)
    return lines
