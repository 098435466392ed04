"""The worst turn of a lost solo game: the look through it, the turn, and playing on from there."""

import sys
from types import SimpleNamespace
from unittest.mock import MagicMock, patch

import pytest

from crupier.engine.canonical import loads
from crupier.engine.records import replay, verify
from pictures import samples
from tests import eyes
from tests.boards.hands import Hands
from tests.pure import load

_NONE = "framebuf", "pixels_native", "ui.regions"       # they draw nothing here
with patch.dict(sys.modules, {**{name: MagicMock() for name in _NONE},
                              "micropython": MagicMock(const=int)}):
    _lost = load("games/the_game/lost")

HEAD = samples.solo(1, "T4")
LOST = samples.play(HEAD)
ADVISOR = "/crupier/engine/the_game/advice/advisor.py"
THINKS = """
from time import sleep_ms
class Advisor:
    def __init__(self, seen, file, offset, room, other=()):
        pass
    def step(self):
        sleep_ms(15)
        return True
"""
NEEDS = """
class Advisor:
    def __init__(self, *_, **__):
        bytearray(1 << 20)
"""
PATIENCE = 60       # seconds


def ended(advisor: str = "") -> dict[str, bytes]:
    """Files of the lost game, at its end. advisor: in place of the real one."""
    found = samples.settings(language="en") | samples.journal(HEAD, LOST.history())
    return found | {ADVISOR: advisor.encode()} if advisor else found


def look(hands: Hands) -> None:
    """The third button."""
    hands.board.run(1200)
    hands.press(hands.on, hands.on, "OK")


def until_still(hands: Hands) -> None:
    before = None
    for _ in range(PATIENCE):
        hands.board.run(1000)
        now = hands.frame().tobytes()
        if now == before:
            return
        before = now
    raise AssertionError("it never ends")


@pytest.mark.parametrize("board_id", ["waveshare_oled13", "picosystem"])
def test_the_game_goes_on_from_the_turn_that_cost_most(tmp_path, micropython, board_id):
    with Hands(tmp_path, board_id, ended()) as hands:
        look(hands)
        until_still(hands)
        frames = []
        for _ in range(4):          # before it, as played, the better turn, and round again
            frames.append(hands.frame().tobytes())
            hands.press(hands.on)
        assert frames[0] == frames[3] and len(set(frames)) == 3
        hands.press("OK", hands.down, "OK")
        hands.rest()
        (head, actions), = hands.records()
        assert replay(head, actions) == LOST
        begun, = [line for line in hands.lines("/data/game/") if line[0] == "{"]
        given = loads(begun)["options"]["given"]
        assert given and given == LOST.history()[:len(given)]
        assert not hands.complaints()


def test_back_leads_to_what_can_be_done_with_the_game(tmp_path, micropython):
    """The result is not there any more: its memory was needed."""
    with Hands(tmp_path, "pico_ssd1306", ended(THINKS)) as hands:
        look(hands)
        hands.board.run(400)
        hands.press("BACK")
        assert eyes.title(hands.frame()) == f"{LOST.left()} left"
        assert eyes.rows(hands.frame())[:2] == ["See the game", "Show as code"]
        hands.press("BACK")
        assert eyes.home(hands.frame())


@pytest.mark.parametrize("key", ["BACK", "OK"])
def test_a_key_ends_the_look_and_so_does_a_power_cut(tmp_path, micropython, key):
    with Hands(tmp_path, "picosystem", ended(THINKS)) as hands:
        look(hands)
        hands.board.run(400)
        hands.press(key)
        hands.rest()
        hands.restart()
        (head, actions), = hands.records()
        verify(head, actions)
        assert not hands.complaints()


def test_without_memory_nothing_is_lost(tmp_path, micropython):
    with Hands(tmp_path, "waveshare_oled13", ended(NEEDS)) as hands:
        look(hands)
        hands.board.run(500)
        hands.press("OK")
        (head, actions), = hands.records()
        assert replay(head, actions) == LOST
        assert not hands.complaints()


@pytest.mark.parametrize("chances, said", [((693, 207), (69, 21)), ((14, 6), ["1.4", "0.6"]),
                                           ((3, 0), ["0.3", "0.0"])])
def test_chances_that_look_the_same_are_told_in_tenths(chances, said):
    screen = SimpleNamespace(_odds=chances)
    assert _lost.Lost._chances(screen) == said
