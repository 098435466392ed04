"""The turn at which a game was lost: the table before it, after it, and after a better one."""

from engine.games import create
from engine.the_game.notation import END_TURN
from games.the_game.dealt import deal
from games.the_game.replay import Replay
from ui.strings import decimal

_BEFORE, _PLAYED, _BETTER = range(3)


class Lost(Replay):
    """Keys step through the three; OK asks whether to play on from here."""

    def __init__(self, app, head, actions, number, plans, chances):
        """actions: of the game up to the turn, which has this number. plans: as it was played, and
        a better one. chances: to win, in thousandths, with the better turn and with the other.
        """
        game = create(head)
        for action in actions:
            game.apply_action(action)
        super().__init__(app, head, game)
        self._given, self._number, self._start = actions, number, game
        self._plans, self._odds = ((),) + plans, chances
        self._view(_BEFORE)

    def _view(self, view):
        game = self._start.clone()
        self._actions = [action for action in self._plans[view] if action != END_TURN]
        for action in self._actions:
            self._before = game.tops()[action // 100]
            game.apply_action(action)
        self._game, self._at, self._shown = game, len(self._actions), None
        self._viewed = view

    def key(self, key):
        app = self.app
        if key == "BACK":
            app.pop("screens.history.PastGame", self._head)
        elif key == "OK":
            app.ask("row.lost", app.text("page.lost", self._number, *self._chances()),
                    (("row.back", None), ("row.play_here", self._play_on)))
        else:
            by = -1 if key in ("UP", "LEFT", "UNDO") else 1
            self._view((self._viewed + by) % 3)

    def _chances(self):
        """In percent: with the better turn, and with the one that was played; in tenths, where
        both would look the same.
        """
        best, chance = [(each + 5) // 10 for each in self._odds]
        return (best, chance) if best != chance else [
            decimal("%d.%d" % divmod(each, 10)) for each in self._odds]

    def _place(self):
        """At first with the key that leads on, where there is room."""
        place = "%d/3" % (self._viewed + 1)
        if self._viewed == _BEFORE and not self.app.layout.NARROW:
            place = self.app.text.label("←→") + " " + place
        return place

    def _step(self, last, laid):
        text, (best, chance) = self.app.text, self._chances()
        if self._viewed == _BEFORE:
            return text("lost.turn", self._number, best)
        said = (text("lost.played", chance) if self._viewed == _PLAYED else
                text("lost.better", best))
        return ", ".join([said] + [str(action % 100) for action in self._actions])

    def _play_on(self):
        options, seed = self._head["options"], self._head["seed"]
        given = options.get("given", []) + list(self._given)
        deal(self.app, options["level"], options["fire"], seed, given=given)
