"""The sheet of the quick mode of Martes 13: points alone."""

from .scoring import validate_points


class Points:
    """See engine.scorepad."""

    COLUMNS = ("points",)
    LIMITS = (34,)
    LOWEST_WINS = True

    @staticmethod
    def check_entered(players, rows):
        validate_points(players, [points or 0 for points, in rows])

    @staticmethod
    def validate(players, rows):
        validate_points(players, [points for points, in rows])

    @staticmethod
    def score(_players, rows):
        return {"points": [points for points, in rows]}
