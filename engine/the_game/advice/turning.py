"""Where a solo game was lost: the turn that cost most, as the advisor sees it."""

from ..notation import END_TURN
from .advisor import Advisor


class Turn:
    """A turn beside a better one; chances to win in thousandths.

    begin: number of actions before it; number: of the turn, from 1.
    """

    def __init__(self, number, begin, played, better, best):
        self.number, self.begin = number, begin
        self.played, self.better = played, better
        self.chance, self.best = 0, best

    @property
    def loss(self):
        return self.best - self.chance


class Search:
    """Looks at one turn after the other, beside the one that the advisor would have played.

    begin() gives an Advisor to be run to its end, found() takes what it has found. done, count:
    turns so far, and all that were ended. worst: the Turn that has cost most, None if none has.
    """

    def __init__(self, game, actions):
        """game: at its first card; actions: all that were done."""
        self._game, self._actions, self._at = game, actions, 0
        self._open = None       # a turn with nothing hidden: what follows tells what it came to
        self.worst, self.done = None, 0
        self.count = sum([action == END_TURN for action in actions])

    def begin(self, file, offset=0, room=None):
        """The Advisor of the next turn, None if there is none left."""
        if self.done == self.count:
            return None
        end = self._at
        while self._actions[end] != END_TURN:
            end += 1
        self._turn = [self._actions[at] for at in range(self._at, end + 1)]
        return Advisor(self._game.observation(0), file, offset, room=room, other=self._turn)

    def found(self, advisor):
        """Notes what the turn has cost, and plays it."""
        self.done += 1
        best = advisor.outlook()[0]
        self._follow(best)
        turn = Turn(self.done, self._at, self._turn, advisor.plan(), best)
        for action in self._turn:
            self._game.apply_action(action)
        self._at += len(self._turn)
        if advisor.other:
            turn.chance = advisor.other[0]
            self._weigh(turn)
        else:
            self._open = turn
        if self.done == self.count:
            self._follow(0)

    def _follow(self, chance):
        """What a turn with nothing hidden has come to."""
        if self._open:
            self._open.chance = chance
            self._weigh(self._open)
            self._open = None

    def _weigh(self, turn):
        if (set(turn.better) != set(turn.played)
                and turn.loss > (self.worst.loss if self.worst else 0)):
            self.worst = turn
