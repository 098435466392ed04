"""Games that are scored at the table: what all pads of engine/scorepad have in common.

Copy games/take_that/pad.py to begin a new one.
"""

from engine.scorepad.actions import OVERRIDDEN
from game_ui.base import GameUI
from games import title
from ui.strings import decimal


class Pad(GameUI):
    """What the screens new_match, match and round_entry ask.

    names are the players', by seat; number is that of a round. What only some screens need is made
    when they ask: all else stays in memory during a match.
    """

    PLAYERS = 2, 6              # fewest, most
    EMBLEM = None               # picture before the title, on a display with colours
    ENDS_AT_ONCE = False        # does the last round lead to the final result, without its own?
    FAULTS = {}                 # keys of texts that say what is wrong, by code of the problem, ...
    REASONS = {}                # ... and why that cannot be, by (code, are there too many?)
    SCORE = 3                   # characters of the points of a round

    def options(self):
        """Of the form; see options.py."""
        return ()

    def columns(self):
        """{name of the sheet's column: how to key it in}; see columns.py."""
        return {}

    def column(self, sheet, at):
        """The kind of a column of the sheet."""
        from pads.forms import Count
        return self.columns().get(sheet.COLUMNS[at]) or Count()

    def label(self, text, _names, sheet, at):
        """What a column is called where there is room for words."""
        return text("cell." + sheet.COLUMNS[at])

    def named(self, _text, _sheet, _at):
        """What a column is called on a sheet where a picture heads it, or None."""

    def scored(self, sheet):
        """Do the points follow from more than one column?"""
        return len(sheet.COLUMNS) > 1

    def usual(self, _game, _number, _column):
        """What OK enters in an empty cell; None if there is no usual value."""

    def barred(self, _game, _number, _column):
        """Values that the keys leave out in a cell."""
        return ()

    def reason(self, _game, _number, problem):
        """Key of the text that says why a problem cannot be."""
        return self.REASONS[problem.code, problem.excess > 0]

    def wrong(self, _game, _number):
        """How many problems a round has, as far as that is known."""
        return 1

    def notes(self, _app, _number):
        """Lines below a sheet with one row."""
        return ()

    def agreed(self, text, _game, _number):
        """What the button says when nothing speaks against the round."""
        return text("check.accept")

    # The match on the display

    ENTRY = "pads.round_entry.RoundEntry"

    def entry(self, _game, _number):
        """The screen that enters a round."""
        return self.ENTRY

    def other_entry(self, _game, _number):
        """That of another one with the same purpose, or None; text row.live says what it does."""

    def dealer(self, game, number):
        """The seat that wears the bow tie, or None."""
        return game.dealer(number)

    def ahead(self, text, names, game, number):
        """A line about the round that is to be played."""
        return text("page.next", names[game.dealer(number)], names[game.starter(number)])

    def marks(self, _game, _number):
        """Per seat, (picture, role) of what has been dropped; () for nobody. A picture's name is
        that of a sprite before its size: "cat" for cat_9.
        """
        return ()

    def closing(self, _game):
        """The action that ends the match now, where the players decide when; or None."""

    def remark(self, text, _names, game, number):
        """A line about a round that counts, or ""."""
        return text("page.overridden") if game.status(number) == OVERRIDDEN else ""

    def total(self, total):
        """Points as people write them."""
        return str(total)

    def heading(self, text, names, game):
        """How a match ended."""
        winners = game.result()["winners"]
        return (text("title.shared") if len(winners) > 1
                else text("title.winner", names[winners[0]]))

    # History

    def average(self, points):
        """Points per match."""
        return decimal("%.1f" % points)

    def standing(self, text, game):
        return text("home.round"), self.progress(text, game)

    def progress(self, _text, game):
        """The round that is played, and how many there are."""
        return self.place(game, game.current() or game.rounds)

    def place(self, game, number):
        """A round among all; "" where nobody knows yet how many there will be."""
        return "%d/%d" % (number, game.rounds)

    def brief(self, text, head):
        winners, said = head["result"]["winners"], title(text, self.NAME)
        if len(winners) > 1:
            return said, text("value.tie")
        return said, head["names"][winners[0]] if winners else text("value.given_up")

    def review(self, app, head):
        """Shows the score sheet."""
        app.push("pads.match.past_match", head)
