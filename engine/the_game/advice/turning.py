"""Where a solo game was lost: the turn that cost most, as the advisor sees it."""

from ...shuffle import shuffled
from ..notation import END_TURN
from .advisor import Advisor

# The net misjudges the few cards that a player of no plan keeps. So the turns that seem to have
# cost most are compared again, by what the best next turn is worth with cards that may come.
_COMPARED, _SAMPLES = 3, 16


class Turn:
    """A turn beside a better one; chances to win in thousandths.

    begin: number of actions before it; number: of the turn, from 1; game: before the turn, None if
    nothing was hidden.
    """

    def __init__(self, number, begin, played, better, best, game):
        self.number, self.begin, self.game = number, begin, game
        self.played, self.better = played, better
        self.chance, self.best = 0, best
        self._sums = [0, 0]

    @property
    def loss(self):
        return self.best - self.chance

    def sample(self, number):
        """The games after both turns, with cards as they may come; the same cards for both."""
        game = self.game
        hidden, most = sorted(game.draw), game.hand_size
        often = max(1, len(hidden) // most)         # until cards come again
        hidden = shuffled(hidden, str(number // often))
        at, games = number % often * most, []
        for turn in (self.played, self.better):
            game = self.game.clone()
            game.draw = hidden[at:] + hidden[:at]
            for action in turn:
                game.apply_action(action)
            games.append(game)
        return games

    def learn(self, chances, count):
        """The chances of a sample, of which there have been so many."""
        self._sums = [sum_ + chance for sum_, chance in zip(self._sums, chances)]
        self.chance, self.best = [sum_ // count for sum_ in self._sums]


class Search:
    """Looks at one turn after the other, beside the one that the advisor would have played; then
    closer at those that seem to have cost most.

    begin() gives an Advisor to be run to its end, found() takes what it has found. done, count: of
    these, so far and in all.
    """

    def __init__(self, game, actions):
        """game: at its first card; actions: all that were done."""
        self._game, self._actions, self._at = game, actions, 0
        self._open = None       # a turn with nothing hidden: what follows tells what it came to
        self._worst = []        # turns, the one that has cost most first
        self._turns = sum([action == END_TURN for action in actions])
        self._samples, self._sample, self._chances = None, None, []     # of the closer look
        self.done, self.count = 0, self._turns + 2 * _COMPARED * _SAMPLES

    @property
    def worst(self):
        """The Turn that has cost most, None if none has."""
        worst = max(self._worst, key=lambda turn: turn.loss) if self._worst else None
        return worst if worst and worst.loss > 0 else None

    def begin(self, file, offset=0, room=None):
        """The Advisor of the next turn, None if there is none left; of the same one again until
        found().
        """
        if self.done < self._turns:
            end = self._at
            while self._actions[end] != END_TURN:
                end += 1
            self._turn = [self._actions[at] for at in range(self._at, end + 1)]
            return Advisor(self._game.observation(0), file, offset, room=room, other=self._turn)
        if not self._samples:
            self._samples = self._look_closer()
        self._sample = self._sample or next(self._samples, None)
        return self._sample and Advisor(self._sample.observation(0), file, offset, room=room)

    def found(self, advisor):
        """Notes what the advisor has found."""
        best = advisor.outlook()[0]
        self.done += 1
        if self._samples:
            self._chances.append(best)
            self._sample = None
            return
        self._follow(best)
        other = advisor.other
        turn = Turn(self.done, self._at, self._turn, advisor.plan(), best,
                    self._game.clone() if other else None)
        for action in self._turn:
            self._game.apply_action(action)
        self._at += len(self._turn)
        if other:
            turn.chance = other[0]
            self._weigh(turn)
        else:
            self._open = turn
        if self.done == self._turns:
            self._follow(0)

    def _follow(self, chance):
        """What a turn with nothing hidden has come to."""
        if self._open:
            self._open.chance = chance
            self._weigh(self._open)
            self._open = None

    def _weigh(self, turn):
        if set(turn.better) != set(turn.played) and turn.loss > 0:
            self._worst = sorted(self._worst + [turn], key=lambda each: -each.loss)[:_COMPARED]

    def _look_closer(self):
        """Generates the games to be judged; found() appends the chances meanwhile."""
        turns = [turn for turn in self._worst if turn.game]
        self.count = self._turns + 2 * len(turns) * _SAMPLES
        for number in range(_SAMPLES):
            for turn in turns:
                self._chances = []
                for game in turn.sample(number):
                    if game.is_terminal():
                        self.done += 1
                        self._chances.append(0 if game.left() else 1000)
                    else:
                        yield game
                turn.learn(self._chances, number + 1)
