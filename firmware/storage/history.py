"""What has been played, in figures: fed with the heads of the archive."""

from binascii import crc32

import watchdog
from engine.games import GAMES
from storage import files

# Games at hand, numbers that are kept of each, and games of each kind in a line.
_LAST = 20
_FACTS = 4
_RECENT = 30
_HINTED = (), (True,)           # what the kind of a game without hints and with hints ends with


class Figures:
    """Of the finished games of one kind: game, players, level, On Fire; those with hints apart.

    best: fewest cards left; a burned game is no best (TG-R18). streak, longest: games in a row
    with fewer than 10 cards left. bands: games with 0 cards left, with 1 to 9, with 10 to 19, ...,
    with 40 or more.
    """

    def __init__(self):
        self.played = self.wins = self.abandoned = 0
        self.streak = self.longest = 0
        self.best = None
        self.left = 0
        # The next one takes the place of the oldest. Never made anew: it would lie anywhere then.
        self._recent = bytearray(_RECENT)
        self._known = 0                         # how many there have been
        self.bands = [0] * 6

    @property
    def average(self):
        """Cards left per finished game."""
        return self.left / self.played

    @property
    def recent(self):
        """Cards left in the last games, as bytes."""
        oldest = self._known % _RECENT
        ordered = bytes(self._recent[oldest:] + self._recent[:oldest])
        return ordered[max(0, _RECENT - self._known):]

    def remember(self, left):
        """The last game so far had so many cards left."""
        self._recent[self._known % _RECENT] = left
        self._known += 1

    def add(self, result):
        """One more game; an abandoned one counts apart, but ends the streak."""
        left = result["left"]
        self.streak = self.streak + 1 if result["rating"] in ("win", "excellent") else 0
        self.longest = max(self.longest, self.streak)
        if result["result"] == "ABANDONED":
            self.abandoned += 1
            return
        self.played += 1
        self.wins += result["result"] == "WIN"
        self.left += left
        self.remember(left)
        self.bands[min(5, left // 10 + 1) if left else 0] += 1
        if result["rating"] != "none" and (self.best is None or left < self.best):
            self.best = left


class Tally:
    """Of one player's finished matches."""

    def __init__(self):
        self.played = self.won = self.points = 0

    @property
    def average(self):
        """Points per match."""
        return self.points / self.played

    def add(self, points, won):
        self.played += 1
        self.won += won
        self.points += points


class History:
    """What the results of all games add up to.

    heads: of the records that are there already, oldest first; on_record_added() says that there
    is one more. path: of the sums of those that have been evicted; see sums.py. Reading a long
    archive lasts seconds: step() takes in one head at a time while nobody waits, and whoever asks
    for a figure waits for the rest.
    """

    WITH = "+"          # after a game: with devices; before a level: all that have it

    def __init__(self, heads=(), path=""):
        self.path = path
        self._heads = iter(heads)
        self._head = None       # the one that is to be taken in
        self.gone = None if path else 0    # up to this seq the sums count them
        self.ready = False      # has it taken in all of them?
        self.loaded_games = 0
        # See _facts_of(); a game takes the place of the oldest. In one piece: what is kept of
        # games that are read while one is played would lie all over the memory.
        self._last = [0] * (_FACTS * _LAST)
        self._newest = 0        # where the newest one stands; the older ones follow
        self.kinds = {}         # Figures by kind of game
        self.players = {}       # of matches: {game: {name: Tally}}
        self.given_up = {}      # matches, by game

    def step(self):
        """Takes in the sums, or one of the heads it started with. After a MemoryError nothing has
        been lost: the next call tries again.
        """
        if self.gone is None:
            self.gone = self._sums()
        if not self._head and not self.ready:
            self._head = next(self._heads, None)
        head = self._head
        if head is None:
            self.ready = True
        elif head["seq"] > self.gone:
            try:
                self._take(head)
            except MemoryError:
                raise
            except Exception as error:      # no board writes such a result: it must stop nobody
                print("Record", head["seq"], repr(error))
        self._head = None

    def _take(self, head):
        from storage.counting import count, known  # large, and needed after the start
        if known(head):
            facts = _facts_of(head)     # all that takes memory comes before what counts
            count(self, head, Figures, Tally)
            self.loaded_games += 1
            self._newest = at = (self._newest - _FACTS) % len(self._last)
            for i in range(_FACTS):
                self._last[at + i] = facts[i]

    def _sums(self):
        """Takes in what they add up to that are not there any more -> up to which seq."""
        if not files.exists(self.path):
            return 0
        from storage.sums import load  # needed once, if there is a file
        try:
            return load(self.path, self, Figures, Tally)
        except MemoryError:
            self.kinds, self.players, self.given_up, self.loaded_games = {}, {}, {}, 0
            raise

    def catch_up(self):
        """Takes in all that are left."""
        while not self.ready:
            self.step()
            watchdog.feed()  # it takes seconds

    def on_record_added(self):
        """The archive has got another record. It is the last one there, so step() comes to it:
        now, if that is all, or else in its turn.
        """
        if self.ready:
            self.ready = False
            try:
                self.catch_up()
            except MemoryError:
                pass

    @staticmethod
    def counts_as(head):
        """The game of a record; those with devices count apart."""
        return head["game"] + History.WITH if head.get("devices") else head["game"]

    @staticmethod
    def kind_of(head):
        """What .kinds has a game of The Game under."""
        options = head["options"]
        kind = History.counts_as(head), head["players"], options.get("level"), options.get("fire")
        return kind + _HINTED[head.get("hints") is True]

    @property
    def total_games(self):
        """All games, abandoned ones included."""
        self.catch_up()
        return self.loaded_games

    def figures(self, players, level, fire, game, hints=False):
        """Figures of a kind of game, None as long as none was finished."""
        self.catch_up()
        figures = self.kinds.get((game, players, level, fire) + _HINTED[hints])
        return figures if figures and figures.played else None

    def kinds_of(self, game):
        """[(players, level, fire)] of which games were finished; with hints: and True."""
        self.catch_up()
        return sorted([kind[1:] for kind, figures in self.kinds.items()
                       if kind[0] == game and figures.played], key=str)

    def best(self, head):
        """Fewest cards left in a game of this kind so far, or None."""
        self.catch_up()
        figures = self.kinds.get(self.kind_of(head))
        return figures and figures.best

    def tallies(self, game):
        """[(name, Tally)] of a game's matches, the most wins first."""
        self.catch_up()
        return sorted(self.players.get(game, {}).items(),
                      key=lambda item: (-item[1].won, item[1].played, item[0]))

    def abandoned(self, game):
        """Matches of a game that were given up."""
        self.catch_up()
        return self.given_up.get(game, 0)

    def last(self):
        """seq of the last 20 games, newest first."""
        self.catch_up()
        newest = self._newest
        seqs = self._last[newest::_FACTS] + self._last[:newest:_FACTS]
        return [seq for seq in seqs if seq]

    def heads(self, archive, count=_LAST):
        """Heads of the last games, newest first."""
        from storage.counting import known
        return [head for head in archive.newest(self.last()[:count]) if known(head)]

    def played(self, game):
        """Was it played lately?"""
        self.catch_up()
        return _number(game) in self._last[1::_FACTS]

    def best_of(self, game, seed):
        """Fewest cards left in the last solo games with this seed, or None."""
        self.catch_up()
        last, wanted = self._last, [_number(game), _checksum(seed)]
        return min([last[at + 3] - 1 for at in range(0, _FACTS * _LAST, _FACTS)
                    if last[at + 1:at + 3] == wanted and last[at + 3]], default=None)


def _facts_of(head):
    """seq, number of the game, checksum of the seed, and one more than the cards left; 0 for those
    of several players, and for a game that is nobody's best (TG-R18): burned, or given up.
    """
    result, left = head["result"], head["result"].get("left")
    # Of several games in a row there is a list.
    best = head["players"] == 1 and type(left) is int and result["rating"] != "none"
    return [head["seq"], _number(head["game"]), _checksum(head.get("seed")),
            left + 1 if best else 0]


def _number(game):
    """From 1 on."""
    return list(GAMES).index(game) + 1


def _checksum(seed):
    """Of 30 bits, which an int of MicroPython has without an object."""
    return crc32((seed or "").encode()) & 0x3FFF_FFFF
