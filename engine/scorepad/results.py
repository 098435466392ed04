"""The standings of a sealed match, by its head alone, without the rules."""


def standings(result):
    """(points by seat, seats of the winners) of a match that is over."""
    return result["totals"], result["winners"]


def single(result, best):
    """The same for one round that was dealt by itself. best: min or max."""
    points = result["points"]
    return points, [seat for seat, each in enumerate(points) if each == best(points)]
