"""Invariants of Martes 13, and random rounds against the scorekeeper."""

from itertools import permutations
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from engine.martes13.cards import DECK, name
from engine.martes13.game import Martes13
from engine.martes13.live import play_in
from engine.martes13.notation import play
from engine.martes13.pad import Martes13Table
from engine.martes13.scoring import check_shared, score_round, validate_points, validate_round
from engine.scorepad.actions import accept
from tests.engine.positions import refusal
from tests.engine.rounds import accepted, chosen, play_out

DECK_NAMES = sorted(name(card) for card in DECK)
UNDO = -1
NOT_NUMBERS = st.none() | st.booleans() | st.floats() | st.text() | st.lists(st.integers())


@st.composite
def set_ups(draw):
    players = draw(st.integers(3, 6))
    deck = draw(st.permutations(DECK_NAMES))
    return {"players": players, "deck": deck, "dealer": draw(st.integers(0, players - 1))}


# What the players do, one after the other: take cards, avoid it, anything, or take back.
HABITS = st.lists(st.sampled_from([0, 0, 1, 1, 2, 3, 5, 7, 11, UNDO]), min_size=1, max_size=30)


def over_random_play(test):
    play_randomly = given(set_up=set_ups(), habits=HABITS)
    return settings(derandomize=True)(play_randomly(test))


def play_through(set_up, habits):
    """Yields (event, game): None at the start, then every action and UNDO until the end."""
    game = Martes13(**set_up)
    yield None, game
    for step in range(200):
        habit = habits[step % len(habits)]
        if game.is_terminal():
            return
        if habit == UNDO:
            if refusal(game.undo_action) is None:
                yield UNDO, game
            continue
        event = chosen(game, habit)
        game.apply_action(event)
        yield event, game


def play_all(set_up, habits):
    """The round as it ends, without take-backs."""
    return play_out(set_up["players"], "", [habit for habit in habits if habit != UNDO] or [0],
                    deck=set_up["deck"], dealer=set_up["dealer"])


@st.composite
def possible_counts(draw):
    """(players, counts) that validate."""
    players = draw(st.integers(3, 6))
    suits = draw(st.tuples(*[st.integers(5, 9) if players == 3 else st.integers(7, 14)] * 3))
    martes = draw(st.sampled_from([m for m in range(9) if accepted(players, suits, m)]))
    rows = [[0, 0, 0, 0] for _ in range(players)]
    for column, taken in enumerate((*suits, martes)):
        for _ in range(taken):
            rows[draw(st.integers(0, players - 1))][column] += 1
    return players, rows


@over_random_play
def test_M13_I01_every_card_is_somewhere_once(set_up, habits):
    for _, game in play_through(set_up, habits):
        cards = sum(game.hands + game.table.piles + game.table.captured, list(game.aside))
        assert sorted(map(name, cards)) == DECK_NAMES


@over_random_play
def test_M13_I02_no_pile_exceeds_13_or_becomes_empty(set_up, habits):
    opened = [False] * 3
    for event, game in play_through(set_up, habits):
        if event == UNDO:
            opened = [False] * 3
        for pile, cards in enumerate(game.table.piles):
            assert game.table.total(pile) <= 13
            assert cards or not opened[pile]
            opened[pile] = bool(cards)


