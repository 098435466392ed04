"""Statistics of all games played, computed from the heads of the archive."""

from binascii import crc32

import watchdog
from engine.games import GAMES
from storage import files

# Games at hand, numbers that are kept of each, and games of each kind in a line.
_LAST = 20
_FACTS = 4
_RECENT = 30
_HINTED = (), (True,)           # what the kind of a game without hints and with hints ends with


class GameStats:
    """Statistics of the finished games of one kind: game, players, level, On Fire, hints.

    best: fewest cards left, without burned games (TG-R18). streak, longest: games in a row with
    fewer than 10 cards left, now and ever. bands: games with 0 cards left, with 1 to 9, with 10 to
    19, ..., with 40 or more.
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
        """Cards left in the last games, oldest first, as bytes."""
        oldest = self._known % _RECENT
        ordered = bytes(self._recent[oldest:] + self._recent[:oldest])
        return ordered[max(0, _RECENT - self._known):]

    def remember(self, left):
        """Appends a game to the recent ones."""
        self._recent[self._known % _RECENT] = left
        self._known += 1

    def add(self, result):
        """Adds a game; an abandoned one counts separately, but ends the streak."""
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
    """Statistics of one player's finished matches."""

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
    """Statistics of all games.

    heads: iterable of the heads in the archive, oldest first; on_record_added() announces a new
    one. path: file of the statistics of evicted records; see sums.py. Reading a long archive takes
    seconds: step() adds one head at a time in the background, and every query first reads the
    rest.
    """

    WITH = "+"          # after a game: with devices; before a level: all kinds of it
    HINTED = "?"        # after a match: with hints
    GIVEN = "*"         # after The Game: goes on from a turn of another game

    def __init__(self, heads=(), path=""):
        self.path = path
        self._heads = iter(heads)
        self._head = None       # the head to be added next
        self.gone = None if path else 0    # seq up to which the sums count; None: not read yet
        self.ready = False      # have all heads been added?
        self.loaded_games = 0
        # Ring buffer of _facts_of() the last games. One list, allocated once: objects allocated
        # while a game is played would fragment the memory.
        self._last = [0] * (_FACTS * _LAST)
        self._newest = 0        # index of the newest game; older ones follow
        self.kinds = {}         # GameStats by kind of game
        self.players = {}       # {game: {name: Tally}} of matches
        self.given_up = {}      # number of abandoned matches by game

    def step(self):
        """Adds the sums, or one head. After a MemoryError the next call tries the same again."""
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
            except Exception as error:      # a bad record must not stop the others
                print("Record", head["seq"], repr(error))
        self._head = None

    def _take(self, head):
        from storage.counting import count, known  # large, and needed after the start
        if known(head):
            facts = _facts_of(head)     # allocate before anything is counted
            count(self, head, GameStats, Tally)
            self.loaded_games += 1
            self._newest = at = (self._newest - _FACTS) % len(self._last)
            for i in range(_FACTS):
                self._last[at + i] = facts[i]

    def _sums(self):
        """Adds the statistics of evicted records; returns the seq up to which they count."""
        if not files.exists(self.path):
            return 0
        from storage.sums import load  # needed once, if there is a file
        try:
            return load(self.path, self, GameStats, Tally)
        except MemoryError:
            self.kinds, self.players, self.given_up, self.loaded_games = {}, {}, {}, 0
            raise

    def catch_up(self):
        """Adds all heads that are left."""
        while not self.ready:
            self.step()
            watchdog.feed()  # it takes seconds

    def on_record_added(self):
        """Must be called after a record was appended to the archive. Adds it at once if all others
        have been read.
        """
        if self.ready:
            self.ready = False
            try:
                self.catch_up()
            except MemoryError:
                pass

    @staticmethod
    def counts_as(head):
        """Name under which a record counts: the game, with WITH appended if devices played, or
        GIVEN.
        """
        return head["game"] + (History.GIVEN if head["options"].get("given") else
                               History.WITH if head.get("devices") else "")

    @staticmethod
    def match_of(head):
        """Name under which a match counts: counts_as(), or the game with HINTED appended."""
        return head["game"] + History.HINTED if head.get("hints") is True else (
            History.counts_as(head))

    @staticmethod
    def kind_of(head):
        """The key in .kinds for a record of The Game."""
        options = head["options"]
        kind = History.counts_as(head), head["players"], options.get("level"), options.get("fire")
        return kind + _HINTED[head.get("hints") is True]

    @property
    def total_games(self):
        """The number of all games, abandoned ones included."""
        self.catch_up()
        return self.loaded_games

    def game_stats(self, players, level, fire, game, hints=False):
        """The GameStats of a kind of game, None if no such game was finished."""
        self.catch_up()
        stats = self.kinds.get((game, players, level, fire) + _HINTED[hints])
        return stats if stats and stats.played else None

    def kinds_of(self, game):
        """[(players, level, fire)] of the kinds with finished games; those with hints have True
        appended.
        """
        self.catch_up()
        return sorted([kind[1:] for kind, stats in self.kinds.items()
                       if kind[0] == game and stats.played], key=str)

    def best(self, head):
        """Fewest cards left so far in games of the head's kind, or None."""
        self.catch_up()
        stats = self.kinds.get(self.kind_of(head))
        return stats and stats.best

    def tallies(self, game):
        """[(name, Tally)] of a game's players, most wins first."""
        self.catch_up()
        return sorted(self.players.get(game, {}).items(),
                      key=lambda item: (-item[1].won, item[1].played, item[0]))

    def abandoned(self, game):
        """The number of a game's matches that were given up."""
        self.catch_up()
        return self.given_up.get(game, 0)

    def last(self):
        """seqs of the last 20 games, newest first."""
        self.catch_up()
        newest = self._newest
        seqs = self._last[newest::_FACTS] + self._last[:newest:_FACTS]
        return [seq for seq in seqs if seq]

    def heads(self, archive, count=_LAST):
        """Generates the heads of the last games, newest first."""
        from storage.counting import known
        return (head for head in archive.newest(self.last()[:count]) if known(head))

    def newest(self, archive, count):
        """Generates the heads of the last games, also of more than are at hand, newest first."""
        from storage.counting import known
        following = archive.next_seq()
        return (head for head in archive.newest(range(max(1, following - count), following))
                if known(head))

    def played(self, game):
        """True if the game is among the last 20."""
        self.catch_up()
        return _number(game) in self._last[1::_FACTS]

    def best_of(self, game, seed):
        """Fewest cards left in the last solo games with this seed, or None."""
        last = self._last
        return min([last[at + 3] - 1 for at in self._of_deal(game, seed) if last[at + 3]],
                   default=None)

    def heads_of(self, archive, game, seed):
        """Generates the heads of the last games with this seed, newest first."""
        from storage.counting import known
        seqs = [self._last[at] for at in self._of_deal(game, seed)]
        return (head for head in archive.newest(seqs) if known(head) and head["seed"] == seed)

    def _of_deal(self, game, seed):
        """Where in _last the facts of games with this seed are."""
        self.catch_up()
        wanted = [_number(game), _checksum(seed)]
        return [at for at in range(0, _FACTS * _LAST, _FACTS)
                if self._last[at + 1:at + 3] == wanted]


def _facts_of(head):
    """[seq, number of the game, checksum of the seed, cards left + 1]; the last is 0 if the game
    does not count as a best one: several players, burned (TG-R18), or given up.
    """
    result, left = head["result"], head["result"].get("left")
    # Of several games in a row there is a list.
    best = (head["players"] == 1 and type(left) is int and result["rating"] != "none"
            and "given" not in head["options"])
    return [head["seq"], _number(head["game"]), _checksum(head.get("seed")),
            left + 1 if best else 0]


def _number(game):
    """The number of a game, from 1."""
    return list(GAMES).index(game) + 1


def _checksum(seed):
    """A checksum of 30 bits, which MicroPython stores without allocation."""
    return crc32((seed or "").encode()) & 0x3FFF_FFFF
