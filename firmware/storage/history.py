"""What has been played, in figures: fed with the heads of the archive."""

_LAST = 20


class Figures:
    """Of the finished games of one kind: players, level, On Fire."""

    def __init__(self):
        self.played = self.wins = self.abandoned = 0
        self.best = None        # fewest cards left; a burned game is no best (TG-R18)
        self.streak = self.longest = 0      # games in a row with fewer than 10 cards left
        self._left = 0

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


class History:
    """count: all games, abandoned ones included."""

    def __init__(self):
        self.count = 0
        self._kinds = {}
        self._last = []

    def add(self, head):
        """Counts the record with this head; records come in the order they were sealed."""
        self.count += 1
        self._last.insert(0, head)
        del self._last[_LAST:]
        self._kinds.setdefault(_kind(head), Figures()).add(head["result"])

    def figures(self, players, level, fire):
        """Figures of a kind of game, None as long as none was finished."""
        figures = self._kinds.get((players, level, fire))
        return figures if figures and figures.played else None

    def best(self, head):
        """Fewest cards left in a game of this kind so far, or None."""
        figures = self._kinds.get(_kind(head))
        return figures and figures.best

    def last(self):
        """Heads of the last 20 games, newest first."""
        return self._last


def _kind(head):
    options = head["options"]
    return head["players"], options["level"], options["fire"]
