"""Invariants of Take That, over random play with take-backs."""

from itertools import product

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from engine.errors import IllegalRound
from engine.shuffle import shuffled
from engine.take_that.cards import DECK, is_toad, twin
from engine.take_that.game import TakeThat
from engine.take_that.notation import TAKE
from engine.take_that.scoring import (
    check_entered,
    check_totals_entered,
    in_hands,
    score_round,
    validate_round,
    validate_totals,
)
from tests.engine.play_take_that import INVARIANTS, chosen
from tests.engine.positions import refusal

UNDO = -1
NOT_NUMBERS = st.none() | st.booleans() | st.floats() | st.text() | st.lists(st.integers())


@st.composite
def decks(draw):
    """Shuffled decks, and orderly ones: with those lines grow long."""
    deck = shuffled(DECK, draw(st.text())) if draw(st.booleans()) else list(DECK)
    for i, j in draw(st.lists(st.tuples(st.integers(0, 78), st.integers(0, 78)), max_size=12)):
        deck[i], deck[j] = deck[j], deck[i]
    return deck


@st.composite
def set_ups(draw):
    players = draw(st.integers(2, 4))
    return {"players": players, "deck": draw(decks()), "dealer": draw(st.integers(0, players - 1)),
            "advanced": draw(st.booleans())}


# What the players do, one after the other: see chosen(); or they take back.
HABITS = st.lists(st.sampled_from([0, 0, 0, 1, 2, 3, 5, 7, 11, UNDO]), min_size=1, max_size=30)


def over_random_play(test):
    play_randomly = given(set_up=set_ups(), habits=HABITS)
    return settings(derandomize=True)(play_randomly(test))


def play(set_up, habits):
    """Yields (event, game, line before): None at the start, then every action and UNDO."""
    game = TakeThat(**set_up)
    yield None, game, []
    for step in range(400):
        habit, line = habits[step % len(habits)], list(game.line)
        if habit == UNDO:
            if refusal(game.undo_action) is None:
                yield UNDO, game, line
            continue
        if game.is_terminal():
            return
        event = chosen(game, habit)
        game.apply_action(event)
        yield event, game, line


def play_out(set_up, habits):
    """The game as play() leaves it."""
    for _, game, _ in play(set_up, habits):
        last = game
    return last


@pytest.mark.parametrize("invariant", INVARIANTS, ids=lambda invariant: invariant.__name__)
def test_TT(invariant):
    @over_random_play
    def holds(set_up, habits):
        for event, game, line in play(set_up, habits):
            invariant(game, line, None if event == UNDO else event)

    holds()


@given(st.sampled_from(DECK))
def test_TT_i10_the_twin_of_a_twin_is_the_card(card):
    assert twin(twin(card)) == card
    assert is_toad(card) == (twin(card) == card)
    assert twin(card) in DECK


@over_random_play
def test_undo_is_the_inverse_of_every_action_that_draws_nothing(set_up, habits):
    for _, game, _ in play(set_up, habits):
        before = game.state()
        for action in game.legal_actions():
            if action == TAKE or not game.pile:
                ends = game.would_end(action)
                game.apply_action(action)
                assert game.is_terminal() == ends
                assert game.state() != before
                game.undo_action()
                assert game.state() == before


@given(set_ups(), HABITS, st.lists(st.integers(-50, 300) | NOT_NUMBERS, max_size=5), NOT_NUMBERS)
@settings(derandomize=True)
def test_an_illegal_action_changes_nothing(set_up, habits, actions, nobody):
    for _, game, _ in play(set_up, habits):
        before, legal = game.state(), game.legal_actions()
        for action in [*actions, TAKE, 122, DECK[0], DECK[0] + 100]:
            if type(action) is not int or action not in legal:
                assert refusal(game.apply_action, action)
                assert refusal(game.would_end, action)
        for action in legal[:1]:
            for seat in (game.seat - 1, game.seat + 1, nobody):
                assert seat is None or refusal(game.apply_action, action, seat)
        assert game.state() == before


@over_random_play
def test_history_replayed_gives_an_equal_state(set_up, habits):
    game = play_out(set_up, habits)
    again = TakeThat(**set_up)
    for action in game.history():
        again.apply_action(action)
    assert again.state() == game.state()


@over_random_play
def test_notation_of_every_legal_action_reads_back(set_up, habits):
    for _, game, _ in play(set_up, habits):
        assert game.legal_actions() == sorted(game.legal_actions())
        for action in game.legal_actions():
            assert game.string_to_action(game.action_to_string(action)) == action


