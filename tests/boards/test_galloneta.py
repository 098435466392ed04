"""Two people play Galloneta by keys and hand the device round, on every board."""

import random

import pytest

from crupier.build import payload
from crupier.engine import games
from crupier.engine.galloneta.game import Galloneta
from crupier.engine.galloneta.notation import split
from crupier.engine.lines import UNDO
from crupier.engine.records import verify
from crupier.pictures import demo, demo_dealt
from tests.boards.board_pilot import BoardPilot
from tests.boards.hands import Hands

IDS = payload.board_ids()
_LAST = 12                      # actions by keys, where a game has begun before
CASES = [pytest.param(board_id, _LAST) for board_id in ("pico_ssd1306", "waveshare_oled13")] + [
    pytest.param(board_id, 500, marks=pytest.mark.long) for board_id in IDS]


def head_of(seed: str, **options) -> dict:
    """Of a game that has just been dealt."""
    return demo_dealt.head(1, "galloneta", 2, seed,
                           **{"first": 0, "aces": "OE", "columns": "BC", **options})


def offered(game: Galloneta) -> list[int]:
    """Actions to choose from: nobody pays more than is asked for."""
    actions = game.legal_actions()
    prices = [set(split(action)[2]) for action in actions if split(action)[0] == "compra"]
    return [action for action in actions if split(action)[0] != "compra"
            or not any(price < set(split(action)[2]) for price in prices)]


def choose(game: Galloneta, chance: random.Random) -> int:
    """Any action; attacks and what leads to them more often."""
    actions = offered(game)
    wanted = [action for action in actions if split(action)[0] in ("attack", "equip", "deploy")]
    return chance.choice(wanted if wanted and chance.random() < 0.6 else actions)


def played(head: dict, last: int = 0) -> list[int]:
    """Actions of a game to its end, but for the last ones."""
    game, chance = games.create(head), random.Random(head["seed"])
    while not game.is_terminal():
        game.apply_action(choose(game, chance))
    actions = game.history()
    return actions[:max(0, len(actions) - last)] if last else actions


@pytest.mark.parametrize("board_id, last", CASES)
def test_game_by_keys(tmp_path, micropython, board_id, last):
    """To the record; now and then the power fails, or something is taken back."""
    chance = random.Random(board_id)
    head = head_of(board_id[:8])
    done = played(head, last)
    contents = demo.settings(language="es") | demo.journal(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        game = games.create(head)
        for action in done:
            game.apply_action(action)
        assert isinstance(game, Galloneta)
        pilot = BoardPilot(hands, game)
        before = len(game.history())
        pilot.hidden()
        done += game.history()[before:]
        while not game.is_terminal():
            action = choose(game, chance)
            before = len(game.history())
            pilot.act(action)
            done += game.history()[before:]
            if game.is_terminal():
                break
            if chance.random() < 0.15 and pilot.undoes():
                pilot.undo()
                done.append(UNDO)
            if chance.random() < 0.1:
                hands.restart()
                before = len(game.history())
                pilot.hidden()
                done += game.history()[before:]
        hands.press("BACK")
        (sealed, actions), = hands.records()
        complaints = hands.complaints()
        assert not complaints
    assert actions == done
    assert {key: sealed[key] for key in ("game", "players", "names", "options")} == {
        key: head[key] for key in ("game", "players", "names", "options")}
    assert sealed["result"] == game.result()
    verify(sealed, actions)
