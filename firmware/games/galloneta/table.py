"""The table of Galloneta, for two who hand the device round."""

from engine.galloneta.cards import number
from engine.galloneta.combat import SAVED
from engine.galloneta.notation import END_TURN, REFILL
from games import face

# Before what needs them: imports within imports take much of the C stack.
from games.galloneta import table_cursor, table_said  # noqa: F401
from games.galloneta.steps import told
from games.galloneta.table_cursor import ATTACK, COMPRA, DISCARD, Cursor, verb
from games.galloneta.table_paint import TablePaint
from ui.screen import STEPS, Screen

_PASSES = 2                     # of both: one more each ends the game


class BoardTable(Screen):
    """Shows nothing until the player whose turn it is has the device and says so: the screen
    board_pass lies on top.

    A figure or a card is chosen, then where to, then what it is paid with; BACK goes a step back,
    and then to the menu. With arrows the sources lie in rows; NEXT goes through all of them.
    """

    UNDOES = True

    def __init__(self, app):
        super().__init__(app)
        self.CLOTH = face(app.session.game.NAME).CLOTH
        self.cursor = Cursor()
        self._paint = TablePaint(app, app.session.head["names"])
        self._shown = False     # may the hand of the player whose turn it is be seen?
        self._view = None
        self._steps = None      # what has been done in this turn, None after a power cut

    def open(self):
        if not self._shown:
            self._hand_over()

    def draw(self, canvas):
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        if self._view:
            self._paint.paint(canvas, self._view, self.cursor, self.app.session.game)

    def key(self, key):
        app, cursor = self.app, self.cursor
        single = app.two_keys and not app.steered
        if single:
            key = STEPS.get(key, key)
        if not self._shown:
            if key == "OK":
                self._hand_over()
        elif key == "OK":
            self._ok()
        elif key == "BACK":
            if not cursor.back():
                app.go("board_menu", self)
        elif key == "UNDO":
            if self.undoes():
                self.undo()
        elif single:
            cursor.walk(-1 if key == "LEFT" else 1)
        elif key in ("LEFT", "RIGHT"):
            cursor.aside(-1 if key == "LEFT" else 1)
        else:
            cursor.across(-1 if key == "UP" else 1)

    def undoes(self):
        """Can the last action be taken back? What has shown a card cannot, nor another's turn."""
        actions = self.app.session.game.history()
        return bool(actions) and actions[-1] > REFILL and verb(actions[-1]) not in (
            DISCARD, COMPRA)

    def undo(self):
        self.app.session.undo()
        if self._steps:
            self._steps.pop()
        self._look()

    def agree(self):
        """Both want a draw."""
        from engine.galloneta.notation import AGREE_DRAW
        self.do(AGREE_DRAW)

    # What is done

    def _look(self):
        """The table has changed."""
        game = self.app.session.game
        self._view = view = self.app.session.view()
        actions = game.legal_actions()
        lost = [action for action in actions if verb(action) == ATTACK
                and game.preview(action)[3] < SAVED]
        self.cursor.look(actions, list(map(number, view["hand"])), view["observer"], lost)

    def _ok(self):
        cursor, app = self.cursor, self.app
        action = cursor.action
        if action is None:
            cursor.ok()
        elif verb(action) == ATTACK:
            app.go("board_duel", self, action)
        elif action == END_TURN and self._ends():
            text = app.text.of(app.session.game.NAME)
            app.ask("title.sure", text("page.end"), (("row.think", None),
                                                     ("row.do", lambda: self.do(action))))
        else:
            self.do(action)

    def _ends(self):
        """Does passing now end the game?"""
        seat, passes = self._view["observer"], self._view["passes"]
        return (not self.app.session.game.turn.acted and passes[seat] >= _PASSES
                and passes[1 - seat] > _PASSES)

    def do(self, action):
        app, session = self.app, self.app.session
        game = session.game
        step = told(game, action)
        session.apply(action)
        app.cue("trick" if verb(action) == ATTACK else "turn" if action == END_TURN else "place")
        if game.is_terminal():
            app.go_on()
            return
        if step and self._steps is not None:
            self._steps.append(step)
        if action == END_TURN:
            self._shown = False
            self._hand_over()
        else:
            self._look()

    def _hand_over(self):
        self._view = None
        self.app.go("board_pass", self._show, self._steps)

    def _show(self):
        """The next player has the device, and draws; before that it could buy."""
        game = self.app.session.game
        self._shown, self._steps = True, []
        if game.legal_actions() == [REFILL]:
            self.do(REFILL)
        else:
            self._look()
        self.app.pop()
