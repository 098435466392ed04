"""How to play: which game, and the lesson or the pages?"""

from game_ui.navigation import open_lesson
from games import full_title, shelved, title
from ui.menu import Menu, Row


class Help(Menu):
    TITLE = "row.help"

    def rows(self):
        return [Row(full_title(self.app.text, game), self._opener(game)) for game in shelved()]

    def _opener(self, game):
        return lambda: self.app.push("screens.help.how_to", game)


class HowTo(Menu):
    """The lesson, and the pages, of a game that has both."""

    def __init__(self, app, game, back):
        """back: as of open_lesson()."""
        super().__init__(app)
        self._game, self._back = game, back

    def title(self):
        return title(self.app.text, self._game)

    def rows(self):
        app, text, game = self.app, self.app.text, self._game
        return [Row(text("row.lesson"), lambda: open_lesson(app, game, self._back)),
                Row(text("row.rules"), lambda: app.push("screens.pager.help_pages", game))]


def how_to(app, game=None):
    """How to play a game; without a name, the game in progress, of whose menu this is a part."""
    back = game and "screens.help.how_to"
    game = game or app.session.game.NAME
    if app.text.has_lesson(game):
        return HowTo(app, game, back)
    from screens.pager import help_pages
    return help_pages(app, game)
