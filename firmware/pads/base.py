"""Bases of the screens about a match, on which those of a dealt game stand, too."""

from game_ui.names import short_name
from games import ui_of
from ui import kit
from ui.art import fitting
from ui.canvas import BAR, DIM, FG, INK
from ui.regions import Regions
from ui.screen import Screen

LETTERS = (12, 8, 6, 5, 4, 3)  # lengths of names to try, in characters


class MatchScreen(Screen):
    """Base of screens about the match in progress, or about one that is over: past = (head, game).
    """

    def __init__(self, app, past=None):
        super().__init__(app)
        self.past = past
        self.head, self.game = past or (app.session.head, app.session.game)
        self.uses = self.game.NAME,
        self.names = self.head["names"]
        self.ui = ui_of(self.game.NAME)
        self.TABLE_THEME = self.ui.TABLE_THEME
        self.text = app.text.of(self.game.NAME)

    def next_round_text(self, number, fits):
        """The text about a round to be played, its names as long as possible so that fits(text) is
        true.
        """
        for room in LETTERS:
            names = [cut_name(name, room) for name in self.names]
            said = self.ui.next_round_text(self.text, names, self.game, number, self.head)
            if fits(said):
                break
        return said


def cut_name(name, room):
    """The name cut to `room` characters; "Player 2" becomes P2, as in the columns."""
    if len(name) <= room:
        return name
    return name[0] + name[-1] if name[-1].isdigit() else name[:room]


class ButtonScreen(MatchScreen):
    """Base of screens with buttons at the foot: OK presses one, BACK leaves, other keys move the
    cursor. It loads fonts of its own.
    """

    def __init__(self, app, past=None):
        super().__init__(app, past)
        self._at = 0
        self._regions = None

    def answers(self):
        """(key of a text, action) of each button, "" for the picture of a code; called whenever
        the screen comes to the top.
        """
        raise Exception("there are no answers")

    def back(self):
        """Handles BACK."""
        self.app.pop()

    def picture(self, canvas, look):
        """Paints what is above the buttons. look: the layout."""

    def _title(self, canvas, look, said, more):
        """Paints the header; the second text only if both fit."""
        app = self.app
        if look.HEADER_H:
            canvas.fill(0, 0, canvas.width, look.HEADER_H, BAR)
        x, y = look.TITLE
        font = fitting(app, look.TITLE_FONTS, [said], canvas.width - 2 * x)
        small = app.font(look.FOOT_FONT)
        end = canvas.text(short_name(said, font, canvas.width - x), x, y, font, FG, None)
        if end + 8 + small.width(more) < canvas.width - x:
            canvas.right(more, 0, y + font.cap - small.cap, canvas.width - x, small, DIM, None)

    def _card(self, canvas, look, left, said):
        """Paints a number on a card, for people who play together, with texts that explain it."""
        app, font = self.app, self.app.font(look.FOOT_FONT)
        canvas.card(*look.CARD)
        canvas.inside(str(left), *look.CARD, app.font(look.CARD_FONT), INK)
        x, y, w = look.CARD_LINES
        for line in [line for each in said for line in font.wrap(each, w)]:
            canvas.centre(line, x, y, w, font, FG, None)
            y += look.LINE_STEP

    def on_show(self):
        self._answers = self.answers()

    def on_hide(self):
        self._regions = None

    def draw(self, canvas):
        app, look = self.app, self.app.layout_of("result")
        said = [key and self.text(key) for key, _ in self._answers]
        places = look.BUTTONS[len(said) - 1]
        for name in look.BUTTON_FONTS:      # one font for all buttons
            font = app.font(name)
            if all([font.width(each) <= w - look.BUTTON_PAD for each, (_, _, w, _)
                    in zip(said, places)]):
                break

        def paint(canvas, chosen, i):
            kit.button(canvas, *places[i], said[i], font, chosen,
                       None if said[i] else app.art(look.CODE))

        self._regions = Regions(("button", paint, len(said)))
        self.picture(canvas, look)
        self.update(canvas)

    def update(self, canvas):
        if self._regions:
            self._regions.set_all("button", [i == self._at for i in range(len(self._answers))])
            self._regions.paint(canvas)

    def key(self, key):
        if key == "OK":
            self.app.act(self._answers[self._at][1])
        elif key == "BACK":
            self.back()
        else:
            by = -1 if key in ("UP", "LEFT", "UNDO") else 1
            self._at = (self._at + by) % len(self._answers)
