"""The Game at the table: a group enters the cards that it has left."""

from engine.scorepad.actions import OPEN
from engine.the_game.options import PAD_OPTIONS, PLAYERS
from games import title
from games.pads.columns import Choice, Number
from games.pads.options import Option
from games.pads.pad import Pad
from ui.menu import Row


class TheGameTable(Pad):
    NAME, WAY, FIGURES = "the_game_table", "table", "figures"
    CLOTH = 1                   # navy
    PLAYERS = PLAYERS
    ENDS_AT_ONCE = True
    OPTIONS = (
        Option("level", "label.level", PAD_OPTIONS["level"]),
        Option("fire", "label.fire", PAD_OPTIONS["fire"]),
        Option("rounds", "label.rounds", PAD_OPTIONS["rounds"]),
    )
    COLUMNS = {"left": Number(), "burned": Choice(("value.no", "value.yes"))}
    FAULTS = {"E_BURNED": "check.burned"}
    REASONS = {("E_LEFT", True): "page.left", ("E_BURNED", False): "page.burned"}

    def usual(self, _game, _number, column):
        """Most games do not burn; how many cards are left must be entered."""
        return 0 if column else None

    def notes(self, app, number):
        """What the number of cards means, and the best result so far."""
        text, game = app.text.of(self.NAME), app.session.game
        drawn = game.in_draw_pile(number)
        if drawn:
            yield text("note.drawn", drawn)
        elif not game.missing(number):
            yield text("title." + game.score(number)["rating"])
        # Keys do not wait until the history has been read.
        best = app.history.best(app.session.head) if app.history.ready else None
        if best is not None:
            yield text("note.best", best)

    def round_rows(self, app, number):
        text, game = app.text.of(self.NAME), app.session.game
        return [
            Row(text("row.enter"), lambda: app.go("round_entry", number)),
            Row(text("label.level"), value=lambda: text("value." + game.level)),
            Row(text("label.fire"), value=lambda: text("value.yes" if game.fire else "value.no")),
        ]

    def points_lines(self, text, _names, game, number):
        score = game.score(number)
        return [text("page.cards_left", score["left"]), text("title." + score["rating"])]

    def announced(self, _text, _names, _game, _number):
        return []

    def standing_lines(self, text, _names, game):
        """A line per game, and the total."""
        return (["%s\t%s" % (label, left) for label, left in self._games(text, game)]
                + ["%s\t%d" % (text("label.total"), game.totals()[0])])

    def podium(self, text, _names, game, best):
        """The rating of the best game; the games, and the record."""
        fewest = game.result()["best"]
        rating = "none" if fewest is None else min(
            [(game.score(number)["left"], game.score(number)["rating"])
             for number in range(1, game.rounds + 1)
             if game.score(number)["rating"] != "none"])[1]
        if fewest is not None and (best is None or fewest < best):
            record = text("label.record_new"), str(fewest)
        else:
            record = text("label.record"), "-" if best is None else str(best)
        return text("title." + rating), self._games(text, game) + [record]

    def brief(self, text, head):
        result = head["result"]
        if result["best"] is None:
            burned = "BURNED" in result["outcomes"]
            shown = text("title.none") if burned else text("value.given_up")
        else:
            shown = str(result["best"])
        return title(self.NAME), shown

    @staticmethod
    def _games(text, game):
        """(label, cards left) of the games that count."""
        return [(text("title.round", number), str(game.score(number)["left"]))
                for number in range(1, game.rounds + 1) if game.status(number) != OPEN]


FACE = TheGameTable()
