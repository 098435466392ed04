"""Take That: rules, scoring, pad. Offers TakeThat, TakeThatMatch, TakeThatTable, validate_round,
score_round.
"""


def __getattr__(name):
    if name == "TakeThat":
        from .game import TakeThat
        return TakeThat
    if name == "TakeThatMatch":
        from .match import TakeThatMatch
        return TakeThatMatch
    if name == "TakeThatTable":
        from .pad import TakeThatTable
        return TakeThatTable
    if name == "validate_round":
        from .scoring import validate_round
        return validate_round
    if name == "score_round":
        from .scoring import score_round
        return score_round
    raise AttributeError("no %s in %s" % (name, __name__))