@given(set_ups(), HABITS, st.integers(0, 100))
@settings(derandomize=True)
def test_an_observation_depends_on_nothing_hidden(set_up, habits, moment):
    """Whatever the others hold, the draw pile hides and lies face down unseen (TT-R11), a seat
    sees the same.
    """
    for _, each, _ in play(set_up, habits):
        game = each
        if len(game.history()) >= moment or game.is_terminal():
            break
    game.over = False    # a result tells what lies face down
    for seat in range(game.players):
        seen = game.observation(seat)
        hands, pile, down, blind = list(game.hands), game.pile, game.down, game.blind
        hidden = sum(hands[:seat] + hands[seat + 1:] + [blind], list(pile))
        hidden.sort(reverse=True)

        def other(cards, left=hidden):
            return [left.pop() for _ in cards]

        game.hands = [hand if each == seat else other(hand) for each, hand in enumerate(hands)]
        game.pile, game.blind = other(pile), other(blind)
        game.down = [[game.blind[blind.index(card)] if card in blind else card for card in cards]
                     for cards in down]
        assert not hidden
        assert game.observation(seat) == seen
        game.hands, game.pile, game.down, game.blind = hands, pile, down, blind


@over_random_play
def test_mirrored_games_are_legal_and_end_alike(set_up, habits):
    """110 - card keeps distances, twins and toads."""
    def mirrored(action):
        return action and action // 100 * 100 + 110 - action % 100

    mirror = TakeThat(**{**set_up, "deck": [110 - card for card in set_up["deck"]]})
    for event, game, _ in play(set_up, habits):
        if event == UNDO:
            mirror.undo_action()
        elif event is not None:
            mirror.apply_action(mirrored(event))
        assert mirror.legal_actions() == sorted(map(mirrored, game.legal_actions()))
        assert mirror.result() == game.result()


def test_random_play_reaches_the_end_of_both_variants():
    ends = set()

    @over_random_play
    def collect(set_up, habits):
        game = play_out(set_up, habits)
        if game.is_terminal():
            ends.add((game.advanced, game.history()[-1] == TAKE))

    collect()
    assert ends >= {(False, True), (True, True)}


# The scorekeeper

AMOUNTS = st.integers(0, 40)
ROWS = st.lists(st.tuples(AMOUNTS, AMOUNTS, st.integers(0, 4)), min_size=2, max_size=4)


def section_7(players, rows):
    """The checks of the rules, one after the other; None if all pass."""
    plus, minus, toads = map(sum, zip(*rows, strict=True))
    for code, fine in (("E_ODD_PLUS", all(row[0] % 2 == 0 for row in rows)),
                       ("E_PLUS_TOTAL", plus <= 72), ("E_TOAD_TOTAL", toads <= 7),
                       ("E_CARD_TOTAL", plus + minus <= 72),
                       ("E_TOO_FEW", plus + minus + toads >= {2: 61, 3: 52, 4: 47}[players])):
        if not fine:
            return code
    return None


@given(ROWS)
@settings(derandomize=True)
def test_counts_are_validated_as_section_7_says(rows):
    assert refusal(validate_round, len(rows), rows) == section_7(len(rows), rows)
    if not section_7(len(rows), rows):
        points = score_round(len(rows), rows)["points"]
        assert sum(points) == sum(p - m - 5 * t for p, m, t in rows)
        assert 0 <= in_hands(rows) <= len(rows) * {2: 9, 3: 9, 4: 8}[len(rows)]
        assert refusal(check_entered, len(rows), rows) is None


@st.composite
def possible_counts(draw):
    players = draw(st.integers(2, 4))
    plus, toads = 2 * draw(st.integers(0, 36)), draw(st.integers(0, 7))
    fewest = {2: 61, 3: 52, 4: 47}[players]
    minus = draw(st.integers(max(0, fewest - plus - toads), 72 - plus))
    rows = [[0, 0, 0] for _ in range(players)]
    for column, (total, size) in enumerate(((plus, 2), (minus, 1), (toads, 1))):
        for _ in range(total // size):
            rows[draw(st.integers(0, players - 1))][column] += size
    return rows


@given(possible_counts(), st.lists(st.booleans(), min_size=12, max_size=12))
@settings(derandomize=True)
def test_what_is_entered_of_a_possible_game_is_never_refused(rows, blank):
    assert section_7(len(rows), rows) is None
    assert refusal(validate_round, len(rows), rows) is None
    counts = [[None if blank[3 * seat + column] else value for column, value in enumerate(row)]
              for seat, row in enumerate(rows)]
    assert refusal(check_entered, len(rows), counts) is None
    totals = [[None if blank[3 * seat] else plus, None if blank[3 * seat + 1] else m + 5 * t]
              for seat, (plus, m, t) in enumerate(rows)]
    assert refusal(check_totals_entered, len(rows), totals) is None


def possible(players, totals):
    """Is there any count behind these plus and minus points? Every split is tried."""
    for toads in product(*[range(min(7, minus // 5) + 1) for _, minus in totals]):
        rows = [(plus, minus - 5 * t, t)
                for (plus, minus), t in zip(totals, toads, strict=True)]
        try:
            validate_round(players, rows)
            return True
        except IllegalRound:
            pass
    return False


@given(st.lists(st.tuples(st.integers(0, 18).map(lambda pairs: 2 * pairs), st.integers(0, 50)),
                min_size=2, max_size=4))
@settings(derandomize=True)
def test_the_quick_mode_takes_exactly_what_some_count_explains(totals):
    players = len(totals)
    assert (refusal(validate_totals, players, totals) is None) == possible(players, totals)
