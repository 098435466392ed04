"""What a hint says is true of every other choice, in games of players of all levels; found here
by trying, not as the reasons find it.
"""

import pytest

from engine.galloneta.board import DIES
from engine.galloneta.cards import ACE, MAGE, value
from engine.galloneta.notation import split
from engine.the_game.cards import distance
from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN
from tests.engine import bot_play
from tests.engine.advice import think

FEW, MANY = 1000, 20_000        # decisions where there is a choice
many = pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])


def hints(name, players, count):
    """(game, legal actions, hint, its reason)"""
    choose, why, number = bot_play.choose(name), bot_play.reason(name), 0
    while count > 0:
        for game, level, _, _ in bot_play.decisions(name, players, number):
            legal = game.legal_actions()
            if level is not None and len(legal) > 1:
                seen = game.observation(game.current_player())
                action = choose(seen, legal, "hard", None)
                yield game, legal, action, why(seen, action)
                count -= 1
        number += 1


@many
@pytest.mark.parametrize("players", [3, 6])
def test_martes13(players, count):
    for game, legal, action, (code, *values) in hints("martes13", players, count):
        total, taken = game.preview(action)
        others = {play: game.preview(play)[1] for play in legal if play != action}
        fewest, suit = min(others.values()), action // 10 * 10
        assert (code in ("same", "least", "fewest", "early")) == (taken > 0)
        told = {"only": not taken < fewest, "blocks": total != 13,
                "same": {taken} != set(others.values()), "least": taken >= fewest,
                "fewest": taken != fewest or taken == max(others.values()),
                "early": taken <= fewest}
        assert not told.get(code), (code, action, others)
        if code in ("holds", "keeps"):
            kept, = values
            assert suit + kept in others and (kept > action % 10) == (code == "holds")
            assert code == "keeps" or not others[suit + kept]
        elif code != "only":
            assert values == [taken or total]


@many
@pytest.mark.parametrize("players", [2, 4])
def test_take_that(players, count):
    for game, legal, action, (code, *values) in hints("take_that", players, count):
        seat, line = game.seat, list(game.line)
        after = game.clone()
        after.apply_action(action)
        gained = after.returns()[seat] - game.returns()[seat]
        others = [card for card in legal if 0 < card < 100 and card != action]
        if code == "ends":
            assert after.is_terminal() and gained == values[0]
        elif code == "pair":
            assert gained == 2 and values[0] == action - 100 and values[1] in line
        elif code == "cheap":
            assert action == 0 and values == [sum(5 if card % 11 == 0 else 1 for card in line)]
        elif code == "sole":
            assert set(legal) == {0, action}
        elif code == "near":
            far = abs(action - line[-1])
            assert values == [far] and others
            assert all(abs(card - line[-1]) > far for card in others)
        elif code == "toad":
            assert action % 11 == 0 and values == [5]
        elif code == "later":
            assert set(values) <= set(game.hands[seat])
            assert 100 + values[1] not in legal
            after.seat, after.hands = seat, game.hands
            assert 100 + values[1] in after.legal_actions()
        else:
            own = [card for card in game.hands[seat] if card != action]
            known = set(sum(game.up, game.hands[seat] + line)) | {
                card for cards in game.down for card in cards if card not in game.blind}
            places = own if code == "goes_on" else [
                card for card in range(12, 99) if card % 10 and card not in known]
            assert code in ("goes_on", "others")
            assert values == [sum(abs(card - action) <= 10 for card in places)]


def turn_of(game, seat):
    """The position as it is at the beginning of this seat's next turn, but for cards drawn."""
    pieces = game.view(seat)["pieces"]
    return type(game).from_position(pieces, [(), ()], seat=seat)


def targets(game, seat, cell=None):
    """{cell: ranks of the figures of this seat that can beat what is there in their next turn}, of
    the figure on a cell or of all: after a move or not.
    """
    start, found = turn_of(game, seat), {}
    for first in [None, *(each for each in start.legal_actions() if split(each)[0] == "move")]:
        turn = start.clone()
        if first:
            turn.apply_action(first)
        for action in turn.legal_actions():
            verb, *fields = split(action)
            if verb == "attack":
                power, against, *_ = turn.preview(action)
                origin = fields[0]
                if first and split(first)[2] == origin:
                    origin = split(first)[1]
                ace = turn.board.cells[fields[1]].rank() == ACE
                if power + ace > against and cell in (None, origin):
                    rank = turn.board.cells[fields[0]].rank()
                    found.setdefault(fields[1], set()).add(rank)
    return found


def kills(game, left=2):
    """Can the enemy ace be killed in this turn, without cards of the hand?"""
    for action in game.legal_actions():
        if split(action)[0] in ("move", "attack"):
            after = game.clone()
            after.apply_action(action)
            if after.is_terminal() or (left > 1 and kills(after, left - 1)):
                return True
    return False


