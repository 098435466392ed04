"""Invariants of Galloneta: crowded positions and new games at random."""

from collections import Counter
from fractions import Fraction
from itertools import chain

from hypothesis import given, settings

from engine.galloneta.board import DIES, KEEPS, LOSES, SAVED
from engine.galloneta.cards import CARDS, cell_name, cell_number, is_figure, suit, value
from engine.galloneta.game import Galloneta
from engine.galloneta.notation import join, split
from tests.engine.skirmishes import (
    HABITS,
    UNDO,
    everything,
    over_random_play,
    pieces,
    play_through,
    positions,
)

WAR = ("move", "hmove", "attack")


def is_ace(piece):
    return value(piece.card) == 1


def shields(game):
    return sum(piece.shield is not None for _, piece in pieces(game))


@over_random_play
def test_GA_I01_every_card_is_somewhere_once(fields, habits):
    for _, game in play_through(fields, habits):
        hidden = [card for card in game.hidden if card is not None]
        cards = [*game.draw, *hidden, *chain(*game.hands, *game.graveyards)]
        for _, piece in pieces(game):
            cards += [piece.card, *piece.equipment]
            cards += [] if piece.shield is None else [piece.shield]
        assert sorted(cards) == list(CARDS)


@over_random_play
def test_GA_I02_figures_stand_in_the_field_aces_stay(fields, habits):
    home = None
    for _, game in play_through(fields, habits):
        aces = {(cell, piece.owner) for cell, piece in pieces(game) if is_ace(piece)}
        home = home or aces
        assert aces <= home and len(home) == 2
        for cell, piece in pieces(game):
            row = cell // 4 + 1
            assert row == (7 if piece.owner else 1) if is_ace(piece) else 2 <= row <= 6


@over_random_play
def test_GA_I03_what_a_side_and_a_piece_can_have(fields, habits):
    for _, game in play_through(fields, habits):
        for seat in (0, 1):
            own = [piece for _, piece in pieces(game) if piece.owner == seat]
            assert sum(is_figure(piece.card) for piece in own) <= 4
        for _, piece in pieces(game):
            assert len(piece.equipment) <= (2 if value(piece.card) == 12 else 1)
            assert all(1 <= value(card) <= 9 for card in piece.equipment)
            assert piece.shield in (None, 48, 49)


@over_random_play
def test_GA_I04_what_a_turn_can_have(fields, habits):
    done, standing = [], None    # (verb, card)
    for event, game in play_through(fields, habits):
        if event == UNDO:
            done.pop()
        elif event is not None:
            verb, *rest = split(event)
            done.append((verb, standing[rest[0]] if verb in WAR else rest[0] if rest else None))
        standing = {cell: piece.card for cell, piece in pieces(game)}
        verbs = [verb for verb, _ in done]
        begun = len(verbs) - verbs[::-1].index("end_turn") if "end_turn" in verbs else 0
        turn, verbs = done[begun:], verbs[begun:]
        assert verbs.count("deploy") + verbs.count("equip") <= 2
        assert sum(verb in WAR for verb in verbs) <= 2
        acts, entered = [], Counter()    # who comes back is a new piece (GA-R42)
        for verb, card in turn:
            entered[card] += verb == "deploy"
            acts += [(verb, (card, entered[card]))] * (verb in WAR)
        moved = [piece for verb, piece in acts if verb in ("move", "hmove")]
        attacked = [piece for verb, piece in acts if verb == "attack"]
        assert len(set(moved)) == len(moved) and len(set(attacked)) == len(attacked)
        assert "hmove" not in verbs or len(moved) == 1
        assert "discard" not in verbs or not {"deploy", "equip"} & set(verbs)
        for at, (verb, piece) in enumerate(acts):
            assert verb not in ("move", "hmove") or ("attack", piece) not in acts[:at]


@over_random_play
def test_GA_I05_limits_and_hands(fields, habits):
    start = before = None
    for event, game in play_through(fields, habits):
        start = start or list(game.limits)
        assert set(game.limits) <= {5, 3, 1}
        moves = sum(split(action)[0] == "hmove" for action in game.history())
        assert sum(start) - sum(game.limits) == 2 * moves
        above = [max(0, len(hand) - limit)
                 for hand, limit in zip(game.hands, game.limits, strict=True)]
        if event not in (None, UNDO) and split(event)[0] not in ("compra", "revive"):
            assert all(now <= then for now, then in zip(above, before, strict=True))
        if event not in (None, UNDO) and split(event)[0] == "refill":
            assert len(game.hands[game.seat]) >= game.limits[game.seat] or not game.draw
        before = above


