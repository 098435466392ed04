"""The screen between two people's turns: who gets the device, and what was done. Shows no hand."""

from game_ui.names import cut, initials, short_name
from games import ui_of
from ui import cards, kit
from ui.canvas import BG, DIM, FG, GOLD, INK, LINE, MINT, PAPER
from ui.regions import Regions
from ui.screen import Screen


class HandOver(Screen):
    """OK shows the hand. NEXT and the arrows step through what was done since the player's last
    turn; BACK leaves the game for later.

    A subclass defines _learn(), _step() and _sum(), which give the steps and their texts; and
    PILES and _pile(), if it shows piles.
    """

    PILES = 0                   # number of piles, shown on colour displays only
    _laid = []                  # the steps
    _draw = None                # cards of the draw pile, if that is shown

    def __init__(self, app, then, game=None, head=None, seat=None):
        """then(): called on OK. game, head, seat: None for the game in progress and the player to
        move.
        """
        super().__init__(app)
        if not game:
            game, head = app.session.game, app.session.head
            seat = game.current_player()
        names, first = head["names"], head["options"].get("first", 0)
        self._then = then
        self.head, self.holder = head, seat
        self.TABLE_THEME = ui_of(game.NAME).TABLE_THEME
        self._text = app.text.of(game.NAME)
        self._names, self._seat = names, seat
        self._initials = initials(names)
        self._learn(game, first, seat)
        self._at = 0
        self._look = look = app.layout_of("hand_over")
        self._font = app.font(look.LINE_FONT)
        self._regions = Regions(*self._pictures(), ("line", self._line))

    def _learn(self, game, first, seat):
        """Sets _laid, the steps since the last turn of this seat, and whatever _show() needs."""

    def _pictures(self):
        """Regions above the line of text, as arguments of Regions."""
        return ("pile", self._paint_pile, min(self.PILES, len(self._look.PILES))),

    def _paint_pile(self, canvas, state, i):
        look = self._look
        x, y = look.PILES[i]
        w, h = look.PILE_W, look.PILE_H
        value, chosen = state
        canvas.rounded(x - 3, y - 3, w + 6, h + 6, GOLD if chosen else BG, 4)
        self._pile(canvas, i, x, y, w, h, value)

    def _pile(self, canvas, i, x, y, w, h, value):
        """Paints a pile. value: its part of the region's state, which is (value, was it played on
        in the step shown?).
        """

    def _show(self, regions):
        """Sets the states of the regions: as things stood after the step shown, or as they stand
        now.
        """

    def draw(self, canvas):
        self._regions.forget()
        self._back(canvas)
        self._card(canvas)
        look = self._look
        if look.PILES and self._draw is not None:
            x, bottom, w, h = look.DECK
            cards.deck(canvas, x, bottom, w, h, -(-self._draw // look.DECK_CARDS))
            canvas.text(str(self._draw), *look.COUNT, self.app.font(look.COUNT_FONT), FG, None)
        self.update(canvas)

    def update(self, canvas):
        self._show(self._regions)
        self._regions.set("line", self._at)
        self._regions.paint(canvas)

    def key(self, key):
        app = self.app
        if key == "OK":
            self._then()
        elif key == "BACK":
            if app.session.game:
                app.home()
            else:
                app.pop()
        else:
            by = -1 if key in ("UP", "LEFT") else 1
            self._at = (self._at + by) % (len(self._laid) + 1)

    # Painters

    def _back(self, canvas):
        """Paints the background, the back of a card."""
        n, w, h = self._look.LOZENGE, canvas.width - 1, self._look.LINE[1] - 1
        for at in range(0, w + h, n):
            x, y = min(at, w), max(0, at - w)
            by = min(x, h - y)
            canvas.lines((x, y, x - by, y + by), LINE)
            canvas.lines((w - x, y, w - x + by, y + by), LINE)

    def _card(self, canvas):
        look, font = self._look, self.app.font
        x, y, w, h = look.BOX
        colour = self.app.layout.COLOUR
        face_, ink = (PAPER, INK) if colour else (BG, FG)
        canvas.card(x, y, w, h, face_, ink, look.CORNER)
        if colour:
            canvas.frame(x + 4, y + 4, w - 8, h - 8, GOLD)
        give, key = font(look.GIVE_FONT), font(look.KEY_FONT)
        said = self._text("pass.give")
        canvas.centre(said, x, look.GIVE_Y, w, give if give.width(said) < w - 8 else key, ink,
                      None)
        self._player(canvas, x + 6, w - 12, ink)
        said = self._text("pass.show")
        ok = self.app.text.label("OK")
        cap, gap = key.width(ok) + 8, 4
        if cap + gap + key.width(said) > w - 4:
            cap, gap = cap - 4, 3
        left = x + (w - cap - gap - key.width(said)) // 2
        canvas.card(left, look.KEY_Y - 3, cap, key.cap + 6, face_, ink, 3 if colour else 1)
        canvas.text(ok, left + (cap - key.width(ok)) // 2, look.KEY_Y, key, ink, None)
        canvas.text(said, left + cap + gap, look.KEY_Y, key, ink, None)

    def _player(self, canvas, x, w, ink):
        """Paints the name, as large as fits, with the emblem, or else with the initial."""
        look, font, n = self._look, self.app.font, self._look.TOKEN
        name = self._names[self._seat]
        worn = kit.emblem(self.app, name, n)
        beside = n + 8 if look.TOKEN_Y is None and (worn or look.TOKEN_FONT) else 0
        for big in map(font, look.NAME_FONTS):
            if big.width(name) <= w - beside:
                break
        name = short_name(name, big, w - beside)
        left = x + (w - beside - big.width(name)) // 2
        canvas.text(name, left + beside, look.NAME_Y, big, ink, None)
        if beside:
            top = look.NAME_Y - (n - big.cap) // 2
        else:
            left, top = x + (w - n) // 2, look.TOKEN_Y
        if worn:
            kit.badge(canvas, left, top, n, *worn)
        elif look.TOKEN_FONT:
            kit.token(canvas, left, top, n, self._initials[self._seat], font(look.TOKEN_FONT), ink)

    def _line(self, canvas, at):
        """Paints the line of text. at: the number of a step, from 1; 0 for the sum of all."""
        look, font = self._look, self._font
        x, y, w, h = look.LINE
        canvas.fill(x, y, w, h)
        if not self._laid:
            return
        x, w = x + look.LINE_PAD, w - 2 * look.LINE_PAD
        top = y + (h // look.LINES - font.cap + 1) // 2
        if at:
            place = "%d/%d" % (at, len(self._laid))
            canvas.right(place, x, top, w, font, DIM, None)
            room = w - font.width(place) - 4
        else:
            canvas.triangle(x + w - 4, top + font.cap // 2 - 3, 7, ">", DIM)
            room = w - 8
        self._told(canvas, at, x, [(top, room), (top + h // 2, w)][:look.LINES])

    def _told(self, canvas, at, x, rows):
        """Paints the text of a step, or of the sum, in one row or two. rows: (y, width) each."""
        font, role, (top, room) = self._font, FG if at else MINT, rows[0]
        head, tail = self._step(at) if at else self._sum(room)
        if len(rows) == 1:
            tail = (": " if head and head[-1] != ":" else " ") + tail     # not "Player 2 4 acts"
            room -= font.width(tail)
        end = canvas.text(cut(head, font, room), x, top, font, role, None)
        canvas.text(tail, x if len(rows) > 1 else end, rows[-1][0], font, role, None)

    def _step(self, at):
        """(text of who, text of what) for step `at`, from 1."""

    def _sum(self, room):
        """The same for all steps together, at most room pixels wide."""
