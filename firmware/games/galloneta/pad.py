"""A series of Galloneta games on the score pad: who started, both aces, how each game ended."""

from engine.galloneta.options import PAD_OPTIONS, PLAYERS
from pads.pad import Pad
from ui.strings import decimal, points

_LABEL = 8                      # characters of a name in a label


class Galloneta(Pad):
    NAME = "galloneta_table"
    TABLE_THEME = 4             # wine
    PLAYERS = PLAYERS
    EMBLEM = "coins_11"
    FAULTS = {"E_SAME_SUIT": "check.same_suit"}
    REASONS = {("E_SAME_SUIT", False): "page.same_suit", ("E_TURNS", False): "page.turns",
               ("E_PASSES", False): "page.passes"}

    def options(self):
        from pads.forms import Option, Seat
        return (
            Seat("first", "label.first", PAD_OPTIONS["first"]),
            Option("rounds", "label.rounds", PAD_OPTIONS["rounds"]),
        )

    def column(self, sheet, at):
        from games.galloneta.forms import kind
        return kind(sheet.COLUMNS[at])

    def label(self, text, names, sheet, at):
        name = sheet.COLUMNS[at]
        if name[-1] not in "12":
            return text("cell." + name)
        return text("cell." + name[:-1], names[int(name[-1]) - 1][:_LABEL])

    def default(self, game, number, column):
        """The player to start this game; no other column has a default."""
        return None if column else game.starter(number)

    def dealer(self, game, number):
        """None: there is no single dealer."""

    def barred(self, game, number, column):
        """The second player cannot have the first one's ace."""
        if game.sheet.COLUMNS[column] != "ace2":
            return ()
        return game.cell(number, 0, column - 1),

    def next_round_text(self, text, names, game, number, _head):
        return text("page.starts", names[game.starter(number)])

    def remark(self, text, names, game, number):
        """How the game ended."""
        from games.galloneta.forms import kind
        end = game.cell(number, 0, game.sheet.COLUMNS.index("end"))
        said = kind("end").value_text(end, text, names)
        return super().remark(text, names, game, number) or said[0].upper() + said[1:]

    def total(self, total):
        """Half points as text."""
        return points(total)

    def average(self, points):
        return decimal("%.1f" % (points / 2))


GAME_UI = Galloneta()
