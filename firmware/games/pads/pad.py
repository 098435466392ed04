"""Games that are scored at the table: what all pads of engine/scorepad have in common.

Copy games/take_that/pad.py to begin a new one.
"""

from engine.scorepad.actions import GAME, OPEN, OVERRIDDEN, WHOLE, fields
from games import title
from games.base import Face
from games.pads.columns import Count
from ui.menu import Row

_NAME = 12                      # columns


class Pad(Face):
    """What the screens new_match, match and round_entry ask.

    names are the players', by seat; number is that of a round.
    """

    PLAYERS = 2, 6              # fewest, most
    ENDS_AT_ONCE = False        # does the last round lead to the final result, without its pages?
    OPTIONS = ()                # of the form; see options.py
    COLUMNS = {}                # by the sheet's names: how to key them in; see columns.py
    FAULTS = {}                 # keys of texts that say what is wrong, by code of the problem, ...
    REASONS = {}                # ... and why that cannot be, by (code, are there too many?)
    SCORE = 3                   # characters of the points of a round

    def column(self, sheet, at):
        """The kind of a column of the sheet."""
        return self.COLUMNS.get(sheet.COLUMNS[at]) or Count()

    def label(self, text, _names, sheet, at):
        """What a column is called where there is room for words."""
        return text("cell." + sheet.COLUMNS[at])

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

    def notes(self, _app, _number):
        """Lines below a sheet with one row."""
        return ()

    def agreed(self, text, _game, _number):
        """What the button says when nothing speaks against the round."""
        return text("check.accept")

    def round_rows(self, app, number):
        """Rows of the match screen about the round that is to be played."""
        text, game, names = app.text.of(self.NAME), app.session.game, app.session.head["names"]
        return [
            Row(text("row.enter"), lambda: app.go("round_entry", number)),
            Row(text("label.deals"), value=lambda: names[game.dealer(number)]),
            Row(text("label.starts"), value=lambda: names[game.starter(number)]),
        ]

    # Results, in words

    def chapters(self, text, names, game, number, ahead=True):
        """(title, text) pages of a round that counts: points, why, and what comes next."""
        lines = self.points_lines(text, names, game, number)
        if game.status(number) == OVERRIDDEN:
            lines.append(text("page.overridden"))
        chapters = [(text("title.round", number), "\n".join(lines))]
        chapters += self.explained(text, names, game, number)
        following = game.current()
        if ahead and following:
            chapters += self.announced(text, names, game, following)
        return chapters

    def points_lines(self, _text, names, game, number):
        """A line per player: points of the round, and the total so far."""
        points, totals = game.score(number)["points"], game.totals(number)
        return ["%s\t%+d%5d" % (name[:_NAME], points[seat], totals[seat])
                for seat, name in enumerate(names)]

    def explained(self, _text, _names, _game, _number):
        """More pages about a round."""
        return []

    def announced(self, text, names, game, number):
        """Pages about the next round."""
        return [(text("title.round", number),
                 text("page.next", names[game.dealer(number)], names[game.starter(number)]))]

    def standing_lines(self, _text, names, game):
        """A line per player, the best first: rank, name, total."""
        return ["%d. %s\t%s" % (rank, names[seat][:_NAME], self.total(total))
                for rank, seat, total in game.standings()]

    def total(self, total):
        """Points as people write them."""
        return str(total)

    def podium(self, text, names, game, _best):
        """(title, (label, value) of rows): how a match ended. best: the best so far, if known."""
        winners = game.result()["winners"]
        heading = (text("title.shared") if len(winners) > 1
                   else text("title.winner", names[winners[0]]))
        return heading, [("%d. %s" % (rank, names[seat]), self.total(total))
                         for rank, seat, total in game.standings()]

    def action_said(self, text, names, game, action, room):
        """The last action, which can be taken back, in at most `room` letters."""
        number, seat, column, _ = fields(action)
        if seat in (WHOLE, GAME):
            return text("title.round", number)
        value = game.cell(number, seat, column)
        kind = self.column(game.sheet, column)
        shown = "-" if value is None else kind.said(value, text, names)
        whose = names[seat] if game.seats == len(names) else text("title.round", number)
        left = room - len(shown) - 1
        return "%s %s" % (whose[:left], shown) if left > 1 else shown[:room]

    # History

    def average(self, points):
        """Points per match."""
        return "%.1f" % points

    def standing(self, text, game):
        return text("home.round"), self.progress(text, game)

    def progress(self, _text, game):
        """The round that is played, and how many there are."""
        return "%d/%d" % (game.current() or game.rounds, game.rounds)

    def brief(self, text, head):
        winners = head["result"]["winners"]
        if len(winners) > 1:
            return title(self.NAME), text("value.tie")
        return title(self.NAME), head["names"][winners[0]] if winners else text("value.given_up")

    def review(self, app, head):
        """Shows all rounds."""
        text = app.text.of(self.NAME)
        head, game = app.session.recall(head["seq"])
        names = head["names"]
        chapters = [(text("row.standings"), "\n".join(self.standing_lines(text, names, game)))]
        for number in range(1, game.rounds + 1):
            if game.status(number) != OPEN:
                chapters += self.chapters(text, names, game, number, False)
        app.go("pager", chapters)
