"""The marks that devices leave at a table of The Game, as the board should keep them."""

from crupier.engine.the_game.bot import marks
from crupier.engine.the_game.notation import END_TURN


class Talk:
    """Of people, none. In other games nobody says anything."""

    def __init__(self) -> None:
        self._marks: list[tuple[int, int, int, int]] = []   # seat, pile, kind, after actions

    def heard(self, game) -> list[tuple[int, int]]:
        """(pile, kind) of what the others have left for who is to move."""
        seat, actions = game.current_player(), game.history()
        return [(pile, kind) for other, pile, kind, at in self._marks if other != seat
                and not any(action and action // 100 == pile for action in actions[at:])]

    def done(self, game, seat: int, action: int) -> None:
        """A device on this seat has done this."""
        if game.NAME == "the_game" and action == END_TURN and not game.is_terminal():
            now = len(game.history())
            self._marks = [mark for mark in self._marks if mark[0] != seat] + [
                (seat, pile, kind, now) for pile, kind in marks(game.observation(seat))]
