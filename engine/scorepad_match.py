"""A score pad for a match: the deal goes round the table, and the sheet has two modes."""

from engine.errors import check_config, is_int, require
from engine.scorepad import Scorepad


class Match(Scorepad):
    """Everybody may see everything here."""

    def __init__(self, sheets, players, seed, dealer, rounds, mode):
        """sheets: by mode. dealer: of the first round, None for the last seat. No seed is used.

        Raises E_CONFIG.
        """
        check_config(type(seed) is str, "a seed is text")
        check_config(dealer is None or is_int(dealer, 0, players - 1), "no such seat")
        check_config(type(mode) is str and mode in sheets, "no such mode")
        super().__init__(sheets[mode], players, rounds)
        self.mode = mode
        self._first = players - 1 if dealer is None else dealer

    def dealer(self, number):
        return (self._first + number - 1) % self.players

    def starter(self, number):
        """Left of the dealer."""
        return self.dealer(number + 1)

    def current_player(self):
        """Who starts the first open round; None when all rounds count."""
        number = self.current()
        return None if number is None else self.starter(number)

    def observation(self, seat):
        """The state of the match in short; the same for every seat."""
        require(is_int(seat, 0, self.players - 1), "E_BAD_ACTION")
        number = self.current()
        return {
            "players": self.players,
            "mode": self.mode,
            "rounds": self.rounds,
            "round": number,
            "dealer": number and self.dealer(number),
            "seat": self.current_player(),
            "status": [self.status(each) for each in range(1, self.rounds + 1)],
            "totals": self.totals(),
            "result": self.result(),
        }

    def state(self):
        return super().state() + (self.mode, self._first)
