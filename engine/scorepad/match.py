"""A score pad for a match: the deal goes round the table, and the sheet has two modes."""

from .pad import DealerPad


class Match(DealerPad):
    """Everybody may see everything here."""

    def __init__(self, sheets, players, seed, dealer, rounds, mode):
        """sheets: by mode. dealer: of the first round, None for the last seat. No seed is used.

        Raises E_CONFIG, or PLAYERS_CODE.
        """
        self._check_setup(players, seed, dealer=dealer, mode=mode)
        super().__init__(sheets[mode], players, rounds, dealer)
        self.mode = mode

    def current_player(self):
        """Who starts the first open round; None when all rounds count."""
        number = self.current()
        return None if number is None else self.starter(number)

    def observation(self, seat):
        """As that of any pad; dealer: seat, of the round; mode: str, as the option."""
        seen = super().observation(seat)
        seen["dealer"] = seen["round"] and self.dealer(seen["round"])
        seen["mode"] = self.mode
        return seen

    def state(self):
        return super().state() + (self.mode,)
