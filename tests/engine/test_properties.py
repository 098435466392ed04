"""Invariants of The Game, over random play with take-backs."""

from itertools import cycle, islice, pairwise, permutations

import hypothesis.strategies as st
from hypothesis import given, settings

from engine.shuffle import shuffled
from engine.the_game.cards import is_legal
from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place
from engine.the_game.options import LEVELS
from tests.engine.positions import nearest_first, refusal

CARDS = list(range(2, 100))
UNDO = -1
NOT_NUMBERS = st.none() | st.booleans() | st.floats() | st.text() | st.lists(st.integers())


@st.composite
def decks(draw):
    """Shuffled decks, and orderly ones: with those even a win is found."""
    if draw(st.booleans()):
        return shuffled(CARDS, draw(st.text()))
    deck = list(CARDS)
    for i, j in draw(st.lists(st.tuples(st.integers(0, 97), st.integers(0, 97)), max_size=12)):
        deck[i], deck[j] = deck[j], deck[i]
    return deck


@st.composite
def set_ups(draw):
    players = draw(st.integers(1, 5))
    return {"players": players, "deck": draw(decks()), "level": draw(st.sampled_from(LEVELS)),
            "fire": draw(st.booleans()), "first": draw(st.integers(0, players - 1))}


# What a player does over and over: take back, or one of the legal actions, the nearest card first.
HABITS = st.lists(st.sampled_from([0, 0, 0, 0, 1, 2, 5, UNDO]), min_size=1, max_size=40)


def over_random_play(test):
    play_randomly = given(set_up=set_ups(), habit=HABITS)
    return settings(derandomize=True)(play_randomly(test))


def play(set_up, habit):
    """Yields (event, game): None at the start, then every action and UNDO until the end."""
    game = TheGame(**set_up)
    yield None, game
    for rank in islice(cycle(habit), 300):
        if rank != UNDO and not game.is_terminal():
            actions = nearest_first(game)
            event = actions[rank % len(actions)]
            game.apply_action(event)
        elif rank == UNDO and game.history()[-1:] not in ([], [END_TURN]):
            event = UNDO
            game.undo_action()
        else:
            continue
        yield event, game


def play_out(set_up, habit):
    """The game as play() leaves it."""
    for _, game in play(set_up, habit):
        last = game
    return last


def changed(set_up, **fields):
    return TheGame(**{**set_up, **fields})


@over_random_play
def test_TG_I01_every_card_is_somewhere_once(set_up, habit):
    for _, game in play(set_up, habit):
        placed = [card for pile in game.piles for card in pile[1:]]
        assert sorted(sum(game.hands, game.draw + placed)) == CARDS


@over_random_play
def test_TG_I02_neighbours_on_a_pile_obey_the_placement_rule(set_up, habit):
    for _, game in play(set_up, habit):
        assert [pile[0] for pile in game.piles] == [1, 1, 100, 100]
    for pile, up in zip(game.piles, (1, 1, -1, -1), strict=True):
        steps = [up * (card - below) for below, card in pairwise(pile)]
        assert all(step > 0 or step == -10 for step in steps)


@over_random_play
def test_TG_I03_hands_are_full_while_there_is_a_draw_pile(set_up, habit):
    for _, game in play(set_up, habit):
        if game.draw and game.placed == 0:
            assert [len(hand) for hand in game.hands] == [game.hand_size] * game.players


@over_random_play
def test_TG_I04_only_a_placement_changes_the_cards_left(set_up, habit):
    before = 98
    for event, game in play(set_up, habit):
        assert game.left() == before + {None: 0, END_TURN: 0, UNDO: 1}.get(event, -1)
        assert game.left() == 98 - sum(action != END_TURN for action in game.history())
        before = game.left()


@over_random_play
def test_TG_I05_end_turn_draws_as_many_as_were_placed(set_up, habit):
    placed, draw = 0, len(TheGame(**set_up).draw)
    for event, game in play(set_up, habit):
        drew = event == END_TURN and game.placed == 0    # else burned, before drawing
        assert draw - len(game.draw) == (min(placed, draw) if drew else 0)
        placed, draw = game.placed, len(game.draw)


@over_random_play
def test_TG_I06_a_win_is_nothing_left(set_up, habit):
    for _, game in play(set_up, habit):
        assert (game.outcome == "WIN") == (game.left() == 0)
        assert game.legal_actions() or game.is_terminal()


@over_random_play
def test_TG_I07_four_cards_are_placed_before_anything_ends(set_up, habit):
    for _, game in play(set_up, habit):
        assert game.left() <= 94 or not game.is_terminal()


@over_random_play
def test_TG_I08_fire_changes_nothing_but_burned(set_up, habit):
    plain = changed(set_up, fire=False)
    for event, game in play({**set_up, "fire": True}, habit):
        if event == UNDO:
            plain.undo_action()
        elif event is not None:
            plain.apply_action(event)
        assert plain.outcome != "BURNED"
        if game.outcome == "BURNED":
            return
        assert plain.result() == game.result()
        assert (plain.piles, plain.hands, plain.draw) == (game.piles, game.hands, game.draw)


