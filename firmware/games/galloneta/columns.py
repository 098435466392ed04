"""How the columns of a sheet of Galloneta are keyed in."""

from engine.galloneta.scoring import ENDS
from pads.columns import Choice, Count, Number
from ui.canvas import ACCENT, GOOD, RISE, WARN, Icon

_KILLS = 2                      # the first two ENDS say whose ace was killed, so who has lost
_LABEL = 8                      # characters of a name

# Suits of a Spanish pack: coins, cups, swords, clubs.
_COINS = Icon(9, b"..#####.."
                 b".#.....#."
                 b"#..###..#"
                 b"#.#...#.#"
                 b"#.#.#.#.#"
                 b"#.#...#.#"
                 b"#..###..#"
                 b".#.....#."
                 b"..#####..")

_CUPS = Icon(9, b"#########"
                b"#.......#"
                b"#########"
                b".#######."
                b"..#####.."
                b"...###..."
                b"....#...."
                b"...###..."
                b".#######.")

_SWORDS = Icon(9, b"....#...."
                  b"....#...."
                  b"...###..."
                  b"...###..."
                  b"...###..."
                  b"...###..."
                  b".#######."
                  b"....#...."
                  b"...###...")

_CLUBS = Icon(9, b".....###."
                 b"....#####"
                 b"...##.###"
                 b"...#####."
                 b"..##.###."
                 b"..#####.."
                 b".#####..."
                 b".###....."
                 b"###......")


class Player(Choice):
    """One of the players."""

    def said(self, value, _text, names):
        return names[value]


class End(Choice):
    """How a game ended."""

    def said(self, value, text, names):
        if value < _KILLS:
            return text("ending.won", names[1 - value][:_LABEL])
        return text("ending." + ENDS[value])


def kind(name):
    """The kind of a column; some are there for each player: ace1, ace2."""
    if name == "starter":
        return Player(())
    if name == "end":
        return End(())
    if name == "turns":
        return Number(optional=True)
    if name[:-1] == "ace":
        return Choice(["suit.%d" % suit for suit in range(4)],
                      list(zip((_COINS, _CUPS, _SWORDS, _CLUBS), (ACCENT, WARN, RISE, GOOD))))
    if name[:-1] == "horizontal":
        return Count(optional=True)
    return Choice(("value.no", "value.yes"), optional=True)
