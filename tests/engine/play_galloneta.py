"""Galloneta played at random, and what must hold after every action.

Runs on CPython and MicroPython.
"""

from engine.galloneta.cards import ACE, MAGE, is_figure, name
from engine.galloneta.game import Galloneta
from engine.galloneta.notation import AGREE_DRAW, join, split
from engine.galloneta.setup import shuffled_deck

PLAYERS = (2,)
ENDS = ("ace", "passes", "agreement")
MOST = 3000
# What habit 0 does first; moves go forward only.
LIKED = ("attack", "refill", "equip", "deploy", "shield", "move", "end_turn")
FIELD, FIRST_ROW, LAST_ROW = range(4, 24), range(4), range(24, 28)


def options(dice, players):
    suits = dice(12)
    own, other = suits // 3, suits % 3
    letters = "OCEB"
    return {"first": dice(2), "columns": "ABCD"[dice(4)] + "ABCD"[dice(4)],
            "aces": letters[own] + letters.replace(letters[own], "")[other]}


def liking(game, action):
    """The lower the better."""
    fields = split(action)
    if fields[0] not in LIKED or (fields[0] == "move" and
                                  (fields[2] < fields[1]) != (game.seat == 1)):
        return len(LIKED)
    return LIKED.index(fields[0])


def chosen(game, habit):
    """0 attacks, arms and goes forward, 1 passes, others do anything."""
    legal = game.legal_actions()
    if habit == 0:
        ranks = [liking(game, action) for action in legal]
        return legal[ranks.index(min(ranks))]
    return legal[0] if habit == 1 else legal[habit % len(legal)]


def more(game):
    """What the other seat buys, and a draw by agreement."""
    agreement = [AGREE_DRAW] if game.phase == "MAIN" else []
    return [] if game.is_terminal() else agreement + game.legal_actions(1 - game.seat)


def pieces(game):
    """(cell, piece)"""
    return [(cell, piece) for cell, piece in enumerate(game.board.cells) if piece]


def aces(game):
    return [(cell, piece.owner) for cell, piece in pieces(game) if piece.rank() == ACE]


def shields(game):
    return sum([piece.shield is not None for _, piece in pieces(game)])


def facts(game):
    return {"seat": game.seat, "draw": len(game.draw), "limits": list(game.limits),
            "pieces": len(pieces(game)), "shields": shields(game), "aces": aces(game),
            "attacked": list(game.turn.attacked), "board": list(game.board.cells)}


def end(game):
    return game.result()["by"]


def i01_every_card_is_somewhere_once(game, before, action):
    cards = game.draw + [card for card in game.hidden if card is not None]
    for each in game.hands + game.graveyards + [piece.cards() for _, piece in pieces(game)]:
        cards = cards + list(each)
    assert sorted(cards) == list(range(50))


def i02_figures_in_the_field_aces_where_they_were(game, before, action):
    for cell, piece in pieces(game):
        rows = FIELD if is_figure(piece.card) else LAST_ROW if piece.owner else FIRST_ROW
        assert cell in rows
    assert not before or all([ace in before["aces"] for ace in aces(game)])


def i03_what_a_side_and_a_piece_can_have(game, before, action):
    for seat in (0, 1):
        assert sum([piece.owner == seat and is_figure(piece.card)
                    for _, piece in pieces(game)]) <= 4
    for _, piece in pieces(game):
        assert len(piece.equipment) <= (2 if piece.rank() == MAGE else 1)


def i04_what_a_turn_can_have(game, before, action):
    turn = game.turn
    assert turn.bajadas() <= 2 and turn.war <= 2
    for cards in (turn.moved, turn.attacked):
        assert len(cards) == len(set(cards))
    if action is not None and split(action)[0] in ("move", "hmove"):
        assert before["board"][split(action)[1]].card not in before["attacked"]


def i05_hand_limits_follow_the_horizontal_moves(game, before, action):
    due = list(before["limits"]) if before else [5, 5]
    if action is not None and split(action)[0] == "hmove":
        due[before["seat"]] -= 2
    assert game.limits == due and min(due) >= 1
    if action is not None and split(action)[0] == "refill":
        assert len(game.hands[game.seat]) >= game.limits[game.seat] or not game.draw


def i06_the_draw_pile_never_grows(game, before, action):
    assert len(game.draw) == 36 if before is None else len(game.draw) <= before["draw"]


def i07_every_combat_costs_a_piece_or_a_shield(game, before, action):
    if action is not None and split(action)[0] == "attack":
        assert len(pieces(game)) + shields(game) < before["pieces"] + before["shields"]


def i08_aces_are_worth_6_at_most(game, before, action):
    assert all([piece.power() <= 12 for _, piece in pieces(game) if piece.rank() == ACE])


def i09_a_win_is_one_missing_ace(game, before, action):
    won = game.is_terminal() and game.result()["result"] == "WIN"
    assert won == (len(aces(game)) == 1)
    assert not won or aces(game)[0][1] == game.result()["winner"]


INVARIANTS = (
    i01_every_card_is_somewhere_once, i02_figures_in_the_field_aces_where_they_were,
    i03_what_a_side_and_a_piece_can_have, i04_what_a_turn_can_have,
    i05_hand_limits_follow_the_horizontal_moves, i06_the_draw_pile_never_grows,
    i07_every_combat_costs_a_piece_or_a_shield, i08_aces_are_worth_6_at_most,
    i09_a_win_is_one_missing_ace,
)


def mirrors(head):
    """The board turned by half a turn, the seats exchanged (I10)."""
    fields = head["options"]
    seats_aces = Galloneta(2, **fields)
    chosen_aces = [piece.card for _, piece in pieces(seats_aces)]
    deck = shuffled_deck(head["seed"], chosen_aces)
    for at in range(0, 12, 2):    # figures, hidden figures, others: one for either seat in turns
        deck[at], deck[at + 1] = deck[at + 1], deck[at]

    def there(action):
        fields = split(action)
        verb = fields[0]
        if verb == "compra":
            fields[1] = 1 - fields[1]
        elif verb == "deploy":
            fields[2] = 3 - fields[2]
        elif verb in ("equip", "shield"):
            fields[2] = 27 - fields[2]
        elif verb in ("move", "attack", "hmove"):
            fields[1:3] = [27 - fields[1], 27 - fields[2]]
        elif verb == "revive":
            fields[1] = 27 - fields[1]
        return join(*fields)

    def other_seat(seat):
        return 1 - seat

    columns = "".join(["ABCD"[3 - "ABCD".index(letter)] for letter in fields["columns"]])
    mirror = Galloneta(2, deck=list(map(name, deck)), first=1 - fields["first"],
                       aces=fields["aces"][1] + fields["aces"][0],
                       columns=columns[1] + columns[0])
    return [(mirror, there, other_seat)]
