"""The preview of an attack in Galloneta: who would win, and what it costs."""

from engine.galloneta.board import DIES, KEEPS, LOSES, SAVED
from engine.galloneta.cards import suit, value
from engine.galloneta.notation import split
from game_ui.names import short_name
from games.galloneta.constants import FIGURES, SUITS
from ui import kit
from ui.art import fitting
from ui.canvas import AMBER, BG, BLUE, FG, GREEN, INK, PAPER, RED, SHADE
from ui.regions import Regions
from ui.screen import Screen
from ui.strings import points

_SUIT_INKS = AMBER, RED, BLUE, GREEN


class Duel(Screen):
    """OK presses the chosen button, to attack or not; BACK leaves; other keys move the cursor."""

    def __init__(self, app, table, action):
        super().__init__(app)
        self.TABLE_THEME = table.TABLE_THEME
        self._text = app.text.of("galloneta")
        self._action, self._do = action, table.do
        game = app.session.game
        _, start, target = split(action)
        cells = game.board.cells
        self._pieces = cells[start], cells[target]
        self._other = app.session.head["names"][1 - game.seat]
        self._duel = game.preview(action)
        self._near = self._pieces[0].rank() == 12 and abs(start - target) == 4
        # First "wait" if the attack loses the player's figure, unless it wins.
        self._at = int(self._duel[2] == DIES
                       and (self._duel[3] != DIES or self._pieces[1].rank() != 1))
        self._row = (27 - target if game.seat else target) % 4
        self._look = look = app.layout_of("duel")
        self.WIPES = look.WIPES
        self._laid = self._bare = False     # on the display; has another screen covered it?
        said = [self._text(key) for key in ("act.attack", "duel.wait")]
        fonts = [fitting(app, look.BUTTON_FONTS, [each], w - 4)
                 for each, (_, _, w, _) in zip(said, look.BUTTONS)]

        def paint(canvas, chosen, i):
            kit.button(canvas, *look.BUTTONS[i], said[i], fonts[i], chosen)

        self._regions = Regions(("button", paint, 2))

    def key(self, key):
        if key == "BACK" or (key == "OK" and self._at):
            self.app.pop()
        elif key == "OK":
            self.app.pop()
            self.app.act(self._do, self._action)
        else:
            self._at = 1 - self._at

    def on_hide(self):
        self._laid, self._bare = False, True

    def draw(self, canvas):
        look = self._look
        self._laid = True
        colour = self.app.layout.COLOUR
        self._ink = INK if colour else FG
        if colour:
            canvas.rounded(*look.PAPER, PAPER, 4)
            canvas.hline(*look.RULE, SHADE)
        for side in (0, 1):
            self._side(canvas, side)
        power, against = self._duel[:2]
        sign = "=><"[(power > against) + 2 * (power < against)]
        x, y, w = look.SIGN
        canvas.centre(sign, x, y, w, self.app.font(look.SIGN_FONT), self._ink, None)
        self._lines(canvas)
        self._regions.forget()
        self.update(canvas)

    def update(self, canvas):
        if not (self._laid or self.WIPES):
            if self._bare:
                canvas.clear()
            else:
                self.keep(canvas)
            self.draw(canvas)
            return
        self._regions.set_all("button", [i == self._at for i in range(2)])
        self._regions.paint(canvas)

    def keep(self, canvas):
        """Moves the row of the table's board where it happens to the top; clears what is below.
        """
        at = self.app.layout_of("galloneta")
        y, h, half = at.BOARD[1], at.CELL[1], canvas.width // 2
        for x in (0, half):
            canvas.paste(canvas.copy(x, y + self._row * h, half, h), x, y, half, h)
        canvas.fill(0, y + h, canvas.width, canvas.height - y - h)

    def _side(self, canvas, side):
        """Paints one of the two pieces with its power."""
        look, art = self._look, self.app.art
        colour = self.app.layout.COLOUR
        piece, half = self._pieces[side], self._duel[side]
        x, y, w, h = look.BOXES[side]
        face, ink = (SHADE, INK) if side == 0 else (INK, PAPER)
        if not colour:
            face, ink = (FG, BG) if side == 0 else (BG, FG)
        canvas.card(x, y, w, h, face, ink if colour else FG, look.CORNER)
        suited = piece.card // 12
        rank = piece.rank()
        name = SUITS[suited] + "_11" if rank == 1 else FIGURES[rank] + (
            "_back_18" if side and rank == 11 else "_18")
        kit.enlarged(canvas, art(name), x, y, w, h, ink, look.SCALE)
        self._number(canvas, half, *look.NUMBERS[side])
        used = piece.in_use() if piece.equipment else None
        if used is not None and look.SUITS:
            x, y = look.SUITS[side]
            canvas.sprite(art(SUITS[used // 12] + look.SUIT), x, y,
                          _SUIT_INKS[used // 12] if colour else self._ink)

    def _number(self, canvas, half, x, y, w):
        """Paints half points in large digits; the half is a picture, since a decimal point would
        be overlooked.
        """
        look, font = self._look, self.app.font(self._look.NUMBER_FONT)
        said = "" if half == 1 else str(half // 2)
        fraction = self.app.art(look.HALF) if half % 2 else None
        wide, gap = font.width(said), font.gap if said else 0
        if fraction:
            wide += gap + fraction.width
        x += (w - wide + 1) // 2
        end = canvas.text(said, x, y, font, self._ink, None) if said else x
        if fraction:
            canvas.sprite(fraction, end + gap, y + font.cap - fraction.height, self._ink)

    def _lines(self, canvas):
        look, app = self._look, self.app
        x, y, w = look.LINES
        told = self._told()
        if app.layout.COLOUR:           # where there is room
            told += self._halves()
        told = told[:look.MOST]
        font = fitting(app, look.LINE_FONTS, [each for _, each in told], w * look.WRAP)
        for name, each in told:
            art = app.art(name + "_9")
            role = self._ink
            if name in SUITS:
                role = _SUIT_INKS[SUITS.index(name)]
            elif app.layout.COLOUR and name != "skull":
                role = GREEN if name in ("check", "crown", "shield") else RED
            canvas.sprite(art, x, y + (font.cap - art.height) // 2, role)
            for line in font.wrap(each, w):
                canvas.text(line, x + look.INDENT, y, font, self._ink, None)
                y += look.LINE_STEP
            y += look.LINE_AIR

    def _told(self):
        """[(picture, text of an effect)]"""
        text, (_, against, fate, other) = self._text, self._duel
        ranks = [text("rank.%d" % piece.rank()) for piece in self._pieces]
        told = []
        if other == DIES:
            told.append(("crown", text("duel.ace")) if self._pieces[1].rank() == 1
                        else ("skull", text("duel.kills", self._named(ranks[1]), ranks[1])))
        elif other == SAVED:
            told.append(("shield", text(
                "duel.stripped" if self._pieces[1].equipment else "duel.saved", ranks[1])))
        if fate == DIES:
            told.append(("skull", text("duel.falls", ranks[0])))
        if other in (KEEPS, LOSES):
            told.append(("cross", text("duel.their_kept", *self._used(1))) if other == KEEPS
                        else ("check", text("duel.their_spent", *self._used(1))))
        elif fate == LOSES:
            told.append(("cross", text("duel.spent", *self._used(0))))
        elif fate == KEEPS:
            told.append(("check", text("duel.kept", *self._used(0)) if against
                         else text("duel.keeps", self._used(0)[0])))
        if self._near:
            told.append(("cross", text("duel.near")))
        return told

    def _named(self, rank):
        """The opponent's name, as long as it fits in front of what happens to this figure."""
        look, w = self._look, self._look.LINES[2]
        font = self.app.font(look.LINE_FONTS[-1])
        room = w * look.WRAP - font.width(self._text("duel.kills", "", rank))
        return short_name(self._other, font, min(w // 2, room))

    def _halves(self):
        """[(picture, reason why a card counts half)]"""
        text, told = self._text, []
        for piece in self._pieces:
            card = piece.in_use() if piece.equipment else piece.card
            if suit(card) != suit(piece.card):
                named = text("card", value(card), text("suit.%d" % suit(card)))
                told.append((SUITS[suit(card)], text("duel.half", named)))
        return told

    def _used(self, side):
        """The card that the winner uses, its value there, and the loser's power."""
        half, card = self._duel[side], value(self._pieces[side].in_use())
        return card, points(half), points(self._duel[1 - side])
