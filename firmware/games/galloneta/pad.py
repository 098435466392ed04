"""A series of Galloneta at the table: who started, both aces, and how each game ended."""

from engine.galloneta.options import PAD_OPTIONS, PLAYERS
from games.pads.columns import Choice, Count, Number
from games.pads.options import Option, Seat
from games.pads.pad import Pad
from ui.canvas import ACCENT, GOOD, RISE, WARN, Icon
from ui.menu import Row

_KILLS = 2                      # the first two ENDS say whose ace was killed, so who has lost
_LABEL = 8                      # characters of a name in a label

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
        from engine.galloneta.scoring import ENDS
        if value < _KILLS:
            return text("ending.won", names[1 - value][:_LABEL])
        return text("ending." + ENDS[value])


class Galloneta(Pad):
    NAME = "galloneta_table"
    CLOTH = 4                   # wine
    PLAYERS = PLAYERS
    OPTIONS = (
        Seat("first", "label.first", PAD_OPTIONS["first"]),
        Option("rounds", "label.rounds", PAD_OPTIONS["rounds"]),
    )
    COLUMNS = {
        "starter": Player(()),
        "end": End(()),
        "turns": Number(optional=True),
    }
    FAULTS = {"E_SAME_SUIT": "check.same_suit"}
    REASONS = {("E_SAME_SUIT", False): "page.same_suit", ("E_TURNS", False): "page.turns",
               ("E_PASSES", False): "page.passes"}

    _ACE = Choice(["suit.%d" % suit for suit in range(4)],
                  list(zip((_COINS, _CUPS, _SWORDS, _CLUBS), (ACCENT, WARN, RISE, GOOD))))
    _MOVES = Count(optional=True)
    _COMPRA = Choice(("value.no", "value.yes"), optional=True)
    # Columns that each player has.
    _TWICE = {"ace": _ACE, "horizontal": _MOVES, "compra": _COMPRA}

    def column(self, sheet, at):
        name = sheet.COLUMNS[at]
        return self.COLUMNS.get(name) or self._TWICE[name[:-1]]

    def label(self, text, names, sheet, at):
        name = sheet.COLUMNS[at]
        if name in self.COLUMNS:
            return text("cell." + name)
        return text("cell." + name[:-1], names[int(name[-1]) - 1][:_LABEL])

    def usual(self, game, number, column):
        """Who is to start this game; nothing else has a usual value."""
        return None if column else game.starter(number)

    def barred(self, game, number, column):
        """The second player cannot take the first one's ace."""
        if game.sheet.COLUMNS[column] != "ace2":
            return ()
        return game.cell(number, 0, column - 1),

    def round_rows(self, app, number):
        text, game, names = app.text.of(self.NAME), app.session.game, app.session.head["names"]
        return [
            Row(text("row.enter"), lambda: app.go("round_entry", number)),
            Row(text("label.starts"), value=lambda: names[game.starter(number)]),
        ]

    def points_lines(self, text, names, game, number):
        """Points of the game and of the series, and how it ended."""
        points, totals = game.score(number)["points"], game.totals(number)
        lines = ["%s\t%s%5s" % (name, self.total(points[seat]), self.total(totals[seat]))
                 for seat, name in enumerate(names)]
        column = game.sheet.COLUMNS.index("end")
        return lines + [self.COLUMNS["end"].said(game.cell(number, 0, column), text, names)]

    def announced(self, text, names, game, number):
        return [(text("title.round", number), text("page.starts", names[game.starter(number)]))]

    def total(self, total):
        """The pad counts in halves."""
        return "%d%s" % (total // 2, ".5" if total % 2 else "")

    def average(self, points):
        return "%.1f" % (points / 2)


FACE = Galloneta()
