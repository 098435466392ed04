"""What every game promises, for Galloneta: crowded positions and new games at random."""

from copy import deepcopy
from itertools import combinations

import hypothesis.strategies as st
from hypothesis import given, settings

from engine.galloneta.cards import CARDS, CELLS
from engine.galloneta.notation import AGREE_DRAW, join, split
from engine.galloneta.spelling import from_text, to_text
from engine.shuffle import shuffled
from tests.engine.positions import refusal
from tests.engine.skirmishes import (
    HABITS,
    UNDO,
    begin,
    beginnings,
    everything,
    over_random_play,
    pieces,
    play_out,
    play_through,
    positions,
)

VERBS = {"end_turn", "refill", "deploy", "equip", "shield", "discard", "move", "hmove", "attack",
         "compra", "revive"}
NOT_NUMBERS = st.none() | st.booleans() | st.floats() | st.text() | st.lists(st.integers())
NUMBERS = st.integers() | st.integers(0, 9999) | st.integers(0, 10 ** 9)


def conceivable(game):
    """Actions of all kinds; cards of purchases and horizontal moves are taken from the hands."""
    yield from range(10)
    yield from range(100, 200)
    yield from range(2000, 3000)
    own = [cell for cell, piece in pieces(game) if piece.owner == game.seat]
    for cell in CELLS:
        for card in CARDS:
            yield join("equip", card, cell)
            yield join("shield", card, cell)
        for other in CELLS:
            yield join("move", cell, other)
            yield join("attack", cell, other)
    for mage in own:
        for payment in CARDS:
            for figure in (*game.graveyards[0], *game.graveyards[1]):
                yield join("revive", mage, payment, figure)
    for start in own:
        for end in CELLS:
            for cards in combinations(game.hands[game.seat], 2):
                yield join("hmove", start, end, cards)
    for buyer, hand in enumerate(game.hands):
        for size in range(1, len(hand) + 1):
            for cards in combinations(hand, size):
                yield join("compra", buyer, cards)


@settings(max_examples=20, derandomize=True)
@given(positions(), HABITS)
def test_legal_actions_are_those_that_are_taken(fields, habits):
    game = play_out(fields, habits, most=8)
    before, taken, probe = game.state(), [], deepcopy(game)
    for action in conceivable(game):
        if refusal(probe.apply_action, action) is None:
            taken.append(action)
            probe = deepcopy(game)
    assert probe.state() == before
    agreement = [AGREE_DRAW] if game.phase == "MAIN" and not game.is_terminal() else []
    assert sorted(taken) == sorted(everything(game) + agreement)


@over_random_play
def test_legal_actions_are_ascending_and_there_are_some(fields, habits):
    for _, game in play_through(fields, habits):
        legal = game.legal_actions()
        assert legal == sorted(set(legal))
        assert (legal == []) == game.is_terminal() == (game.current_player() is None)
        assert game.is_terminal() == (game.result() is not None)
        for action in legal[::5] + game.legal_actions(1 - game.seat):
            assert from_text(to_text(action)) == action < 1 << 30


@settings(derandomize=True)
@given(positions(), st.lists(NUMBERS | NOT_NUMBERS, max_size=30), st.sampled_from([None, 0, 1, 2]))
def test_what_is_refused_changes_nothing(fields, actions, seat):
    game = begin(fields)
    before = game.state()
    for action in actions:
        if refusal(game.apply_action, action, seat) is None:
            assert action == AGREE_DRAW or action in game.history()
            game = begin(fields)
        assert game.state() == before


@settings(derandomize=True)
@given(NUMBERS)
def test_a_number_is_no_action_or_has_a_text(action):
    if refusal(to_text, action) is None:
        assert from_text(to_text(action)) == action
        assert join(*split(action)) == action
    else:
        assert refusal(split, action) == refusal(to_text, action) == "E_BAD_ACTION"


@settings(derandomize=True)
@given(st.text() | st.builds(
    lambda verb, words: f"{verb}({', '.join(words)})", st.sampled_from(sorted(VERBS)),
    st.lists(st.sampled_from(["O10", "B2", "C5", "E", "P1", "C9 C1", "pay C2", "take O10", "X",
                              "discard O7 O5", "discard O7 O7 O5", "E5", "discard", "J1 ", ""]),
             max_size=4)))
def test_a_text_is_refused_or_an_action(text):
    code = refusal(from_text, text)
    assert code in (None, "E_BAD_ACTION")
    if code is None:
        assert to_text(from_text(text)) == text


@over_random_play
def test_an_undone_action_never_was(fields, habits):
    states, revealed = [], 0
    for event, game in play_through(fields, habits):
        if event == UNDO:
            states.pop()
            assert len(states) > revealed
            assert game.state() == states[-1]
        else:
            states.append(game.state())
            if event is not None and split(event)[0] in ("refill", "discard", "compra"):
                revealed = len(states) - 1
    while len(states) - 1 > revealed:
        game.undo_action()
        states.pop()
        assert game.state() == states[-1]
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"


@over_random_play
def test_history_replayed_gives_an_equal_state(fields, habits):
    game = play_out(fields, habits)
    again = begin(fields)
    for action in game.history():
        again.apply_action(action)
    assert again.state() == game.state()
    assert again.legal_actions() == game.legal_actions()


@settings(derandomize=True)
@given(positions() | beginnings(), HABITS, st.integers(0, 9999))
def test_nobody_sees_what_is_hidden(fields, habits, seed):
    for _, game in play_through(fields, habits, most=30):
        for seat in (0, 1):
            other = deepcopy(game)
            unseen = other.hands[1 - seat] + other.draw + [
                card for card in other.hidden if card is not None]
            unseen = shuffled(unseen, str(seed))
            other.hands[1 - seat] = sorted(unseen.pop() for _ in other.hands[1 - seat])
            other.draw = [unseen.pop() for _ in other.draw]
            other.hidden = [card if card is None else unseen.pop() for card in other.hidden]
            assert other.observation(seat) == game.observation(seat)
            assert other.legal_actions(seat) == game.legal_actions(seat)


def test_random_play_reaches_every_verb_and_end():
    verbs, ends = set(), set()

    @settings(derandomize=True, database=None, max_examples=300)
    @given(positions() | beginnings(), HABITS)
    def collect(fields, habits):
        steps = list(play_through(fields, habits))
        verbs.update(UNDO if event == UNDO else split(event)[0] for event, _ in steps[1:])
        result = steps[-1][1].result()
        ends.add(result and (result["by"], result["winner"]))

    collect()
    assert verbs == VERBS | {UNDO}
    assert ends == {None, ("ace", 0), ("ace", 1), ("passes", None)}
