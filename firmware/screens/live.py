"""A round of Martes 13 followed card by card, as it is played with real cards."""

from engine.martes13_live import LiveRound
from engine.martes13_table import play_in
from engine.scorepad_actions import GAME, OPEN, accept, fields
from screens.card_choice import CardChoice, suit_of
from screens.live_paint import LivePaint
from screens.menu import Menu, Row
from screens.pager import help_pages
from screens.round_entry import show_counts
from screens.screen import STEPS, Screen


class Live(Screen):
    """LEFT, RIGHT choose the suit, UP, DOWN the value, OK plays the card; BACK opens the menu.

    Without LEFT and RIGHT the suit is taken first, then the value. After the last card the counts
    are shown, and OK makes them count.
    """

    def __init__(self, app, number):
        super().__init__(app)
        self._number = number
        self._paint = LivePaint(app)
        self._choice = CardChoice()
        self._live = None

    def open(self):
        """Back from the menu, the same card is chosen."""
        if not self._live:
            self._look()

    def draw(self, canvas):
        self._paint.forget()
        self._counted = False   # are the counts on the glass?
        self.update(canvas)

    def update(self, canvas):
        if self._over:
            if not self._counted:
                self._counted = True
                show_counts(canvas, self.app, self._number)
            return
        if self._counted:       # the last card has come back
            canvas.clear()
            self.draw(canvas)
            return
        self._paint.paint(canvas, self._live, self._choice, self._settled())

    def key(self, key):
        choice, two_keys = self._choice, self.app.two_keys
        if two_keys:
            key = STEPS.get(key, key)
        if key == "BACK":
            self._back()
        elif self._over:
            if key == "OK":
                self._count()
        elif key == "OK":
            self._ok()
        elif choice.taken and two_keys and key in ("NEXT", "LEFT"):
            choice.step(1 if key == "NEXT" else -1)
        elif key in ("RIGHT", "NEXT"):
            choice.move(1)
        elif key == "LEFT":
            choice.move(-1)
        else:
            choice.step(1 if key == "UP" else -1)

    def last_play(self):
        """The play that can be taken back, or None: a correction may have come after it."""
        action = self.app.session.game.last_action()
        if action:
            number, seat, _, play = fields(action)
            if (number, seat) == (self._number, GAME):
                return play
        return None

    def take_back(self):
        """Takes the last card back and has it chosen: mostly its neighbour was meant."""
        play = self.last_play()
        self.app.session.undo()
        self._look()
        self._choice.aim(play)

    def by_hand(self):
        """Leaves the cards for the counts that people make."""
        app = self.app
        app.pop()
        app.push(app.make("round_entry", self._number))

    def _look(self):
        game, number = self.app.session.game, self._number
        self._live = game.live(number) or LiveRound(game.players, game.starter(number))
        self._over = self._live.is_over() or game.status(number) != OPEN
        if not self._over:
            self._choice.look(self._live.legal_plays())

    def _settled(self):
        """Would OK play a card?"""
        choice = self._choice
        return choice.taken or not self.app.two_keys or len(choice.plays) == 1

    def _ok(self):
        if self._settled():
            self.app.session.apply(play_in(self._number, self._choice.play))
            self._look()
        else:
            self._choice.taken = True

    def _back(self):
        if self._choice.taken and not self._over:
            self._choice.taken = False
        else:
            self.app.push(LiveMenu(self.app, self))

    def _count(self):
        """The round counts, and the match goes on."""
        game, number = self.app.session.game, self._number
        if game.status(number) == OPEN and not game.problem(number):
            self.app.session.apply(accept(number))
        self.app.pop()


class LiveMenu(Menu):
    """What can be done beside playing a card; what is wanted most comes first."""

    def __init__(self, app, table):
        super().__init__(app)
        self._table = table
        self._text = app.text.of(app.session.game.NAME)

    def title(self):
        return self._text("row.live")

    def rows(self):
        app, text, table = self.app, self._text, self._table
        rows = [
            Row(text("row.back"), app.pop),
            Row(text("row.by_hand"), self._then(table.by_hand)),
            Row(text("row.help"), lambda: app.push(help_pages(app, app.session.game.NAME))),
            Row(text("row.leave"), self._then(app.pop)),
        ]
        play = table.last_play()
        if play:
            rows.insert(0, Row(text("row.take_back"), self._then(table.take_back),
                               lambda: self._name(play)))
        return rows

    def _name(self, play):
        suit = suit_of(play)
        name = self._text("suit.%d" % suit)
        return name if play > 100 else "%s %d" % (name, play % 10)

    def _then(self, action):
        def act():
            self.app.pop()
            action()
        return act