def rows(seat, start, end):
    return (end // 4 - start // 4) * (1 - 2 * seat)


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY // 2, marks=pytest.mark.long)])
def test_galloneta(count):
    for game, _, action, (code, *values) in hints("galloneta", 2, count):
        seat, (verb, *fields) = game.seat, split(action)
        before, ace, own = game.board, game.board.ace(1 - seat), game.board.ace(seat)
        if verb in ("end_turn", "refill", "discard", "compra"):
            assert code == {"end_turn": "enough", "compra": "buys"}.get(verb, "fresh")
            continue
        if verb == "attack":
            power, against, fate, other = game.preview(action)
            target = before.cells[fields[1]]
            assert values in ([], [power, against, target.rank()])
            assert (fate, other) in {
                "kills": [(mine, DIES) for mine in range(4)], "beats": [(0, DIES), (1, DIES)],
                "even": [(DIES, DIES)], "shield": [(0, 2), (1, 2)], "strips": [(DIES, 1)],
                "loses": [(DIES, 0), (DIES, 2)]}[code]
            assert (code == "kills") == (other == DIES and target.rank() == ACE)
            continue
        after = game.clone()
        after.apply_action(action)
        assert code.startswith("pays") == (verb == "hmove")
        code = code.removeprefix("pays_")
        start = fields[0] if verb in ("move", "hmove") else None
        cell = (20 if seat else 4) + fields[1] if verb == "deploy" else fields[1]
        feared, fears = targets(game, 1 - seat), targets(after, 1 - seat)
        if code == "strikes":
            assert kills(after)
        elif code == "defends":
            assert kills(turn_of(game, 1 - seat)) and not kills(turn_of(after, 1 - seat))
        elif code == "flees":
            assert values[0] in feared[start] and cell not in fears
        elif code == "aims":
            known = targets(game, seat, start or cell)
            new = [each for each in targets(after, seat, cell) if each not in known]
            assert values[0] in [after.board.cells[each].rank() for each in new]
        elif code == "covers":
            assert values[0] in [before.cells[each].rank() for each in feared
                                 if each != start and each not in fears]
        elif code in ("nears", "risks"):
            assert (cell in fears) == (code == "risks")
            assert start % 4 == cell % 4 == ace % 4 and values == [rows(seat, start, cell)]
            assert values[0] > 0
        elif code in ("faces", "guards"):
            assert cell % 4 == (ace if code == "faces" else own) % 4
            assert verb == "deploy"
        elif code in ("forward", "retreats"):
            by = rows(seat, start, cell)
            assert values == [abs(by)] and (by > 0) == (code == "forward")
        elif code in ("arms", "spare"):
            power = after.board.cells[cell].power()
            assert (power > before.cells[cell].power()) == (code == "arms")
            assert values == [power] * (code == "arms")
        elif code == "back":
            assert before.cells[fields[0]].rank() == MAGE and values == [value(fields[2])]
        elif code == "saves":
            assert after.board.cells[cell].shield is not None
            assert values == [before.cells[cell].rank()]
        else:
            assert code in ("figure", "pays") and (code == "pays") == (verb == "hmove")


@pytest.mark.parametrize("games", [2, pytest.param(40, marks=pytest.mark.long)])
def test_the_game(games):
    why = bot_play.reason("the_game")
    for number in range(games):
        game = TheGame(1, f"reasons {number}")
        while not game.is_terminal():
            for action in think(game)[0]:
                legal = game.legal_actions()
                if len(legal) > 1:
                    code, *values = why(game.observation(0), action)
                    assert_true(game, legal, action, code, values)
                game.apply_action(action)


def assert_true(game, legal, action, code, values):
    """Of a hint of The Game."""
    coming = set(game.hands[0]) | set(game.draw)

    def skipped(placement):
        pile, card = divmod(placement, 100)
        low, high = sorted((card, game.tops()[pile]))
        if distance(card, pile, game.tops()[pile]) < 0:
            return -1
        return len([each for each in coming if low < each < high])

    others = [skipped(each) for each in legal if each not in (action, END_TURN)]
    after = game.clone()
    after.apply_action(action)
    if code == "others":
        assert values == [min(others)]
        assert action == END_TURN or 5 <= skipped(action) < values[0]
        return
    if code == "same":
        assert 5 <= skipped(action) == min(others)
        return
    card = action % 100
    if code == "trick":
        assert skipped(action) == -1
    elif code == "returns":
        assert values[0] == card and abs(card - values[1]) == 10
        assert action // 100 * 100 + values[1] in after.legal_actions()
    elif code == "keeps":
        low, high = values
        assert {low, high} <= set(after.hands[0]) and high == low + 10
        assert [pile for pile, top in enumerate(after.tops())
                if (high > top if pile < 2 else low < top)]
    elif code == "skips":
        assert values == [skipped(action)] and 0 <= values[0] < 5
    else:
        assert code == "plan" and (-1 in others or skipped(action) > min(others))
