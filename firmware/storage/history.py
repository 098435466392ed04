"""What has been played, in figures: fed with the heads of the archive."""

from engine.games import GAMES
from engine.records import SCHEMA

_LAST = 20


class Figures:
    """Of the finished games of one kind: game, players, level, On Fire.

    best: fewest cards left; a burned game is no best (TG-R18). streak, longest: games in a row
    with fewer than 10 cards left.
    """

    def __init__(self, played=0, wins=0, abandoned=0, best=None, streak=0, longest=0, left=0):
        self.played = played
        self.wins = wins
        self.abandoned = abandoned
        self.best = best
        self.streak = streak
        self.longest = longest
        self._left = left

    def values(self):
        """What makes the same figures again."""
        return (self.played, self.wins, self.abandoned, self.best, self.streak, self.longest,
                self._left)

    @property
    def average(self):
        """Cards left per finished game."""
        return self._left / self.played

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
        self._left += left
        if result["rating"] != "none" and (self.best is None or left < self.best):
            self.best = left


class Tally:
    """Of one player's finished matches."""

    def __init__(self, played=0, won=0, points=0):
        self.played = played
        self.won = won
        self._points = points

    def values(self):
        """What makes the same tally again."""
        return self.played, self.won, self._points

    @property
    def average(self):
        """Points per match."""
        return self._points / self.played

    def add(self, points, won):
        self.played += 1
        self.won += won
        self._points += points


class History:
    """What the results of all games add up to.

    A result with winners is that of a match: totals, winners by seat. One that says how many cards
    are left, of a game or of several in a list, is one of The Game.

    It starts from heads that are there already, oldest first, and takes its time with them.

    Reading a long archive lasts seconds: step() takes one head at a time while nobody waits, and
    whoever asks for a figure waits for the rest.

    past: an empty dict that it fills with plain values; another History goes on from there.
    """

    def __init__(self, heads=(), past=None):
        self._heads = iter(heads)
        self._past = past = {} if past is None else past
        if not past:
            past["count"] = 0
            past["last"] = []       # heads, newest first
            past["kinds"] = {}
            past["tallies"] = {}    # of matches: {game: {name: values}}
            past["abandoned"] = {}  # matches, by game

    def step(self):
        """Takes in one of the heads it started with; False when there is none left."""
        head = next(self._heads, None)
        if head and _known(head):
            self._take(head)
        return bool(head)

    def catch_up(self):
        """Takes in all that are left. Do so before the archive gets another record."""
        while self.step():
            pass

    def add(self, head):
        """Counts a record that has just been sealed."""
        self.catch_up()
        self._take(head)

    def _take(self, head):
        self._past["count"] += 1
        last = self._past["last"]
        last.insert(0, head)
        del last[_LAST:]
        result = head["result"]
        if "winners" in result:
            self._take_match(head["game"], head["names"], result)
        elif "left" in result:
            figures = self._figures(_kind(head)) or Figures()
            for each in _games(result):
                figures.add(each)
            self._past["kinds"][_kind(head)] = figures.values()

    def _take_match(self, game, names, result):
        if result["result"] == "ABANDONED":
            self._past["abandoned"][game] = self._past["abandoned"].get(game, 0) + 1
            return
        tallies = self._past["tallies"].setdefault(game, {})
        for seat, name in enumerate(names):
            tally = Tally(*tallies.get(name, ()))
            tally.add(result["totals"][seat], seat in result["winners"])
            tallies[name] = tally.values()

    def _figures(self, kind):
        values = self._past["kinds"].get(kind)
        return values and Figures(*values)

    @property
    def count(self):
        """All games, abandoned ones included."""
        self.catch_up()
        return self._past["count"]

    def figures(self, players, level, fire, game="the_game"):
        """Figures of a kind of game, None as long as none was finished."""
        self.catch_up()
        figures = self._figures((game, players, level, fire))
        return figures if figures and figures.played else None

    def best(self, head):
        """Fewest cards left in a game of this kind so far, or None."""
        self.catch_up()
        figures = self._figures(_kind(head))
        return figures and figures.best

    def tallies(self, game):
        """[(name, Tally)] of a game's matches, the most wins first."""
        self.catch_up()
        tallies = self._past["tallies"].get(game, {})
        return sorted([(name, Tally(*tallies[name])) for name in tallies],
                      key=lambda item: (-item[1].won, item[1].played, item[0]))

    def abandoned(self, game):
        """Matches of a game that were given up."""
        self.catch_up()
        return self._past["abandoned"].get(game, 0)

    def last(self):
        """Heads of the last 20 games, newest first."""
        self.catch_up()
        return self._past["last"]


def _known(head):
    """Not a record that a newer version has left behind."""
    return head.get("v") == SCHEMA and head.get("game") in GAMES


def _kind(head):
    options = head["options"]
    return head["game"], head["players"], options.get("level"), options.get("fire")


def _games(result):
    """The result itself, or those of the games of a series."""
    if isinstance(result["left"], int):
        return [result]
    from engine.the_game.scoring import rating
    games = [{"left": left, "result": outcome, "rating": rating(outcome, left)}
             for left, outcome in zip(result["left"], result["outcomes"]) if outcome]
    if result["result"] == "ABANDONED":
        games.append({"left": None, "result": "ABANDONED", "rating": "none"})
    return games
