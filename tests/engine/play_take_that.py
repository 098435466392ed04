"""Take That played at random: habits, and what must hold after every action.

Runs on CPython and MicroPython.
"""

from engine.shuffle import shuffled
from engine.take_that.cards import DECK, is_toad, twin
from engine.take_that.game import TakeThat
from engine.take_that.notation import TAKE
from engine.take_that.scoring import validate_round, validate_totals

PLAYERS = (2, 3, 4)
ENDS = ("take", "twist")
MOST = 2 * 79    # every card, each at most with a take()
SIZES = {2: (9, 61), 3: (9, 52), 4: (8, 47)}    # hand, draw pile


def options(dice, players):
    return {"dealer": dice(players), "advanced": dice(2) == 1}


def chosen(game, habit):
    """0 twists, or places what is nearest, and takes if he must; 1 takes; others play anything."""
    legal = game.legal_actions()
    if habit == 0:
        last = game.line[-1] if game.line else 50
        ranks = [0 if action > 100 else 99 if action == TAKE else 1 + abs(action - last)
                 for action in legal]
        return legal[ranks.index(min(ranks))]
    return legal[0] if habit == 1 else legal[habit % len(legal)]


def facts(game):
    return list(game.line)


def more(game):
    return []


def end(game):
    return "take" if game.history()[-1] == TAKE else "twist"


def down_cards(game):
    return [card for cards in game.down for card in cards]


def turns(game):
    """That have ended, or ended the game without a take: every one of them with a card."""
    return sum([action != TAKE for action in game.history()])


def i01_every_card_is_somewhere_once(game, before, action):
    cards = list(game.line) + game.pile + down_cards(game)
    for each in game.hands + game.up:
        cards += each
    assert sorted(cards) == DECK


def i02_face_up_lie_pairs_of_twins(game, before, action):
    for cards in game.up:
        assert [twin(card) for card in cards[::2]] == cards[1::2]
        assert not any([is_toad(card) for card in cards])


def i03_hands_are_full_while_there_is_a_draw_pile(game, before, action):
    if game.pile and not game.must_place:
        assert list(map(len, game.hands)) == [SIZES[game.players][0]] * game.players


def i04_there_is_always_something_to_do(game, before, action):
    if not game.is_terminal():
        assert game.legal_actions()
        assert (TAKE in game.legal_actions()) == (game.line != [])
        assert game.line or game.hands[game.seat]


def i05_a_card_was_near_the_right_end_when_it_was_placed(game, before, action):
    if action is not None and 0 < action < 100:
        assert game.line[-1] == action
        assert not before or abs(action - before[-1]) <= 10
        assert game.line[:-1] == before


def i06_every_turn_draws_a_card(game, before, action):
    due = SIZES[game.players][1] - turns(game)
    if game.advanced:
        assert len(game.pile) <= max(0, due)
    else:
        assert len(game.pile) == max(0, due)


def i07_at_the_end_only_hands_are_not_counted(game, before, action):
    if game.is_terminal():
        left = sum(map(len, game.hands))
        assert game.line == game.pile == []
        assert 0 <= left <= game.players * SIZES[game.players][0]
        assert sum(map(len, game.up + game.down)) == 79 - left
        counts = game.counts()
        validate_round(game.players, counts)
        validate_totals(game.players, [(up, down + 5 * toads) for up, down, toads in counts])


def i08_scores_stay_within_their_bounds(game, before, action):
    points = game.returns()
    for seat in range(game.players):
        assert -107 <= points[seat] <= 72
        minus = sum([5 if is_toad(card) else 1 for card in game.down[seat]])
        assert points[seat] == len(game.up[seat]) - minus
    assert sum(map(len, game.up)) <= 72
    assert sum(map(is_toad, down_cards(game))) <= 7


def i09_nobody_has_to_place_when_it_is_over(game, before, action):
    assert not (game.must_place and game.is_terminal())
    assert not game.must_place or (game.line == [] and game.history()[-1] == TAKE)


INVARIANTS = (
    i01_every_card_is_somewhere_once, i02_face_up_lie_pairs_of_twins,
    i03_hands_are_full_while_there_is_a_draw_pile, i04_there_is_always_something_to_do,
    i05_a_card_was_near_the_right_end_when_it_was_placed, i06_every_turn_draws_a_card,
    i07_at_the_end_only_hands_are_not_counted, i08_scores_stay_within_their_bounds,
    i09_nobody_has_to_place_when_it_is_over,
)


def mirrors(head):
    """110 - card keeps distances, twins and toads; everybody one seat further on."""
    players, fields = head["players"], dict(head["options"])

    def there(action):
        return action and action // 100 * 100 + 110 - action % 100

    def next_seat(seat):
        return (seat + 1) % players

    deck = [110 - card for card in shuffled(DECK, head["seed"])]
    mirror = TakeThat(players, deck=deck, **fields)
    fields["dealer"] = next_seat(fields["dealer"])
    return [(mirror, there, int), (TakeThat(players, head["seed"], **fields), int, next_seat)]
