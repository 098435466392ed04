"""What all games and pads are: comparable, and copied in no time."""


class Game:
    """A game offers NAME, PLAYERS, OPTIONS, players, state(), and the rest of the contract."""

    __hash__ = None    # it changes

    def __eq__(self, other):
        """Is it a game of the same kind, with the same state() and so the same history?"""
        return type(other) is type(self) and other.state() == self.state()

    def __repr__(self):
        return "<%s players=%d actions=%d current_player=%s>" % (
            type(self).__name__, self.players, len(self._history), self.current_player())

    def history(self):
        """The actions since the start, without those taken back."""
        return list(self._history)

    def _twin(self):
        """A copy that shares everything; clone() gives it lists of its own where they change."""
        twin = object.__new__(type(self))
        for name in self.__dict__:
            setattr(twin, name, getattr(self, name))
        twin._history = list(self._history)
        return twin
