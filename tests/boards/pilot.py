"""Plays The Game by keys, and knows from the engine what they do; never looks."""

from collections.abc import Callable
from typing import Protocol

from crupier.engine.lines import UNDO
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN, place
from pictures.samples import cost
from tests.boards.hands import steps

SMALL = 3                       # a step that the cursor offers rather than the end of the turn
_NEAR = 10                      # a pile at most so much farther is in question, too
_MENU = 2                       # rows above that of the other piles: go on, the hint


class Keys(Protocol):
    """Keys that there are; down: to the next row; on, back: to the next card, the one before."""

    keys: set[str]
    two_keys: bool
    down: str
    on: str
    back: str | None

    def press(self, *keys: str) -> None: ...


def stuck(game: TheGame) -> bool:
    """The cards that have come leave one player no way on: they are shown before the result."""
    return (game.is_terminal() and game.players == 1 and game.history()[-1] == END_TURN
            and not game.burning())


class Player:
    """Knows where the cursor of the table stands: on a card of the hand, END_TURN or UNDO.

    seen(): called after every key that leaves the table as it is without a question on it.
    """

    def __init__(self, game: TheGame, hands: Keys, seen: Callable[[], None] = lambda: None):
        self.game = game
        self._hands = hands
        self._seen = seen
        self._steered = False           # by an arrow, which makes NEXT end the turn
        self._at = END_TURN
        self._look()

    def act(self, action: int) -> int:
        """Does an action by keys, also in the engine -> how many presses it took."""
        game, hands = self.game, self._hands
        lost = self._loses(action)
        moves, last = self._two_keys(action) if hands.two_keys else self._arrows(action)
        for key in moves:
            hands.press(key)
            self._seen()
        arrows = {"UP", "DOWN", "LEFT", "RIGHT"} & {*moves, *last}
        self._steered |= bool(arrows) and not hands.two_keys
        answer = [hands.down, "OK"] if lost else []
        hands.press(*last, *answer)
        if action == UNDO:
            taken = game.history()[-1] % 100
            game.undo_action()
            self._look(UNDO if self._at == UNDO and game.placed else taken)
        else:
            game.apply_action(action)
            self._look()
        if not game.is_terminal():
            self._seen()
        if ends := stuck(game):
            hands.press("OK")
        return len(moves) + len(last) + len(answer) + ends

    def _loses(self, action: int) -> bool:
        """The board asks whether that is meant; not where there is nothing else to do."""
        game = self.game
        if action == UNDO:
            return False
        end = game.would_end(action)
        lost = bool(end and end["result"] != "WIN")
        return lost and (action == END_TURN or bool(game.placed)
                         or not all(map(game.would_end, game.legal_actions())))

    def _arrows(self, action: int) -> tuple[list[str], list[str]]:
        """Rows of piles, cards and buttons -> keys that choose it, keys that do it."""
        keys, buttons = self._hands.keys, self._buttons
        if action == UNDO and "UNDO" in keys:
            return [], ["UNDO"]
        if action in buttons:
            if self._at == action:
                return [], ["OK"]
            if action == END_TURN and self._steered and "NEXT" in keys:
                return [], ["NEXT"]
            moves = ["DOWN"] if self._at > 0 else []
            moves += ["RIGHT"] * (len(buttons) > 1 and (self._at if self._at <= 0 else
                                                        buttons[0]) != action)
            self._at = action
            return moves, ["OK"]
        card, pile = action % 100, action // 100
        moves = [] if self._at > 0 else ["UP"]
        cards = self._cards
        moves += steps(cards.index(card) - cards.index(self._card), len(cards), "RIGHT", "LEFT")
        piles = self._piles(card)
        if pile == piles[0]:
            return moves, ["OK"]
        row = sorted(piles)
        return moves, ["UP", *steps(row.index(pile) - row.index(piles[0]), len(row), "RIGHT",
                                    "LEFT"), "OK"]

    def _two_keys(self, action: int) -> tuple[list[str], list[str]]:
        """One row of cards and buttons; OK asks for the pile where there are several."""
        hands, stops = self._hands, self._cards + self._buttons
        stop = action % 100 if action > 0 else action
        moves = steps(stops.index(stop) - stops.index(self._at), len(stops), hands.on, hands.back)
        self._at = stop
        piles = self._ways(stop) if action > 0 else []
        asked = self._asks(stop, piles)
        if len(piles) < 2 or (not asked and action // 100 == piles[0]):
            return moves, ["OK"]
        rows = _MENU + (self.game.placed > 0) + (END_TURN in self._buttons)
        ask = ["OK"] if asked else ["BACK", *[hands.down] * rows, "OK"]
        return moves, [*ask, *steps(piles.index(action // 100), len(piles), hands.on, hands.back),
                       "OK"]

    def _ways(self, card: int) -> list[int]:
        """Those that take it, of two equal ones the first; marks tell these apart."""
        piles, tops = self._piles(card), self.game.tops()
        if self.game.players > 1:
            return piles
        return [pile for i, pile in enumerate(piles)
                if tops[pile] not in [tops[each] for each in piles[:i]]]

    def _asks(self, card: int, ways: list[int]) -> bool:
        """Another pile is about as near as the first, or burns."""
        burning, tops = self.game.burning(), self.game.tops()
        costs = [cost(self.game, place(card, pile)) for pile in ways]
        return any(pile in burning or (far - costs[0] <= _NEAR and tops[pile] != tops[ways[0]])
                   for pile, far in zip(ways[1:], costs[1:], strict=True))

    def _piles(self, card: int) -> list[int]:
        """Those that take it, the nearest first."""
        return sorted(self.game.fits(card),
                      key=lambda pile: cost(self.game, place(card, pile)))

    def _look(self, back: int | None = None) -> None:
        """The table has changed: the cursor goes to what costs least, or to what is said."""
        game = self.game
        if game.is_terminal():
            return
        self._cards = [card for card in game.hands[game.seat] if game.fits(card)]
        due = game.observation(game.seat)["due"]
        self._buttons = [END_TURN] * (not due) + [UNDO] * (game.placed > 0)
        fires = [] if due else game.burning()
        found = [(pile not in fires, cost(game, place(card, pile)), pile, card)
                 for card in self._cards for pile in game.fits(card)]
        elsewhere, least, _, card = min(found, default=(True, SMALL + 1, 0, 0))
        self._card: int = card
        close = due or not elsewhere or least <= SMALL
        self._at = back if back is not None else self._card if close and self._card else END_TURN
        if self._at > 0:
            self._card = self._at
