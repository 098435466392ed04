"""The advisor: legal, blind to what is hidden, best where nothing is. On both interpreters."""

import io

from engine.the_game.advice.advisor import Advisor
from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place
from tests.engine.advice import WEIGHTS, play, think
from tests.engine.positions import A1, A2, D1, D2, position, refusal


def deal(seed, players=1, **options):
    return TheGame(players, seed, **options)


def test_a_game_of_accepted_hints():
    game = play(deal("deal"))
    assert game.result() == {"result": "WIN", "left": 0, "rating": "win"}


def test_every_step_leaves_a_turn_that_can_be_played():
    game = play(deal("steps"), 6)
    with open(WEIGHTS, "rb") as file:
        advisor = Advisor(game.observation(0), file)
        assert advisor.plan() == [] and advisor.outlook() is None
        plans = []
        while advisor.step():
            plans.append(advisor.plan())
    assert advisor.outlook() and len(plans) > 30 and plans[-1]
    for plan in plans:
        copy = game.clone()
        for action in plan:
            copy.apply_action(action)
        assert not plan or plan[-1] == END_TURN


def test_partners_are_advised_from_what_they_see():
    for players in (2, 5):
        game = play(deal("partners", players), 4)
        assert len(game.history()) >= 12 and not game.is_terminal()


def test_hidden_cards_change_nothing():
    tops, mine, hidden = (10, 12, 95, 90), [13, 14, 15, 50, 60, 89], [3, 4, 5, 6, 7, 8]
    one = TheGame.from_position(tops, [mine, hidden[:3]], draw=hidden[3:])
    other = TheGame.from_position(tops, [mine, hidden[3:]], draw=hidden[:3])
    assert think(one) == think(other)


def test_in_the_middle_of_a_turn():
    game = deal("middle")
    plan = think(game)[0]
    game.apply_action(plan[0])
    assert think(game)[0] == plan[1:]


def test_a_turn_that_is_long_enough_may_end():
    game = position((97, 98, 3, 4), [[50, 51]], 5, placed=2)
    assert think(game)[0] == [END_TURN]


def test_a_fire_is_covered():
    game = position((44, 12, 95, 90), [[13, 14, 15, 50, 88, 89, 92, 93]], 40, fire=True,
                    burning=["A1"])
    plan = think(game)[0]
    assert any(action // 100 == A1 for action in plan[:-1])
    for action in plan:
        game.apply_action(action)
    assert not game.is_terminal()


def test_tricks_at_the_end():
    """From 90 back to 80 and 70, and then up again."""
    game = TheGame.from_position((90, 98, 3, 2), [[70, 75, 80, 91]])
    plan, outlook, _ = think(game)
    assert plan == [place(80, A1), place(70, A1), place(75, A1), place(91, A1)]
    assert outlook == [1000, 0]


def test_what_cannot_be_placed_is_left():
    game = TheGame.from_position((90, 98, 3, 2), [[50, 91, 95, 99]])
    plan, outlook, _ = think(game)
    assert plan[-1] == END_TURN and len(plan) == 4 and outlook == [0, 10]
    assert place(99, A2) in plan or place(99, A1) in plan
    assert not any(action // 100 in (D1, D2) for action in plan[:-1])


def most(piles, hand):
    """The most cards there can be, by trying everything."""
    best = 0
    for card in hand:
        for pile in range(4):
            gap = card - piles[pile] if pile < 2 else piles[pile] - card
            if gap > 0 or gap == -10:
                after = piles[:pile] + (card,) + piles[pile + 1:]
                best = max(best, 1 + most(after, [each for each in hand if each != card]))
    return best


def ends(count, state):
    """Positions with an empty draw pile: tight ones, with cards ten apart."""
    for _ in range(count):
        numbers = []
        while len(numbers) < 10:
            state = (state * 1103515245 + 12345) & 0x3FFFFFFF
            card = 2 + (state >> 12) % 98
            if len(numbers) > 5 and state >> 8 & 3 == 0:
                card = numbers[-1] + 10 if numbers[-1] < 50 else numbers[-1] - 10
            if card not in numbers:
                numbers.append(card)
        low, high = sorted(numbers[:2]), sorted(numbers[2:4])
        yield (40 + low[0] // 2, 40 + low[1] // 2 + 1, high[0] // 2 + 2, high[1] // 2 + 3), [
            card for card in numbers[4:]]


def agrees(tops, hand):
    if len(set(tops)) < 4 or set(tops) & set(hand) or not most(tops, hand):
        return False
    game = TheGame.from_position(tops, [hand])
    plan, outlook, _ = think(game)
    placed = [action for action in plan if action != END_TURN]
    assert len(placed) == most(tops, hand), (tops, hand)
    assert outlook == [1000 if len(placed) == len(hand) else 0, 10 * (len(hand) - len(placed))]
    for action in placed:
        game.apply_action(action)
    return True


def test_nothing_is_better_when_the_draw_pile_is_empty():
    assert sum([agrees(*end) for end in ends(60, 7)]) > 20


def test_only_who_is_to_move_is_advised():
    game = deal("turns", 2)
    with open(WEIGHTS, "rb") as file:
        assert refusal(Advisor, game.observation(1), file) == "E_NOT_YOUR_TURN"
    over = TheGame.from_position((98, 99, 2, 3), [[50]], draw=[51])
    with open(WEIGHTS, "rb") as file:
        assert refusal(Advisor, over.observation(0), file) == "E_GAME_OVER"


def test_another_file_is_refused():
    advisor = Advisor(deal("file").observation(0), io.BytesIO(b"something else"))
    try:
        while advisor.step():
            pass
    except ValueError:
        return
    raise AssertionError("accepted")
