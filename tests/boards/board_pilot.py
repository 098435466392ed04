"""Plays Galloneta by keys: finds those that lead to an action, and knows from the engine what
they do.
"""

from collections import deque
from copy import copy

from crupier.engine.galloneta.board import DIES
from crupier.engine.galloneta.cards import value
from crupier.engine.galloneta.game import Galloneta
from crupier.engine.galloneta.notation import AGREE_DRAW, END_TURN, REFILL, split
from tests.boards.hands import Hands, steps
from tests.pure import load

_cursor = load("games/galloneta/cursor")
_reach = load("games/galloneta/move_priority")
_KEYS = 40                      # at most for one action


class BoardPilot:
    """Two people who play on one board."""

    def __init__(self, hands: Hands, game: Galloneta):
        self.hands, self.game = hands, game

    def hidden(self) -> None:
        """The device has been handed on; OK shows the hand, and draws where nothing can be bought
        before.
        """
        self.hands.press("OK")
        self.sit()

    def sit(self) -> None:
        """A turn begins."""
        if self.game.legal_actions() == [REFILL]:
            self.game.apply_action(REFILL)
        self._look()

    def act(self, action: int, alone: bool = False) -> None:
        """alone: the next turn is that of a device."""
        game, hands = self.game, self.hands
        if action == AGREE_DRAW:
            self._agree()
            return
        hands.press(*self.keys(action))
        verb = split(action)[0]
        asked = action == END_TURN and self._cursor.left(game.turn.acted)
        if verb == "attack":
            hands.press(*[hands.down] * self.refused(action), "OK")
        elif verb in ("discard", "hmove") or (verb == "compra" and self._price(action) > min(
                self._price(each) for each in game.legal_actions() if split(each)[0] == "compra")):
            hands.press(hands.down, "OK")
        passes = game.passes[:]
        game.apply_action(action)
        if asked or (action == END_TURN and game.is_terminal() and passes != game.passes):
            hands.press(hands.down, "OK")
        if game.is_terminal():
            return
        if action != END_TURN:
            self._look()
        elif not alone:
            self.hidden()

    @staticmethod
    def _price(action: int) -> int:
        return sum(map(value, split(action)[2]))

    def refused(self, action: int) -> bool:
        """Does the cursor wait on "No", as the own figure dies and the ace does not?"""
        _, _, fate, other = self.game.preview(action)
        target = self.game.board.cells[action % 100]
        return fate == DIES and not (other == DIES and target.rank() == 1)

    def undo(self) -> None:
        hands = self.hands
        hands.press("BACK", hands.down, hands.down, "OK")
        self.game.undo_action()
        self._look()

    def _agree(self) -> None:
        """The last row but four of the menu, whose cursor passes over what only tells."""
        hands = self.hands
        hands.press("BACK", *steps(-5, 7 + self.undoes(), hands.down, hands.up), "OK",
                    hands.down, "OK")
        self.game.apply_action(AGREE_DRAW)

    def undoes(self) -> bool:
        history = self.game.history()
        return history[-1] > REFILL and split(history[-1])[0] not in ("discard", "compra")

    def keys(self, action: int) -> list[str]:
        """The fewest that do it."""
        hands = self.hands
        moves = {"OK": None, hands.on: ("walk", 1)}
        if hands.two_keys and hands.up:
            moves[hands.up] = "walk", -1
        if not hands.two_keys:
            moves |= {"RIGHT": ("aside", 1), "LEFT": ("aside", -1), "DOWN": ("across", 1),
                      "UP": ("across", -1)}
        begin = self._cursor
        queue: deque[tuple[object, list[str]]] = deque([(begin, [])])
        known = set()
        while queue:
            cursor, pressed = queue.popleft()
            if cursor.action == action:
                return [*pressed, "OK"]
            state = cursor.level, tuple(cursor._at[:cursor.level + 1])
            if state in known or len(pressed) > _KEYS:
                continue
            known.add(state)
            for key, does in moves.items():
                if not does and (cursor.action is not None or cursor.barred):
                    continue
                other = _copy(cursor)
                if does:
                    getattr(other, does[0])(does[1])
                else:
                    other.ok()
                queue.append((other, [*pressed, key]))
        raise AssertionError(f"no keys lead to {self.game.action_to_string(action)}")

    def _look(self) -> None:
        display = self.hands.board.description["DISPLAY"]
        self._cursor = cursor_of(self.game, display["height"] > display["width"])


def cursor_of(game: Galloneta, upwards: bool = False):
    """The Cursor as it is when the table has changed."""
    actions = game.legal_actions()
    cursor = _cursor.Cursor(upwards)
    cursor.refresh(actions, game.hands[game.seat], game.seat, _reach.urgency(game, actions),
                _reach.barred(game))
    return cursor


def _copy(cursor):
    twin = copy(cursor)
    twin._at, twin._rings = cursor._at[:], cursor._rings[:]
    return twin


def reachable(game: Galloneta) -> set[int]:
    """All actions that keys lead to, with two keys as with arrows."""
    found = []
    for keys in ((("walk", 1),), (("aside", 1), ("aside", -1), ("across", 1), ("across", -1))):
        actions, queue, known = set(), [cursor_of(game)], set()
        while queue:
            cursor = queue.pop()
            state = cursor.level, tuple(cursor._at[:cursor.level + 1])
            if state in known:
                continue
            known.add(state)
            for name, by in keys:
                queue.append(_copy(cursor))
                getattr(queue[-1], name)(by)
            if cursor.action is not None:
                actions.add(cursor.action)
            elif not cursor.barred:
                queue.append(_copy(cursor))
                queue[-1].ok()
        found.append(actions)
    assert found[0] == found[1]
    return found[0]
