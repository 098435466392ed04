"""Score pads under random entries, the same on CPython and in MicroPython, and as a model says."""

from random import Random

from engine.lines import UNDO
from engine.records import replay
from engine.scorepad.actions import ACCEPTED, OPEN, OVERRIDDEN, accept, enter, erase, override
from tests.engine.digests import attempt
from tests.engine.test_differential import agree
from tests.engine.test_take_that_scoring import NORMAL, quick
from tests.engine.test_take_that_table import IMPOSSIBLE

PADS = 12    # of each kind


def written(number, rows):
    return [enter(number, seat, column, value)
            for seat, row in enumerate(rows) for column, value in enumerate(row)]


def random_pad(number, head, rounds):
    """(head, events): these rounds, one after the other, and slips between."""
    random = Random(number)
    seats, columns = len(rounds[0]), len(rounds[0][0])
    events = [event for at, rows in enumerate(rounds, 1)
              for event in [*written(at, rows), accept(at), override(at)]]
    for _ in range(10):
        at = random.randrange(len(events) + 1)
        cell = random.randint(1, 3), random.randrange(seats + 1), random.randrange(columns + 1)
        events[at:at] = random.choice((
            [UNDO], [UNDO, UNDO], [enter(*cell, random.randrange(110))], [erase(*cell)],
            [accept(cell[0])], [override(cell[0])], [random.randrange(-9, 400000)]))
    return head, events + [UNDO] * 3


def take_that(number):
    players = number % 3 + 2
    rounds = [NORMAL[players], IMPOSSIBLE if players == 3 else NORMAL[players][::-1]]
    mode = ("counts", "totals")[number // 3 % 2]
    head = {"game": "take_that_table", "players": players, "seed": "",
            "options": {"mode": mode, "dealer": number % players}}
    return random_pad(number, head, rounds if mode == "counts" else [*map(quick, rounds)])


def the_game(number):
    fire = number % 2 == 1
    rounds = [[(number * 7 % 98, *[number // 2 % 2] * fire)], [(0, *[number // 4 % 2] * fire)]]
    head = {"game": "the_game_table", "players": number % 5 + 1, "seed": "",
            "options": {"fire": fire, "rounds": 2, "level": ("standard", "expert")[number % 2]}}
    return random_pad(number, head, rounds)


def test_cpython_and_micropython_agree_on_pads_of_take_that(micropython):
    agree(micropython, [take_that(number) for number in range(PADS)])


def test_cpython_and_micropython_agree_on_pads_of_the_game(micropython):
    agree(micropython, [the_game(number) for number in range(PADS)])


def played(head, events):
    """The pad after these events, legal or not."""
    pad = replay(head, [])
    for event in events:
        attempt(pad, event)
    return pad


def test_totals_of_take_that_are_the_sum_of_the_games_that_count():
    finished = 0
    for number in range(200):
        head, events = take_that(number)
        pad = played(head, events[:-3])
        totals = [0] * pad.players
        for at in (1, 2):
            if pad.status(at) != OPEN:
                for seat, (plus, *minus) in enumerate(pad.rows(at)):
                    totals[seat] += plus - sum(m * c for m, c in zip(minus, (1, 5), strict=False))
        assert pad.totals() == pad.returns() == totals
        if pad.is_terminal():
            finished += 1
            assert pad.result()["winners"] == [seat for seat, total in enumerate(totals)
                                               if total == max(totals)]
    assert finished


def test_the_summary_of_the_game_is_what_its_rows_say():
    finished, seen = 0, set()
    for number in range(200):
        head, events = the_game(number)
        pad = played(head, events[:-3])
        result = pad.result() or pad.abandoned()
        for at in (1, 2):
            if pad.status(at) == OPEN:
                assert result["left"][at - 1] is None and result["outcomes"][at - 1] is None
                continue
            left, *burned = pad.rows(at)[0]
            outcome = "BURNED" if burned == [1] else "ENDED" if left else "WIN"
            assert (result["left"][at - 1], result["outcomes"][at - 1]) == (left, outcome)
            seen.add((outcome, pad.status(at)))
        count = [left for left in result["left"] if left is not None]
        assert result["total"] == sum(count) == -pad.returns()[-1]
        assert result["wins"] == result["outcomes"].count("WIN")
        best = [left for left, outcome in zip(result["left"], result["outcomes"], strict=True)
                if outcome in ("WIN", "ENDED")]
        assert result["best"] == (min(best) if best else None)
        finished += pad.is_terminal()
    assert finished and seen >= {("WIN", ACCEPTED), ("ENDED", ACCEPTED), ("BURNED", ACCEPTED),
                                 ("BURNED", OVERRIDDEN)}
