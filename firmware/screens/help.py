"""How to play: which game?"""

from games import full_title, shelved
from ui.menu import Menu, Row


class Help(Menu):
    TITLE = "row.help"

    def rows(self):
        return [Row(full_title(self.app.text, game), self._opener(game)) for game in shelved()]

    def _opener(self, game):
        return lambda: self.app.go("help_pages", game)
