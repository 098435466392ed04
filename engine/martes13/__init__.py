"""Martes 13: rules, scoring, pad. Offers Martes13, Martes13Match, Martes13Table,
validate_round, score_round."""


def __getattr__(name):
    if name == "Martes13":
        from .game import Martes13
        return Martes13
    if name == "Martes13Match":
        from .match import Martes13Match
        return Martes13Match
    if name == "Martes13Table":
        from .pad import Martes13Table
        return Martes13Table
    if name == "validate_round":
        from .scoring import validate_round
        return validate_round
    if name == "score_round":
        from .scoring import score_round
        return score_round
    raise AttributeError("no %s in %s" % (name, __name__))
