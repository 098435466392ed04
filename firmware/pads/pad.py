"""Base of the score pads: what all games of engine/scorepad have in common on the display.

Copy games/take_that/pad.py to add a score pad.
"""

from engine.scorepad.actions import OVERRIDDEN
from game_ui.base import GameUI
from ui.strings import decimal


class Pad(GameUI):
    """The GameUI of a score pad, as the screens new_match, match and round_entry need it.

    names: of the players, by seat. number: of a round, from 1. Objects that only some screens need
    are made on request, since a Pad stays in memory during a match.
    """

    PLAYERS = 2, 6              # least and greatest number
    EMBLEM = None               # picture before the title, on a display with colours
    ENDS_AT_ONCE = False        # does the final result follow the last round at once?
    FAULTS = {}                 # keys of texts about a problem, by its code
    REASONS = {}                # keys of texts that explain it, by (code, too many?)
    SCORE = 3                   # characters of the points of a round

    def options(self):
        """The options of the form of a new match; see pads/forms.py."""
        return ()

    def columns(self):
        """{name of a column of the sheet: its kind}; see pads/forms.py."""
        return {}

    def column(self, sheet, at):
        """The kind of a column of the sheet, by its index."""
        from pads.forms import Count
        return self.columns().get(sheet.COLUMNS[at]) or Count()

    def label(self, text, _names, sheet, at):
        """The label of a column where there is room for words."""
        return text("cell." + sheet.COLUMNS[at])

    def named(self, _text, _sheet, _at):
        """The label of a column whose heading is a picture, or None."""

    def scored(self, sheet):
        """True if the points are computed from more than one column."""
        return len(sheet.COLUMNS) > 1

    def default(self, _game, _number, _column):
        """The value that OK enters in an empty cell; None for no default."""

    def deck(self, _game, _column):
        """(cards that there are of a column, those that nobody has at the end, about); None if
        nobody knows.
        """

    def barred(self, _game, _number, _column):
        """Values that the keys skip in a cell."""
        return ()

    def where(self, _game, _number, problem):
        """(seat, columns) that are probably wrong; None for all seats, () for all columns."""
        seat, column = problem.where
        return seat, () if column is None else (column,)

    def fault(self, text, _game, _number, problem):
        """A problem in a few words; None for so many too many, or missing."""
        if problem.code in self.FAULTS:
            return text(self.FAULTS[problem.code])

    def reason(self, text, game, _number, problem):
        """The text that explains why a problem is impossible."""
        why = text(self.REASONS[problem.code, problem.excess > 0])
        return why % game.sheet.LIMITS[problem.where[1]] if "%d" in why else why

    def problem_count(self, _game, _number):
        """The number of problems that a round has, as far as known."""
        return 1

    def notes(self, _app, _number):
        """Lines of text below a form."""
        return ()

    def accept_text(self, text, _game, _number):
        """The text of the button while the round has no problem."""
        return text("check.accept")

    # The match on the display

    ENTRY = "pads.round_entry.RoundEntry"

    def entry(self, _game, _number):
        """Path of the screen that enters a round."""
        return self.ENTRY

    def other_entry(self, _game, _number):
        """Path of another screen that enters a round, or None; the text row.live names it."""

    def dealer(self, game, number):
        """The seat that wears the bow tie, or None."""
        return game.dealer(number)

    def next_round_text(self, text, names, game, number, _head):
        """A line of text about the round to be played."""
        return text("page.next", names[game.dealer(number)], names[game.starter(number)])

    def marks(self, _game, _number):
        """By seat, a tuple of (picture, role) for the suits that the player drops; () if nobody
        does. picture: name of a sprite without its size, "cat" for cat_9.
        """
        return ()

    def closing(self, _game):
        """The action that ends the match now, if the players decide when it ends; or None."""

    def act_text(self, text, _value):
        """What only this game has, done by the action with this value, as text."""
        return text("value.end")

    def due(self, _game, _head):
        """The action that ends the match since what was agreed has come, or None."""

    def reopen(self, _session):
        """Called before a round of a match that is over is corrected."""

    def remark(self, text, _names, game, number):
        """A line of text about a round that counts, or ""."""
        return text("page.overridden") if game.status(number) == OVERRIDDEN else ""

    def total(self, total):
        """Points as text."""
        return str(total)

    def heading(self, text, names, game):
        """How a match ended, as text."""
        winners = game.result()["winners"]
        return (text("title.shared") if len(winners) > 1
                else text("title.winner", names[winners[0]]))

    # History

    def average(self, points):
        """Points per match as text."""
        return decimal("%.1f" % points)

    def standing(self, text, game):
        return text("home.round"), self.progress(text, game)

    def progress(self, _text, game):
        """The current round and the number of rounds, as text."""
        return self.place(game, game.current() or game.rounds)

    def place(self, game, number):
        """A round among all, as text; "" if the number of rounds is open."""
        return "%d/%d" % (number, game.rounds)

    def review(self, app, head):
        """Opens the score sheet."""
        app.push("pads.match.past_match", head)