@over_random_play
def test_TG_I09_the_minimum_can_be_reached_while_the_game_runs(set_up, habit):
    for _, game in play(set_up, habit):
        due = game.minimum() - game.placed
        if due > 0 and game.outcome != "WIN":
            assert game.is_terminal() != reachable(game.hands[game.seat], game.tops(), due)


def reachable(hand, tops, k):
    """Can k cards be placed? TG-R1 by brute force: every choice, every order, every pile."""
    def goes(cards, tops):
        return not cards or any(
            is_legal(cards[0], pile, top)
            and goes(cards[1:], tops[:pile] + [cards[0]] + tops[pile + 1:])
            for pile, top in enumerate(tops))

    return any(goes(cards, tops) for cards in permutations(hand, k))


@over_random_play
def test_TG_I10_mirrored_games_are_legal_and_end_alike(set_up, habit):
    def mirrored(action):
        pile, card = divmod(action, 100)
        return place(101 - card, pile ^ 2) if action != END_TURN else END_TURN

    mirror = changed(set_up, deck=[101 - card for card in set_up["deck"]], fire=False)
    for event, game in play({**set_up, "fire": False}, habit):
        if event == UNDO:
            mirror.undo_action()
        elif event is not None:
            mirror.apply_action(mirrored(event))
        assert mirror.result() == game.result()
        assert mirror.current_player() == game.current_player()
        assert mirror.legal_actions() == sorted(map(mirrored, game.legal_actions()))


@given(set_ups(), HABITS, st.lists(st.integers(-500, 1000) | NOT_NUMBERS, max_size=5), NOT_NUMBERS)
@settings(derandomize=True)
def test_TG_I11_rejected_actions_change_nothing(set_up, habit, attempts, nobody):
    for _, game in play(set_up, habit):
        before, legal = game.state(), game.legal_actions()
        for attempt in attempts:
            if type(attempt) is not int or attempt not in legal:
                assert refusal(game.apply_action, attempt)
                assert refusal(game.would_end, attempt)
        for action in legal[:1]:
            for seat in (game.seat - 1, game.seat + 1, nobody):
                assert seat is None or refusal(game.apply_action, action, seat)
        assert game.state() == before


@over_random_play
def test_undo_is_the_inverse_of_every_placement(set_up, habit):
    for _, game in play(set_up, habit):
        before = game.state()
        for action in game.legal_actions():
            if action != END_TURN:
                game.apply_action(action)
                assert game.state() != before
                game.undo_action()
                assert game.state() == before


@over_random_play
def test_would_end_foretells_what_apply_action_does(set_up, habit):
    foretold = {}
    for event, game in play(set_up, habit):
        if event in foretold and (event != END_TURN or game.outcome == "BURNED"):
            assert game.result() == foretold[event]
        elif event == END_TURN:
            assert foretold[event] is None
        before = game.state()
        foretold = {action: game.would_end(action) for action in game.legal_actions()}
        assert game.state() == before


@over_random_play
def test_history_replayed_gives_an_equal_state(set_up, habit):
    game = play_out(set_up, habit)
    again = TheGame(**set_up)
    for action in game.history():
        again.apply_action(action)
    assert again.state() == game.state()


@over_random_play
def test_notation_of_every_legal_action_reads_back(set_up, habit):
    for _, game in play(set_up, habit):
        for action in game.legal_actions():
            assert game.string_to_action(game.action_to_string(action)) == action


@over_random_play
def test_an_observation_depends_on_nothing_hidden(set_up, habit):
    """Whatever the others hold and the draw pile hides, a seat sees the same."""
    game = play_out(set_up, habit)
    seat = game.seat
    mine, sizes = game.hands[seat], [len(hand) for hand in game.hands]
    hidden = sorted(set(sum(game.hands, game.draw)) - set(mine))
    seen = game.observation(seat)
    game.hands = [mine if each == seat else [hidden.pop() for _ in range(size)]
                  for each, size in enumerate(sizes)]
    game.draw = hidden
    assert game.observation(seat) == seen


def test_random_play_reaches_every_end():
    ends = set()

    @over_random_play
    def collect(set_up, habit):
        ends.add(play_out(set_up, habit).outcome)

    collect()
    assert {"WIN", "ENDED", "BURNED"} <= ends


def test_a_simple_solo_player_scores_as_such_players_do():
    """The nearest card, always: few wins, and each level is harder than the one before."""
    averages = []
    for level in LEVELS:
        left = [play_out({"players": 1, "seed": str(seed), "level": level}, [0]).left()
                for seed in range(100)]
        assert left.count(0) < 10
        averages.append(sum(left) / len(left))
    assert 15 < averages[0] < averages[1] < averages[2] < 50
