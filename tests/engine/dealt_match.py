"""What holds in every match that is dealt, round after round.

Runs on CPython and MicroPython.
"""


def end(game):
    return "alone" if len(game.result()["winners"]) == 1 else "shared"


def invariants(a_round, score_round):
    """a_round: the module that plays one of its rounds at random."""

    def what_holds_in_a_round(game, before, action):
        if before is None or before[0] == game.current():
            for invariant in a_round.INVARIANTS:
                invariant(game.deal, before and before[1], action)

    def a_round_that_is_over_counts(game, before, action):
        done = (game.current() or game.rounds + 1) - 1
        points = [score_round(game.players, game.rows(number))["points"]
                  for number in range(1, done + 1)]
        assert game.totals() == [sum([each[seat] for each in points])
                                 for seat in range(game.players)]
        assert before is None or done - before[0] in (-1, 0)

    return what_holds_in_a_round, a_round_that_is_over_counts
