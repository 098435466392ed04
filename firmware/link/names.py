"""The list of players' names: checks, and the order of the most recent players."""

from micropython import const

from engine.canonical import dumps

REPLY = const(132)      # bytes in a reply of the link, as 176 characters of base64
NAMES = const(16)
_LENGTH = const(12)     # characters: what fits beside a score on 128 pixels


def check(names):
    """Raises ValueError, with a sentence for people, if a list of names cannot be used."""
    if not isinstance(names, list) or len(names) > NAMES:
        raise ValueError("a list has at most %d names" % NAMES)
    for name in names:
        if not isinstance(name, str) or not 1 <= len(name) <= _LENGTH:
            raise ValueError("a name has 1 to %d characters" % _LENGTH)
        if name != name.strip() or not all([_printable(ord(char)) for char in name]):
            raise ValueError("a name has no characters that cannot be seen")
        if len(dumps([name])) > REPLY:
            raise ValueError("a name has more rare characters than fit a line")
        if names.count(name) > 1:
            raise ValueError("every name must be different")


def _printable(code):
    """True for a code point that is neither a control character nor half of a surrogate pair."""
    return 0x20 <= code < 0x7F or 0xA0 <= code < 0xD800 or 0xE000 <= code


def guests(app, count=8):
    """Names of people who have typed none."""
    return [app.text("label.player") + " %d" % (seat + 1) for seat in range(count)]


def seated(app, names, levels=()):
    """Remembers who plays, but no name that nobody has typed. levels: by seat, the level of a
    device or None; kept for the next form of a dealt game. Seats that this game did not have keep
    theirs, in capitals.
    """
    line, known = {}, app.settings["names"]
    if levels:
        names = [name for name, level in zip(names, levels) if not level]
        line["line"] = "".join([level[0] if level else "p" for level in levels]) + (
            app.settings["line"][len(levels):].upper())
    unnamed = guests(app)
    remember(app, [name for name in names if name in known or name not in unnamed], **line)


def remember(app, names, **more):
    """Moves players to the head of the remembered list. more: other settings to be saved."""
    known = [name for name in app.settings["names"] if name not in names]
    app.set(names=(names + known)[:NAMES], **more)


def translate(app, before):
    """Names that nobody has typed, such as "Player 1", follow the language. before: the texts
    of the last one.
    """
    names, worn, word = app.settings["names"], app.settings["emblems"], app.text("label.player")
    before = before("label.player")
    guests = {before + " %d" % i: word + " %d" % i for i in range(1, 9)}
    app.set(names=[name if guests.get(name) in names else guests.get(name, name)
                   for name in names])
    app.set(emblems=worn)
