"""What the rules refuse. `code` is an `E_...` name of the rules; the text is for a developer."""


class RulesError(Exception):
    def __init__(self, code, text):
        super().__init__("%s: %s" % (code, text))
        self.code = code


class IllegalAction(RulesError):
    """An action, or the set-up of a game, that the rules do not allow."""


class IllegalRound(RulesError):
    """Counts of a round that cannot have happened at the table."""
