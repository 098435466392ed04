"""The Game played at random, and what must hold after every action.

Runs on CPython and MicroPython.
"""

from engine.shuffle import shuffled
from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place
from engine.the_game.options import LEVELS

PLAYERS = (1, 2, 3, 4, 5)
ENDS = ("ENDED", "BURNED")
MOST = 196    # 98 cards, each at most with an end_turn()
CARDS = list(range(2, 100))


def options(dice, players):
    return {"level": LEVELS[dice(3)], "fire": dice(2) == 1, "first": dice(players)}


def chosen(game, habit):
    """0 plays the nearest card, 1 as few as possible, others anything."""
    legal = game.legal_actions()
    if habit == 0:
        tops = game.tops()
        ranks = [4 if action == END_TURN else    # before a costly card
                 (action % 100 - tops[action // 100]) * (1 if action < 200 else -1)
                 for action in legal]
        return legal[ranks.index(min(ranks))]
    return legal[0] if habit == 1 else legal[habit % len(legal)]


def facts(game):
    return game.placed, len(game.draw), game.left()


def more(game):
    return []


def end(game):
    return game.outcome


def i01_every_card_is_somewhere_once(game, before, action):
    cards = list(game.draw)
    for pile in game.piles:
        cards += pile[1:]
    for hand in game.hands:
        cards += hand
    assert sorted(cards) == CARDS


def i02_neighbours_on_a_pile_obey_the_placement_rule(game, before, action):
    assert [pile[0] for pile in game.piles] == [1, 1, 100, 100]
    for index, pile in enumerate(game.piles):
        up = 1 if index < 2 else -1
        for at in range(1, len(pile)):
            step = up * (pile[at] - pile[at - 1])
            assert step > 0 or step == -10


def i03_hands_are_full_while_there_is_a_draw_pile(game, before, action):
    if game.draw and game.placed == 0:
        assert list(map(len, game.hands)) == [game.hand_size] * game.players


def i04_only_a_placement_changes_the_cards_left(game, before, action):
    assert game.left() == 98 - sum([each != END_TURN for each in game.history()])
    if before:
        assert before[2] - game.left() == (action != END_TURN)


def i05_end_turn_draws_as_many_as_were_placed(game, before, action):
    if before:
        drew = action == END_TURN and game.outcome != "BURNED"
        if action == END_TURN and game.outcome == "BURNED" and not game.placed:
            drew = True    # lost at the start of the next turn
        assert before[1] - len(game.draw) == (min(before[0], before[1]) if drew else 0)


def i06_a_win_is_nothing_left(game, before, action):
    assert (game.outcome == "WIN") == (game.left() == 0)


def i07_four_cards_are_placed_before_anything_ends(game, before, action):
    assert game.left() <= 94 or not game.is_terminal()


def i08_nothing_burns_without_fire(game, before, action):
    assert game.fire or (game.outcome != "BURNED" and not game.burning())


def i09_the_minimum_can_be_reached_while_the_game_runs(game, before, action):
    if not game.is_terminal() and game.placed + 1 == game.minimum():
        assert [card for card in game.hands[game.seat] if game.fits(card)]


INVARIANTS = (
    i01_every_card_is_somewhere_once, i02_neighbours_on_a_pile_obey_the_placement_rule,
    i03_hands_are_full_while_there_is_a_draw_pile, i04_only_a_placement_changes_the_cards_left,
    i05_end_turn_draws_as_many_as_were_placed, i06_a_win_is_nothing_left,
    i07_four_cards_are_placed_before_anything_ends, i08_nothing_burns_without_fire,
    i09_the_minimum_can_be_reached_while_the_game_runs,
)


def mirrors(head):
    """101 - card, with ascending and descending piles exchanged; not with fire (I10)."""
    def there(action):
        return action and place(101 - action % 100, action // 100 ^ 2)

    if head["options"]["fire"]:
        return []
    deck = [101 - card for card in shuffled(CARDS, head["seed"])]
    return [(TheGame(head["players"], deck=deck, **head["options"]), there, int)]
