"""The numbers of The Game that have not been played yet, in rows of ten or of five."""

from engine.the_game.cards import CARDS
from games import ui_of
from ui.canvas import BG, DIM, GOLD, INK, LINE, PAPER
from ui.kit import title
from ui.screen import Screen

_DOT = 2                        # pixels of the dot that stands for a number, without colours
_MORE = 7                       # pixels of the mark for another page


class Played(Screen):
    """Pages of numbers. DOWN, RIGHT, NEXT, OK turn the page, or close the last one; UP and LEFT
    turn back.
    """

    def __init__(self, app):
        super().__init__(app)
        game = app.session.game
        self.TABLE_THEME = ui_of(game.NAME).TABLE_THEME
        self._text = app.text.of(game.NAME)
        view = app.session.view()
        self._played = {card for pile in view["piles"] for card in pile}
        self._hand = view["hand"]
        self._at = app.layout_of("played")
        self._last = 100 // (self._at.COLUMNS * self._at.ROWS) - 1
        self._page = 0
        self._shown = None

    def draw(self, canvas):
        self._shown = None
        self.update(canvas)

    def update(self, canvas):
        if self._shown == self._page:
            return
        self._shown = self._page
        canvas.clear()
        at = self._at
        if at.Y >= self.app.layout.TITLE_H:
            title(canvas, self.app, self._text("row.played"))
        first = self._page * at.COLUMNS * at.ROWS
        if not first and self._last:
            canvas.triangle(at.X, at.Y + at.CARD[1] // 3, _MORE, "v", DIM)  # at the place of 0
        for i in range(at.COLUMNS * at.ROWS):
            if first + i in CARDS:
                row, column = divmod(i, at.COLUMNS)
                self._card(canvas, first + i, at.X + column * at.STEP[0], at.Y + row * at.STEP[1])

    def _card(self, canvas, card, x, y):
        """Paints a card of the hand, a card to come, or the place of one that was played."""
        w, h = self._at.CARD
        said, font = str(card), self.app.font(self._at.FONT)
        if card in self._hand:
            canvas.rounded(x, y, w, h, GOLD, 1)
            canvas.inside(said, x, y, w, h, font, BG)
        elif card not in self._played:
            canvas.rounded(x, y, w, h, PAPER, 1)
            canvas.inside(said, x, y, w, h, font, INK)
        elif self.app.layout.COLOUR:
            canvas.inside(said, x, y, w, h, font, DIM)
            canvas.frame(x, y, w, h, LINE)      # over the number, which is secret
        else:
            canvas.fill(x + (w - _DOT) // 2, y + (h - _DOT) // 2, _DOT, _DOT, DIM)

    def key(self, key):
        if key in ("UP", "LEFT"):
            self._page = max(0, self._page - 1)
        elif key == "BACK" or self._page == self._last:
            self.app.pop()
        else:
            self._page += 1
