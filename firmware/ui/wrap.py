"""Breaks text into lines."""


def wrap(text, columns):
    """Lines of at most columns characters; '\\n' begins a new one.

    Breaks between words; a word that is longer than a line is cut.
    """
    lines = []
    for paragraph in text.split("\n"):
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
