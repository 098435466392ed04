"""Plays The Game by keys, and knows from the engine what they do; never looks."""

from collections.abc import Callable

from crupier.engine.lines import UNDO
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN, place
from crupier.pictures.demo import distance
from tests.boards.hands import Hands, steps


class Player:
    """Knows where the cursor of the table stands: on a card of the hand, END_TURN or UNDO.

    seen(): called after every key that leaves the table as it is without a question on it.
    """

    def __init__(self, game: TheGame, hands: Hands, seen: Callable[[], None] = lambda: None):
        self.game = game
        self._hands = hands
        self._seen = seen
        self._stops: list[int] = []
        self._at = 0                    # which of the stops
        self._look(None)

    def act(self, action: int) -> int:
        """Does an action by keys, also in the engine -> how many presses it took."""
        moves, question, answer = self._keys(action)
        for key in moves:
            self._hands.press(key)
            self._seen()
        self._hands.press(*question, "OK", *answer)
        if action == UNDO:
            self.game.undo_action()
        else:
            self.game.apply_action(action)
        self._look(action)
        if not self.game.is_terminal():
            self._seen()
        return len(moves) + len(question) + 1 + len(answer)

    def _keys(self, action: int) -> tuple[list[str], list[str], list[str]]:
        """Keys that choose it, that answer which pile, and whether it is meant."""
        hands, game = self._hands, self.game
        stop = action % 100 if action > 0 else action
        before, self._at = self._at, self._stops.index(stop)
        moves = steps(self._at - before, len(self._stops), hands.on, hands.back)
        question, lost = [], action == END_TURN and game.burning()
        if action > 0:
            piles = sorted(game.fits(stop), key=lambda pile: distance(game, place(stop, pile)))
            at, end = piles.index(action // 100), game.would_end(action)
            lost = end and end["result"] != "WIN"
            if not hands.two_keys:
                moves += steps(at, len(piles), "DOWN", "UP")
            elif len(piles) > 1:
                question = ["OK", *steps(at, len(piles), hands.on, hands.back)]
        return moves, question, [hands.down, "OK"] if lost else []

    def _look(self, action: int | None) -> None:
        """The cursor stays where it was among the cards, or at UNDO."""
        game = self.game
        cards = [card for card in game.hands[0] if game.fits(card)]
        due = game.observation(0)["due"]
        self._stops = cards + [END_TURN] * (not due) + [UNDO] * (game.placed > 0)
        if action == UNDO and game.placed:
            self._at = len(self._stops) - 1
        else:
            self._at = min(self._at, max(len(cards) - 1, 0))
