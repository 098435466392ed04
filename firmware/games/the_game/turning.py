"""Where a lost game was lost: a look through its turns, with its progress. A key ends it."""

from engine.games import create
from games import ui_of
from games.the_game.hint import AdvisorScreen
from ui.canvas import BAR, DIM, FG, MINT
from ui.kit import title

_OFTEN = 4              # turns until the progress is painted again


class Looking(AdvisorScreen):
    """Gives way to the turn that cost most. Of a look that a key has ended, that is the worst one
    so far; BACK leads back, or to what can be done with the game.
    """

    def __init__(self, app, head, actions):
        super().__init__(app, None)
        self._head = head
        self.uses = head["game"],
        self.TABLE_THEME = ui_of(head["game"]).TABLE_THEME
        self._search = None
        self._roomy = False         # many advisors, one after the other
        self._actions = actions

    def advisor(self, file, offset, room):
        if not self._search:
            from engine.the_game.advice.turning import Search  # after the room
            self._search = Search(create(self._head), self._actions)
        elif room.borrows:
            room.borrow(self.app.canvas.lend())     # the progress may have been painted there
        advisor = self._search.begin(file, offset, room)
        if not advisor:
            self._show()
        return advisor

    def found(self, advisor):
        if advisor:
            self._search.found(advisor)
            self._room = advisor.room       # no other place is left for its large pieces
            self._said = self._search.done % _OFTEN > 0
        return bool(advisor)

    def key(self, key):
        if key == "BACK" or not self._search:
            self.app.pop("screens.history.PastGame", self._head)
        else:
            self._show()

    def _show(self):
        app, worst = self.app, self._search.worst
        if worst:
            # As numbers: a Turn would keep the advisor's code in memory.
            app.replace("games.the_game.lost.Lost", self._head, self._actions[:worst.begin],
                        worst.number, (worst.played, worst.better), (worst.best, worst.chance))
        else:
            app.pop("screens.history.PastGame", self._head)
            app.warn("page.not_lost")

    def _say(self, canvas):
        """Paints the progress. Everything anew: the picture's memory was in use."""
        self._said = True
        app, at, search = self.app, self.app.layout, self._search
        canvas.clear()
        title(canvas, app, app.text("row.lost"))
        x, w, middle = at.MARGIN, canvas.width - 2 * at.MARGIN, canvas.height // 2
        canvas.fill(x, middle, w, 8, BAR)
        canvas.frame(x, middle, w, 8, FG)
        if search:
            canvas.fill(x, middle, w * search.done // search.count, 8, MINT)
        said = app.text.of(self._head["game"])(app.layout_of("table").SAY + "thinks")
        canvas.centre(said, 0, middle + 16, canvas.width, app.small, DIM, None)
