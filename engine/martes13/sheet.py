"""The sheet that asks for captured cards; its rules come when there is something to check."""

COLUMNS = ("cats", "mirrors", "ladders", "martes13")    # what is counted, per seat
DECK = (14, 14, 14, 8)    # cards there are, by column


class Counts:
    """See engine.scorepad."""

    COLUMNS = COLUMNS
    LIMITS = DECK
    LOWEST_WINS = True

    @staticmethod
    def check_entered(players, rows):
        from .scoring import check_entered
        check_entered(players, rows)

    @staticmethod
    def validate(players, rows):
        from .scoring import validate_round
        validate_round(players, rows)

    @staticmethod
    def score(players, rows):
        from .scoring import score_round
        return score_round(players, rows)
