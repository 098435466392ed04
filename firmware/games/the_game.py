"""The Game, solo: the device deals."""

from games.base import Face


class TheGame(Face):
    NAME = "the_game"
    WAY = "solo"
    NEW, PLAYING, OVER, FIGURES = "new_game", "table", "over", "figures"
    PLAYERS = 1, 1

    def progress(self, text, game):
        return text("value.left", game.left())

    def brief(self, text, head):
        return "%2d  %s" % (head["result"]["left"], kind(text, head["options"])), head["seed"]

    def review(self, app, head):
        """Deals it again."""
        from screens.new_game import deal
        options = head["options"]
        deal(app, options["level"], options["fire"], head["seed"])


def kind(text, options):
    """Level and fire in few letters."""
    return text("short." + options["level"]) + ("+F" if options["fire"] else "")


FACE = TheGame()