@over_random_play
def test_GA_I06_the_draw_pile_never_grows_and_there_are_12_figures(fields, habits):
    size = None
    for _, game in play_through(fields, habits):
        assert size is None or len(game.draw) <= size
        size = len(game.draw)
        cards = [*game.draw, *chain(*game.hands, *game.graveyards)]
        cards += [card for card in game.hidden if card is not None]
        assert sum(map(is_figure, cards)) + sum(
            is_figure(piece.card) for _, piece in pieces(game)) == 12


@over_random_play
def test_GA_I07_every_combat_costs_a_piece_or_a_shield(fields, habits):
    before = None
    for event, game in play_through(fields, habits):
        count = len(pieces(game)), shields(game)
        if event not in (None, UNDO) and split(event)[0] == "attack":
            assert count[0] < before[0] or count[1] < before[1]
        before = count


@over_random_play
def test_GA_I08_aces_are_worth_6_at_most(fields, habits):
    for _, game in play_through(fields, habits):
        for _, piece in pieces(game):
            assert 0 <= piece.power() <= (12 if is_ace(piece) else 18)


@over_random_play
def test_GA_I09_a_win_is_one_missing_ace(fields, habits):
    for _, game in play_through(fields, habits):
        alive = [piece.owner for _, piece in pieces(game) if is_ace(piece)]
        result = game.result()
        assert (len(alive) == 1) == (result is not None and result["result"] == "WIN")
        assert len(alive) == 2 or alive == [result["winner"]]
        assert sum(game.returns()) == (2 if result else 0)


def turned(text):
    """The cell after half a turn of the board."""
    return cell_name(27 - cell_number(text))


def turned_action(action):
    verb, *rest = split(action)
    if verb == "compra":
        rest[0] = 1 - rest[0]
    elif verb == "deploy":
        rest[1] = 3 - rest[1]
    elif verb in ("equip", "shield"):
        rest[1] = 27 - rest[1]
    elif verb in WAR:
        rest[:2] = [27 - rest[0], 27 - rest[1]]
    elif verb == "revive":
        rest[0] = 27 - rest[0]
    return join(verb, *rest)


@settings(derandomize=True)
@given(positions(), HABITS)
def test_GA_I10_half_a_turn_of_the_board_changes_nothing(fields, habits):
    mirror = Galloneta.from_position(
        [(1 - owner, card, turned(cell), arms, shield)
         for owner, card, cell, arms, shield in fields["pieces"]],
        fields["hands"][::-1], fields["draw"], fields["hidden"][::-1], fields["graveyards"][::-1],
        fields["limits"][::-1], fields["passes"][::-1], 1 - fields["seat"], fields["phase"])
    for event, game in play_through(fields, habits):
        if event == UNDO:
            mirror.undo_action()
        elif event is not None:
            mirror.apply_action(turned_action(event))
        assert everything(mirror) == sorted(map(turned_action, game.legal_actions())) + sorted(
            map(turned_action, game.legal_actions(1 - game.seat)))
        assert mirror.returns() == game.returns()[::-1]
        seen, there = game.observation(0), mirror.observation(1)
        for field in ("hand", "phase", "draw_pile", "bajadas", "war", "moved", "attacked"):
            assert seen[field] == there[field]
        for field in ("limits", "passes", "hidden", "graveyards", "hand_sizes"):
            assert seen[field] == there[field][::-1]
        assert [(1 - owner, card, turned(cell), arms, shield)
                for owner, card, cell, arms, shield in seen["pieces"]] == there["pieces"][::-1]
        assert seen["powers"] == there["powers"][::-1]


def worth(piece, card):
    """Points, exactly (GA-R15, GA-R16)."""
    points = Fraction(value(card), 1 if suit(card) == suit(piece.card) else 2)
    return max(points - 3, Fraction(0)) if is_ace(piece) else points


@over_random_play
def test_every_combat_is_as_the_table_of_section_4_says(fields, habits):
    for _, game in play_through(fields, habits):
        for action in game.legal_actions():
            verb, *rest = split(action)
            if verb != "attack":
                continue
            attacker, target = [game.board.cells[cell] for cell in rest]
            mine = max(worth(attacker, card) for card in attacker.equipment)
            if value(attacker.card) == 12 and abs(rest[0] - rest[1]) == 4:
                mine = max(mine - 2, Fraction(0))
            other = max([worth(target, card) for card in target.equipment], default=Fraction(0))
            saved = DIES if target.shield is None else SAVED
            fates = ((KEEPS if mine >= 2 * other else LOSES, saved) if mine > other else
                     (DIES, saved) if mine == other else
                     (DIES, KEEPS if other >= 2 * mine else LOSES))
            assert game.preview(action) == (2 * mine, 2 * other, *fates)
