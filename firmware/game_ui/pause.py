"""The pause menu of a table: a panel over the darkened table."""

from micropython import const

from ui.canvas import BAR, BG, DIM, FG, INK, LINE, RED
from ui.kit import battery, title
from ui.menu import Menu, Row, named, switch

_AIR = const(8)                 # pixels between the parts of the header
_CHARGE = const(22)             # pixels of the battery there


class Pause(Menu):
    """The first row goes on with the game and is chosen at first, so that a key too many does no
    harm.
    """

    TITLE = "title.menu"
    WIPES = False               # the table stays, darkened

    def __init__(self, app):
        self._look = look = app.layout_of("pause")
        super().__init__(app, look.TOP, look.ROWS, look.INSET)
        self.text = app.text.of(app.session.game.NAME)
        self._bare = not look.PANEL     # is the table not on the display any more?
        self._laid = False

    def acts(self):
        """Rows of what can be done at this table now."""
        return []

    def more(self):
        """Rows of this game, below its rules."""
        return []

    def rows(self):
        app, row, seed = self.app, self.row, self.app.session.head["seed"]
        rows = [row("go", "row.on", app.pop)] + self.acts()
        rows.append(row("help", "row.help", app.opener("screens.help.how_to")))
        rows += self.more()
        if seed and not self._seed_font(seed):
            rows.append(Row(self.text("label.seed"), value=lambda: seed))
        rows += [row("settings", "row.settings", app.opener("screens.settings.Settings", True)),
                 row("home", "row.home", app.home)]
        if not app.session.game.is_terminal():      # what is over counts as it is
            rows.append(row("cross", "row.give_up", self._give_up))
        return rows

    def row(self, picture, key, action=None, *values, value=None):
        """A row. picture: name of the icon. key, values: of the label's text. action, value: as
        for Row.
        """
        return Row(self.text(key, *values), action, value, icon=self._icon(picture))

    def switch(self, picture, setting):
        row = switch(self.app, setting, self.text)
        row.icon = self._icon(picture)
        return row

    def players(self, values):
        """Rows of all players. values: by seat, functions that return the text at the end of the
        row.
        """
        return [named(self.app, name, value=value)
                for name, value in zip(self.app.session.head["names"], values)]

    def then(self, action):
        """A function that closes the pause, then calls action()."""
        def act():
            self.app.pop()
            self.app.act(action)
        return act

    def _icon(self, picture):
        art, n, name = self.app.art, self.app.layout.BADGE, picture + self._look.ICON
        return lambda: (_paint_icon, n, n, art(name))

    def _give_up(self):
        from game_ui.navigation import ask_give_up  # rarely needed
        ask_give_up(self.app)

    def _move(self, at):
        """Passes over rows that only tell something, so many that all of them come into view."""
        by, rows = -1 if at < self.at else 1, self._rows
        for _ in range(self._count - 1):
            row = rows[at % len(rows)]
            if row.action or row.step:
                break
            at += by
        super()._move(at)

    # The panel

    def on_show(self):
        super().on_show()
        self._laid = False

    def on_hide(self):
        super().on_hide()
        self._bare = True

    def update(self, canvas):
        if self._laid:
            super().update(canvas)
            return
        self._laid = True
        if self._bare:
            canvas.clear(BAR)
        else:
            canvas.darken()
        self.draw(canvas)

    def draw(self, canvas):
        """Paints the panel over what is on the display."""
        if self._look.PANEL:
            x, y, w, h = self._look.PANEL
            canvas.rounded(x - 2, y - 2, w + 4, h + 4, INK, 5)
            canvas.rounded(x, y, w, h, LINE, 5)
            canvas.rounded(x + 1, y + 1, w - 2, h - 2, BG, 4)
        super().draw(canvas)

    def _title(self, canvas, state):
        text, up, down, charge = state
        look, app = self._look, self.app
        right, seed = look.RIGHT, app.session.head["seed"]
        if look.PANEL:
            canvas.fill(*look.HEADER)
        else:
            title(canvas, app, "", up, down)
        canvas.sprite(app.art(look.TIE), *look.TIE_AT, RED)
        canvas.text(text, *look.TITLE, app.body, FG, None)
        if look.PANEL and charge is not None:
            battery(canvas, right, look.HEADER[1] + look.HEADER[3] // 2, charge)
            right -= _CHARGE
        font = seed and self._seed_font(seed)
        if font:
            canvas.right(seed, 0, look.TITLE[1] + app.body.cap - font.cap, right, font, DIM, None)

    def _seed_font(self, seed):
        """The font in which a seed fits the header; None if it needs a row of its own."""
        app, look = self.app, self._look
        room = look.RIGHT - look.TITLE[0] - app.body.width(self.title()) - _AIR
        if app.feedback.charge is not None:
            room -= _CHARGE
        for name in look.SEED_FONTS:
            font = app.font(name)
            if font.width(seed) <= room:
                return font
        return None


class TableMenu(Pause):
    """The pause of a GameTable, which supplies the rows."""

    def __init__(self, app, table):
        super().__init__(app)
        self._table = table

    def acts(self):
        return self._table.menu_rows(self)

    def more(self):
        return self._table.more_rows(self)

    # Rows that games have in common; each returns a list, empty where the row is of no use

    def hint(self):
        return [self.row("bow", self._table.hint_row, self.then(self._table.hint))]

    def undo(self, key="row.undo", *values):
        table = self._table
        return [self.row("undo", key, self.then(table.undo), *values)] if table.can_undo() else []

    def seen(self):
        """Rows that replay what the devices have done since the last turn."""
        app = self.app
        return [self.row("eye", "row.seen", lambda: app.replace(self._table.DEVICE, True))] if (
            app.session.head.get("devices") and app.session.game.log) else []

    def sheet(self):
        """Rows that open the score sheet of a match, from its second round on."""
        app = self.app
        return [self.row("pad", "row.sheet", app.opener("pads.match.dealt_sheet"))] if (
            app.session.game.current() != 1) else []


def _paint_icon(canvas, x, y, h, chosen, n, picture):
    canvas.sprite(picture, x + (n - picture.width) // 2, y + (h - picture.height) // 2,
                  BG if chosen else FG)
