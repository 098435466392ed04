"""The table of a solo game of The Game: piles, hand, and what the chosen card would do."""

from micropython import const

from engine.the_game.notation import END_TURN, place
from games import face
from games.the_game.cursor import END, UNDO, Cursor
from games.the_game.table_paint import TablePaint
from ui.screen import STEPS, Screen

_FLICKER_MS = const(400)
_MOVE_MS = const(25)            # between two frames of a card on its way


class Table(Screen):
    """LEFT, RIGHT choose a card, UP, DOWN its pile, OK places it; BACK opens the menu.

    With NEXT and OK alone the player is asked for the pile, if several take the card.
    """

    def __init__(self, app):
        super().__init__(app)
        self.CLOTH = face(app.session.game.NAME).CLOTH
        self._paint = TablePaint(app)
        self._cursor = Cursor()
        self._view = None
        self._lit = True        # burning piles flicker

    def open(self):
        """After a menu or a question the cursor is where it was."""
        if not self._view:
            self._look()

    def draw(self, canvas):
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        cursor = self._cursor
        cursor.shows_pile = cursor.asking or not self.app.two_keys
        self._paint.paint(canvas, self._view, cursor, self.app.session.game, self._lit)

    @property
    def TICK_MS(self):
        if self._paint.travel:
            return _MOVE_MS
        return _FLICKER_MS if self._view["burning"] else None

    def tick(self):
        if self._paint.travel:
            self._paint.travel.advance()
        else:
            self._lit = not self._lit

    def key(self, key):
        cursor, two_keys = self._cursor, self.app.two_keys
        if self._paint.travel:
            self._paint.travel.arrive()     # nobody has to wait for a card on its way
        if two_keys:
            key = STEPS.get(key, key)
        if key == "OK":
            self._ok()
        elif key == "BACK":
            self._back()
        elif cursor.asking and two_keys and key in ("NEXT", "LEFT"):
            cursor.next_pile(1 if key == "NEXT" else -1)
        elif key == "LEFT":
            cursor.move(-1)
        elif key in ("RIGHT", "NEXT"):
            cursor.move(1)
        else:
            cursor.next_pile(1 if key == "DOWN" else -1)

    def _look(self):
        self._view = self.app.session.view()
        self._cursor.look(self._view, self.app.session.game)

    def _ok(self):
        cursor = self._cursor
        if cursor.at == END:
            self.end_turn()
        elif cursor.at == UNDO:
            self.undo()
        elif self.app.two_keys and len(cursor.piles) > 1 and not cursor.asking:
            cursor.asking = True
        elif cursor.piles:
            self._place(cursor.at, cursor.pile)

    def _back(self):
        if self._cursor.asking:
            self._cursor.asking = False
        else:
            self.app.go("table_menu", self)

    def _place(self, card, pile):
        action = place(card, pile)
        end = self.app.session.game.would_end(action)
        if end and end["result"] != "WIN":
            self.app.ask("title.sure", self.app.text("page.end_game", end["left"]),
                         (("row.think", None), ("row.place", lambda: self._act(action))))
        else:
            self._paint.send(card, pile)
            self._act(action)

    def end_turn(self):
        """Draws and begins the next turn; asks first where that loses the game."""
        if self._view["burning"]:
            self.app.ask("title.burn", self.app.text("page.burn"),
                         (("row.play_on", None), ("row.burn", lambda: self._act(END_TURN))))
        else:
            self._act(END_TURN)

    def undo(self):
        self.app.session.undo()
        self._look()

    def _act(self, action):
        app, game = self.app, self.app.session.game
        trick = action != END_TURN and game.is_trick(action % 100, action // 100)
        app.cue("turn" if action == END_TURN else "trick" if trick else "place")
        self.app.session.apply(action)
        if self.app.session.game.is_terminal():
            self.app.go_on()
        else:
            self._look()
