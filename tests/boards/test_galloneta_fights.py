"""Attacks at the table of Galloneta: what OK does before one, and what shows one."""

import pytest

from crupier.engine import games
from crupier.engine.galloneta.board import DIES
from crupier.engine.galloneta.game import Galloneta
from crupier.engine.galloneta.notation import REFILL, split
from pictures import samples
from pictures.scenes.devices import chosen
from tests.boards.board_pilot import BoardPilot
from tests.boards.hands import Hands
from tests.boards.test_galloneta import head_of, played
from tests.pure import layout, load

_CORAL = load("ui/themes").colours(0, 4)[15]            # of swords; nothing else has it there


def started(head: dict, until) -> tuple[Galloneta, list[int]]:
    """Somebody's game up to where until(game) is true in the turn of a person, and the actions
    before.
    """
    game = games.create(head)
    assert isinstance(game, Galloneta)
    for action in played(head):
        if until(game):
            break
        game.apply_action(action)
    return game, game.history()


def fights(game: Galloneta, *, dies: bool) -> list[int]:
    """Attacks in which the own figure dies and theirs does not, or the other way round."""
    return [action for action in game.legal_actions() if split(action)[0] == "attack"
            and (game.preview(action)[2] == DIES) == dies
            and (game.preview(action)[3] == DIES) != dies]


def row(frame, number: int) -> bytes:
    """Pixels of a row of the board."""
    at = layout("w240h240", "galloneta")
    top = at.BOARD[1] + number * at.CELL[1]
    return frame.crop((0, top, frame.width, top + at.CELL[1])).tobytes()


@pytest.mark.parametrize("dies", [True, False])
def test_ok_attacks_only_where_the_own_figure_lives(tmp_path, micropython, dies):
    for number in range(20):
        head = head_of(f"FIGHT{number}")
        game, done = started(head, lambda game: game.phase == "MAIN" and fights(game, dies=dies)
                             and game.history()[-1] == REFILL)
        if not game.is_terminal():
            break
    action = fights(game, dies=dies)[0]
    with Hands(tmp_path, "picosystem", samples.settings(language="es")
               | samples.journal(head, done)) as hands:
        pilot = BoardPilot(hands, game)
        hands.press("OK")
        pilot._look()
        table = hands.frame()
        *way, strike = pilot.keys(action)
        hands.press(*way)
        board = hands.frame()
        hands.press(strike)
        asked = hands.frame()
        assert row(asked, 0) == row(board, split(action)[2] % 4 if not game.seat
                                    else 3 - split(action)[2] % 4)     # as that seat sees it
        hands.press("OK")
        after = hands.frame()
        hands.press("OK")
        assert (hands.frame() == asked) == dies and table not in (asked, after)


def swords(frame) -> bool:
    """On the board of a PicoSystem."""
    wanted = [_CORAL >> 16, _CORAL >> 8 & 255, _CORAL & 255]
    board = frame.convert("RGB").crop((0, 26, 240, 163))
    return any(sum(abs(part - other) for part, other in zip(colour, wanted, strict=True)) < 16
               for _, colour in board.getcolors(board.width * board.height))


@pytest.mark.parametrize("attacks", [True, False])
def test_swords_are_for_attacks_alone(tmp_path, micropython, attacks):
    """While the device plays: on what is attacked, not where its figures enter, are equipped, or
    go.
    """
    head = head_of("DEVICE9") | {"devices": [None, "normal"], "names": ["Ana", "Kibot"]}
    game, turn, done = games.create(head), [], []
    assert isinstance(game, Galloneta)
    while len(set(turn)) < 4 or ("attack" in turn) != attacks:
        assert not game.is_terminal()
        seat, turn, done = game.seat, [], game.history()
        while game.seat == seat and not game.is_terminal():
            action = chosen(head, game)
            turn.append(split(action)[0])
            game.apply_action(action)
        turn *= seat
    with Hands(tmp_path, "picosystem", samples.settings(language="es")
               | samples.journal(head, done)) as hands:
        seen = [swords(hands.frame())]
        for _ in turn:
            hands.press("RIGHT")
            seen.append(swords(hands.frame()))
    assert any(seen) == attacks
