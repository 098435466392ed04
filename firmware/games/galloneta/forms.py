"""Input of Galloneta: the options of a new game, and the columns of a sheet."""

from engine.galloneta.cards import COLUMNS, SUITS
from engine.galloneta.options import ACE_COLUMNS, ACES
from engine.galloneta.scoring import ENDS
from pads.forms import Choice, Count, Number, Option, Seat
from ui.canvas import ACCENT, GOOD, RISE, WARN, Icon


class _First(Seat):
    """The option of the starting player: a seat, or None for drawing lots (GA-R1)."""

    depends = False

    def choices(self, players):
        return [None] + super().choices(players)

    def default(self, _players):
        return None

    def value_text(self, value, text, names):
        return text("value.lots") if value is None else names[value]


class _Letter(Option):
    """One player's letter of an option with two letters."""

    def __init__(self, name, values, label, seat, initials, word=None):
        super().__init__(name, label, values)
        self._seat, self._initials, self._word = seat, initials, word

    def step(self, value, by, _players):
        """The next letter that the other player's one allows."""
        initials, seat = self._initials, self._seat
        pair = list(value)
        while True:
            pair[seat] = initials[(initials.index(pair[seat]) + by) % len(initials)]
            if "".join(pair) in self.values:
                return "".join(pair)

    def value_text(self, value, text, _names):
        letter = value[self._seat]
        return text(self._word % self._initials.index(letter)) if self._word else letter


def options():
    options = [_First("first", "label.first", 0)]
    for seat in range(2):
        options += [
            _Letter("aces", ACES, "label.aces%d" % (seat + 1), seat, SUITS, "suit.%d"),
            _Letter("columns", ACE_COLUMNS, "label.column", seat, COLUMNS)]
    return options


_KILLS = 2                      # the first two ENDS are the loss of player 1's, of player 2's ace
_LABEL = 8                      # characters of a name at most

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
    """A column whose value is a player."""

    def value_text(self, value, _text, names):
        return names[value]


class End(Choice):
    """A column for how a game ended."""

    def value_text(self, value, text, names):
        if value < _KILLS:
            return text("ending.won", names[1 - value][:_LABEL])
        return text("ending." + ENDS[value])


def kind(name):
    """The kind of a column; some columns exist per player: ace1, ace2."""
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
