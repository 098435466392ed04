"""Canonical JSON: one text for each value, the same bytes on CPython and on MicroPython."""

import json


def dumps(value):
    """Canonical JSON of None, bools, ints, text, lists and dicts with text keys.

    Sorted keys, no spaces, ASCII.
    """
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, dict):
        pairs = ["%s:%s" % (_quoted(key), dumps(value[key])) for key in sorted(value)]
        return "{%s}" % ",".join(pairs)
    if isinstance(value, (list, tuple)):
        return "[%s]" % ",".join([dumps(item) for item in value])
    if value is None or isinstance(value, (bool, int)):
        return json.dumps(value)
    raise TypeError("no canonical form: %r" % (value,))


def _quoted(text):
    if not isinstance(text, str):
        raise TypeError("no text: %r" % (text,))
    try:
        if all([_plain(code) for code in text.encode()]):
            return '"%s"' % text  # character by character takes MicroPython long
    except UnicodeError:  # half of a surrogate pair
        pass
    return '"%s"' % "".join([_escaped(ord(char)) for char in text])


def _escaped(code):
    if code > 0xFFFF:  # JSON knows 16 bits: a surrogate pair
        code -= 0x10000
        return "\\u%04x\\u%04x" % (0xD800 | code >> 10, 0xDC00 | code & 0x3FF)
    return chr(code) if _plain(code) else "\\u%04x" % code


def _plain(code):
    """Can it stand for itself? Not a quote or a backslash: every backslash begins \\uXXXX."""
    return 0x20 <= code < 0x7F and code not in (0x22, 0x5C)


def loads(text):
    """The value dumps() was given (tuples come back as lists). Raises ValueError."""
    return json.loads(_paired(text))


def _paired(text):
    """MicroPython's json leaves surrogate pairs apart: here they become one character."""
    at = text.find("\\ud")
    while at >= 0:
        high, low = _unit(text, at), _unit(text, at + 6)
        if 0xD800 <= high < 0xDC00 <= low < 0xE000:
            char = chr(0x10000 + ((high & 0x3FF) << 10 | low & 0x3FF))
            text = text[:at] + char + text[at + 12 :]
        at = text.find("\\ud", at + 1)
    return text


def _unit(text, at):
    r"""The 16 bits of the \uXXXX at this place, 0 if there is none."""
    return int(text[at + 2 : at + 6], 16) if text[at : at + 2] == "\\u" else 0
