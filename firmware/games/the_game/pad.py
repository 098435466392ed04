"""The Game on the score pad: a group enters the cards it has left."""

from engine.the_game.options import PAD_OPTIONS, PLAYERS
from pads.pad import Pad


class TheGameTable(Pad):
    NAME, WAY, STATISTICS = "the_game_table", "table", "games.the_game.statistics.Statistics"
    TABLE_THEME = 1             # navy
    PLAYERS = PLAYERS
    ENDS_AT_ONCE = True
    FAULTS = {"E_BURNED": "check.burned"}
    REASONS = {("E_LEFT", True): "page.left", ("E_BURNED", False): "page.burned"}

    def options(self):
        from pads.forms import Option
        return (
            Option("level", "label.level", PAD_OPTIONS["level"]),
            Option("fire", "label.fire", PAD_OPTIONS["fire"]),
            Option("rounds", "label.rounds", PAD_OPTIONS["rounds"]),
        )

    def columns(self):
        from pads.forms import Choice, Number
        return {"left": Number(), "burned": Choice(("value.no", "value.yes"))}

    def default(self, _game, _number, column):
        """Not burned, as in most games; the cards left must be entered."""
        return 0 if column else None

    def notes(self, app, number):
        """The rating of the number of cards, and the best result so far."""
        text, game = app.text.of(self.NAME), app.session.game
        drawn = game.in_draw_pile(number)
        if drawn:
            yield text("note.drawn", drawn)
        elif not game.missing(number):
            yield text("title." + game.score(number)["rating"])
        # Without the history if it has not been read yet: keys must not wait.
        best = app.history.best(app.session.head) if app.history.ready else None
        if best is not None:
            yield text("note.best", best)

    def dealer(self, game, number):
        """None: there is no dealer."""

    def next_round_text(self, text, _names, game, _number, _head):
        level = text("value." + game.level)
        return level + ", " + text("label.fire") if game.fire else level

    def remark(self, text, names, game, number):
        return (super().remark(text, names, game, number)
                or text("title." + game.score(number)["rating"]))

    def heading(self, text, _names, game):
        """The rating of the best game, as text."""
        fewest = game.result()["best"]
        ratings = [game.score(number)["rating"] for number in range(1, game.rounds + 1)
                   if game.score(number)["left"] == fewest]
        return text("title." + ([each for each in ratings if each != "none"] or ["none"])[0])


GAME_UI = TheGameTable()
