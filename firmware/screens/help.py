"""How to play: which game?"""

from screens.menu import Menu, Row
from screens.pager import help_pages


class Help(Menu):
    TITLE = "row.help"

    def rows(self):
        app = self.app
        return [Row("The Game", lambda: app.push(help_pages(app, "the_game"))),
                Row("Martes 13", lambda: app.push(help_pages(app, "martes13_table")))]
