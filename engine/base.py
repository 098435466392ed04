"""The base class of all games and score pads: options, comparison, cheap copies."""

from .errors import IllegalAction, check_config, is_int, is_one_of


class Game:
    """A subclass offers NAME, PLAYERS, OPTIONS, players, state(), and the rest of the engine's
    contract.
    """

    PLAYERS_CODE = "E_CONFIG"    # error for a wrong number of players
    LISTED = True    # is legal_actions() short enough to choose from?
    UNLISTED = ()    # legal actions that it never includes
    __hash__ = None    # games are mutable

    def __eq__(self, other):
        """True for a game of the same class with the same state(), and so with the same history.
        """
        return type(other) is type(self) and other.state() == self.state()

    def __repr__(self):
        return "<%s players=%d actions=%d current_player=%s>" % (
            type(self).__name__, self.players, len(self._history), self.current_player())

    def history(self):
        """The actions since the start, without those taken back."""
        return list(self._history)

    @property
    def log(self):
        """The actions since the start, not copied as by history(): read only."""
        return self._history

    def forget(self):
        """Drops what can be computed anew."""

    def _check_setup(self, players, seed, **options):
        """Raise E_CONFIG unless PLAYERS and OPTIONS allow this; a last seat may be None."""
        low, high = self.PLAYERS
        if not is_int(players, low, high):
            raise IllegalAction(self.PLAYERS_CODE, "%d players" % low if low == high else
                                "%d to %d players" % (low, high))
        check_config(type(seed) is str, "a seed is text")
        for name in options:
            value, values = options[name], self.OPTIONS[name]
            if type(values) is tuple:
                known = is_one_of(value, values)
            else:
                known = is_int(value, 0, players - 1) or (value is None and values < 0)
            if not known:
                raise IllegalAction("E_CONFIG", name + ": not this")

    def _twin(self):
        """A shallow copy; clone() replaces the lists that change."""
        twin = object.__new__(type(self))
        for name in self.__dict__:
            setattr(twin, name, getattr(self, name))
        twin._history = type(self._history)(self._history)
        return twin
