"""Thinks about a hint, while the table waits on the glass; see docs/advice.md."""

from time import ticks_diff, ticks_ms

from micropython import const

from pack import data
from ui.canvas import DIM
from ui.screen import Screen

_SILENT_MS = const(200)         # so long nothing is said
_STEP_MS = const(10)            # of thinking between two looks at the keys, and a step more


class Hint(Screen):
    """Goes by itself: with the hints for the rest of the turn, or without any at a key."""

    WIPES = False
    UNDOES = True

    def __init__(self, app, table):
        super().__init__(app)
        self._table = table
        self._begun = ticks_ms()
        self._said = False
        self._advisor = None

    def update(self, canvas):
        """Thinks on for some milliseconds."""
        try:
            if self._think():
                self._say(canvas)
                return True
            self._table.advise(self._hints())
            self.app.pop()
        except MemoryError:
            self._advisor = None
            self.app.pop()
            self.app.warn("page.no_hint")
        return False

    def key(self, key):
        """Never mind."""
        self.app.pop()

    def _think(self):
        if not self._advisor:
            from engine.the_game.advice.advisor import Advisor
            self._advisor = Advisor(self.app.session.view(), *data("nets/the_game"))
            return True
        begun = ticks_ms()
        while self._advisor.step():
            if ticks_diff(ticks_ms(), begun) >= _STEP_MS:
                return True
        return False

    def _hints(self):
        """[(action, reason)]; each reason looks at the table as it will be then."""
        from engine.the_game.advice.reason import reason
        plan, self._advisor = self._advisor.plan(), None
        game, found = self.app.session.game.clone(), []
        for action in plan:
            found.append((action, reason(game.observation(game.current_player()), action)))
            if action:
                game.apply_action(action)
        return found

    def _say(self, canvas):
        """That it takes a while."""
        if self._said or ticks_diff(ticks_ms(), self._begun) < _SILENT_MS:
            return
        self._said = True
        at, app = self.app.layout_of("table"), self.app
        x, y, w, h = at.SAID
        canvas.fill(x, y, w, h)
        canvas.centre(app.text.of("the_game")(at.SAY + "thinks"), x, y + at.SAY_TEXT_Y, w,
                      app.font(at.SAY_FONT), DIM, None)