@over_random_play
def test_M13_I03_a_capture_takes_1_to_7_cards_worth_7_at_least(set_up, habits):
    def values(cards):
        return sum(card % 10 for card in cards)

    game = Martes13(**set_up)
    while not game.is_terminal():
        action = chosen(game, habits[len(game.history()) % len(habits)] % 12)
        piles = [list(cards) for cards in game.table.piles]
        seat, before = game.seat, sum(map(len, game.table.captured))
        total, takes = game.preview(action)
        game.apply_action(action)
        taken = sum(map(len, game.table.captured)) - before
        assert takes == taken
        assert (taken > 0) == (total > 13)
        if taken:
            pile = (action // 100 or action // 10) - 1
            assert 1 <= taken <= 7
            assert values(piles[pile]) >= 7
            assert game.table.captured[seat][-taken:] == piles[pile]
            assert len(game.table.piles[pile]) == 1


@over_random_play
def test_M13_I04_I05_plays_of_a_round_and_cards_on_the_table(set_up, habits):
    game = play_all(set_up, habits)
    assert len(game.history()) == (38 if game.players == 3 else 50)
    assert all(1 <= len(cards) <= 7 for cards in game.table.piles)
    assert 3 <= sum(map(len, game.table.piles)) <= 21


@given(possible_counts())
def test_M13_I06_one_dropper_at_most_and_martes_13_count_in_full(round_counts):
    players, counts = round_counts
    score = score_round(players, counts)
    assert len(score["droppers"]) == 3
    for seat, row in enumerate(counts):
        assert score["points"][seat] >= 2 * row[3]
        kept = [row[suit] for suit in range(3) if score["droppers"][suit] != seat]
        assert score["points"][seat] == sum(kept) + 2 * row[3]


@given(possible_counts())
def test_M13_I07_I08_points_stay_within_the_bounds_of_the_quick_mode(round_counts):
    players, counts = round_counts
    validate_points(players, score_round(players, counts)["points"])
    check_shared(score_round(players, counts)["points"])


@given(possible_counts(), st.randoms(use_true_random=False))
def test_M13_I09_permuting_players_permutes_points_permuting_suits_does_nothing(
        round_counts, random):
    players, counts = round_counts
    points = score_round(players, counts)["points"]
    order = random.sample(range(players), players)
    assert score_round(players, [counts[seat] for seat in order])["points"] == [
        points[seat] for seat in order]
    for suits in permutations(range(3)):
        permuted = [[row[suit] for suit in suits] + [row[3]] for row in counts]
        assert score_round(players, permuted)["points"] == points
        validate_round(players, permuted)


@given(possible_counts(), st.data())
def test_M13_I10_one_more_card_is_one_more_point_unless_the_majority_changes(round_counts, data):
    players, counts = round_counts
    seat, suit = data.draw(st.integers(0, players - 1)), data.draw(st.integers(0, 2))
    before = score_round(players, counts)
    counts[seat][suit] += 1
    after = score_round(players, counts)
    if after["droppers"] == before["droppers"] and before["droppers"][suit] != seat:
        before["points"][seat] += 1
        assert after["points"] == before["points"]


@over_random_play
def test_an_undone_play_never_was(set_up, habits):
    for _, game in play_through(set_up, habits):
        if game.is_terminal():
            return
        before = game.state()
        for action in game.legal_actions():
            game.apply_action(action)
            game.undo_action()
            assert game.state() == before
            assert game.string_to_action(game.action_to_string(action)) == action


@given(set_ups(), HABITS, st.lists(st.integers(-50, 1100) | NOT_NUMBERS, max_size=5), NOT_NUMBERS)
@settings(derandomize=True)
def test_an_illegal_action_changes_nothing(set_up, habits, actions, nonsense):
    for _, game in play_through(set_up, habits):
        before, legal = game.state(), game.legal_actions()
        legal += [action // 10 * 100 + action for action in legal if action < 100]    # 115 is 15
        for action in [*actions, nonsense, play("M"), play("G1", "L"), play("E7")]:
            if type(action) is not int or action not in legal:
                assert refusal(game.apply_action, action) is not None
                assert game.state() == before


@over_random_play
def test_history_replayed_gives_an_equal_state(set_up, habits):
    for _, last in play_through(set_up, habits):
        game = last
    again = Martes13(**set_up)
    for action in game.history():
        again.apply_action(action)
    assert again.state() == game.state()


@over_random_play
def test_an_observation_depends_on_nothing_hidden(set_up, habits):
    """Whatever the others hold, lies aside or was captured, a seat sees the same."""
    game = play_all_but(set_up, habits, 20)
    seat = game.seat
    seen = game.observation(seat)
    hidden = sum(game.table.captured, list(game.aside))
    for each, hand in enumerate(game.hands):
        hidden += hand if each != seat else []
    hidden.reverse()

    def other(cards):
        return [hidden.pop() for _ in cards]

    game.aside = other(game.aside)
    game.table.captured = [other(cards) for cards in game.table.captured]
    game.hands = [hand if each == seat else other(hand) for each, hand in enumerate(game.hands)]
    assert game.observation(seat) == seen


def play_all_but(set_up, habits, left):
    """The round when so many cards are in hand."""
    for _, game in play_through(set_up, habits):
        if sum(map(len, game.hands)) <= left:
            break
    return game


# The card game, the scorekeeper and the live table


def points_by_hand(captured):
    """Points of captured cards, counted from their names alone."""
    points = [0] * len(captured)
    for suit in "GEL":
        cards = [sum(name(card)[0] == suit for card in pile) for pile in captured]
        for seat, count in enumerate(cards):
            others = cards[:seat] + cards[seat + 1:]
            points[seat] += 0 if count > max(others) else count
    return [value + 2 * pile.count(44) for value, pile in zip(points, captured, strict=True)]


def check_rounds(numbers):
    """The counts that the game produced validate and score the same."""
    for number in numbers:
        random = Random(number)
        habits = [random.choice((0, 1, 2, 3, 5, 7, 11, 13)) for _ in range(11)]
        players = number % 4 + 3
        game = play_out(players, str(number), habits, dealer=random.randrange(players))
        counts = game.table.counts()
        validate_round(players, counts)
        points = points_by_hand(game.table.captured)
        assert score_round(players, counts)["points"] == points
        assert game.result()["points"] == points
        validate_points(players, points)


def test_counts_of_2000_random_rounds_validate_and_score_the_same():
    check_rounds(range(2000))


@pytest.mark.long
def test_counts_of_10000_random_rounds_validate_and_score_the_same():
    check_rounds(range(10_000))


def check_live(numbers):
    """A round told card by card, with take-backs, ends with the counts of the card game."""
    for number in numbers:
        random = Random(number)
        players, dealer = number % 4 + 3, random.randrange(3)
        game = play_out(players, str(number), [random.choice((0, 1, 7, 11))], dealer=dealer)
        match, told = Martes13Table(players, dealer=dealer, rounds=1), 0
        plays = game.history()
        while told < len(plays):
            if random.random() < 0.1:
                for _ in range(random.randrange(min(told, 12) + 1)):
                    match.undo_action()
                    told -= 1
            elif random.random() < 0.05:    # a slip, found out later
                match.apply_action(play_in(1, random.choice(match.live(1).legal_plays()
                                                            if match.live(1) else [15])))
                match.undo_action()
            match.apply_action(play_in(1, plays[told]))
            told += 1
        assert match.rows(1) == game.table.counts()
        match.apply_action(accept(1))
        assert match.totals() == game.result()["points"]


def test_1000_live_rounds_with_take_backs_give_the_counts_of_the_card_game():
    check_live(range(1000))


@pytest.mark.long
def test_10000_live_rounds_with_take_backs_give_the_counts_of_the_card_game():
    check_live(range(10_000))
