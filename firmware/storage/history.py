"""Statistics of all games played, computed from the heads of the archive."""

import watchdog
from storage import files

_FACTS = 80                     # numbers of the last 20 games; see queries.py
_RECENT = 30                    # games of each kind in a line


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
    seconds: step() adds one head at a time in the background, and every query, here or in
    queries.py, first reads the rest.
    """

    WITH = "+"          # after a game: with devices; before a level: all kinds of it
    HINTED = "?"        # after a match: with hints
    AGAINST = "!"       # after a match: a round counts against the rules
    GIVEN = "*"         # after The Game: goes on from a turn of another game

    def __init__(self, heads=(), path=""):
        self.path = path
        self._heads = iter(heads)
        self._head = None       # the head to be added next
        self.gone = None if path else 0    # seq up to which the sums count; None: not read yet
        self.ready = False      # have all heads been added?
        self.loaded_games = 0
        # Ring buffer of facts_of() the last games. One list, allocated once: objects allocated
        # while a game is played would fragment the memory.
        self.facts = [0] * _FACTS
        self.newest_at = 0      # index of the newest game; older ones follow
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
        from storage.queries import facts_of
        if known(head):
            facts = facts_of(head)      # allocate before anything is counted
            count(self, head, GameStats, Tally)
            self.loaded_games += 1
            self.newest_at = at = (self.newest_at - len(facts)) % _FACTS
            for i, fact in enumerate(facts):
                self.facts[at + i] = fact

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
        """Name under which a match counts: counts_as(), or the game with HINTED or AGAINST
        appended.
        """
        if head.get("hints") is True:
            return head["game"] + History.HINTED
        if head["result"].get("overridden"):
            return head["game"] + History.AGAINST
        return History.counts_as(head)

    @staticmethod
    def kind_of(head):
        """The key in .kinds for a record of The Game."""
        options = head["options"]
        kind = History.counts_as(head), head["players"], options.get("level"), options.get("fire")
        return kind + ((True,) if head.get("hints") is True else ())

    @property
    def total_games(self):
        """The number of all games, abandoned ones included."""
        self.catch_up()
        return self.loaded_games

    def best(self, head):
        """Fewest cards left so far in games of the head's kind, or None."""
        self.catch_up()
        stats = self.kinds.get(self.kind_of(head))
        return stats and stats.best

    def __getattr__(self, name):
        from storage import queries  # not while a game is played
        query = getattr(queries, name)
        return lambda *args, **more: query(self, *args, **more)
