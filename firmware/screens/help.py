"""How to play: which game?"""

from games import full_title, shelved
from screens.menu import Menu, Row
from screens.pager import help_pages


class Help(Menu):
    TITLE = "row.help"

    def rows(self):
        return [Row(full_title(self.app.text, game), self._opener(game)) for game in shelved()]

    def _opener(self, game):
        return lambda: self.app.push(help_pages(self.app, game))
