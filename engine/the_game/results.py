"""The games in a result of The Game: cards left, by kind of game."""

from .scoring import rating

KIND = "level", "fire"      # options that tell kinds of games apart


def games(result):
    """The result itself, or the results of the games of a series: result, left, rating. Empty if
    the rules cannot have made this result.
    """
    lefts = result.get("left", ())
    if isinstance(lefts, int):
        return [result]
    found = [{"left": left, "result": outcome, "rating": rating(outcome, left)}
             for left, outcome in zip(lefts, result.get("outcomes", ())) if outcome]
    if result["result"] == "ABANDONED":
        found.append({"left": None, "result": "ABANDONED", "rating": "none"})
    return found
