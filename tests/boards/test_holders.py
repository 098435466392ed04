"""A seated board tells, between two frames, who may look at the next one."""

import random

import pytest

from crupier.engine.games import create
from crupier.engine.the_game.notation import END_TURN
from crupier.sim.virtual.board import VirtualBoard
from crupier.sim.virtual.bus import EVERYBODY, NOBODY, Holder
from pictures import samples
from tests import flash_image
from tests.boards.hands import BOOT_MS
from tests.boards.test_seats import head_of

_PACE = 40
_KEYS = ["OK"] * 5 + ["RIGHT", "DOWN", "NEXT"]


class Seated:
    """Notes every glass that comes to rest."""

    def __init__(self, folder, head, actions=(), board_id="pico_ssd1306"):
        path = folder / "flash.img"
        flash_image.install(path, board_id)
        self.board = VirtualBoard(path, board_id, live=False, clock=None, spoken=True, seated=True)
        self.board.write_files(samples.settings(language="en")
                               | samples.journal(head, list(actions)))
        self.seen = []

    def __enter__(self):
        self.board.start()
        self.board.on_frame(lambda: self.seen.append(self.board.snapshot()))
        self.board.run(BOOT_MS)
        return self

    def __exit__(self, *_):
        complaints = [line for line in self.board.log.decode().splitlines()
                      if not line.startswith("[virtual board]")]
        self.board.stop()
        assert not complaints

    def press(self, *keys):
        """-> who holds the device then"""
        for key in keys:
            self.board.press(key, _PACE)
            self.board.run(_PACE)
        assert self.seen[-1].holder == self.board.holder
        return self.board.holder


def dealt(name, players, devices=None):
    head = (head_of(players, "SEATS") if name == "the_game"
            else samples.head(1, name, players, "SEATS"))
    return head | {"devices": devices} if devices else head


@pytest.mark.parametrize("name, players, devices, board_id, presses", [
    ("the_game", 2, None, "pico_ssd1306", 24),
    ("martes13_match", 3, None, "pico_ssd1306", 24),
    ("take_that_match", 3, [None, "easy", None], "pico_ssd1306", 30),
    ("galloneta", 2, None, "pico_ssd1306", 70),
    *(pytest.param(name, players, None, "picosystem", 300, marks=pytest.mark.long)
      for name, players in (("the_game", 4), ("martes13_match", 3), ("take_that_match", 3),
                            ("galloneta", 2)))])
def test_a_hand_belongs_to_one_and_is_answered_for_before(tmp_path, micropython, name, players,
                                                          devices, board_id, presses):
    head, chance = dealt(name, players, devices), random.Random(name)
    people = [each for each, level in zip(head["names"], devices or [None] * players, strict=True)
              if not level]
    with Seated(tmp_path, head, board_id=board_id) as table:
        for _ in range(presses):
            table.press(chance.choice(_KEYS))
    frames = {True: set(), False: set()}
    holders = [EVERYBODY]
    for frame, _, holder in table.seen:
        if holder == NOBODY:
            continue
        frames[holder.secret].add(frame.tobytes())
        holder = holder._replace(laid="")
        if holder != holders[-1]:
            holders.append(holder)
    assert not frames[True] & frames[False]
    hands = [i for i, holder in enumerate(holders) if holder.secret]
    assert len({holders[i].person for i in hands}) > 1
    for i in hands:     # the device was given to that player, and before to nobody else
        assert holders[i - 1] == holders[i]._replace(secret=False)
    assert {(holder.person, holder.name) for holder in holders if holder != EVERYBODY} <= set(
        enumerate(people))


def test_what_lies_open_of_a_turn_of_the_game_is_told(tmp_path, micropython):
    """And of other games nothing: there a turn is one card, or some of it is hidden."""
    head = dealt("the_game", 2)
    hand = create(head).hands[0]
    low, high = hand[0], hand[-1]
    laid = [low, 200 + high]
    with Seated(tmp_path, head, laid) as table:
        assert table.press("OK") == Holder(0, True, "Ana", f"1\u2192{low}, 100\u2192{high}")
        assert table.press("BACK").laid
    (tmp_path / "flash.img").unlink()
    with Seated(tmp_path, head, [*laid, END_TURN]) as table:
        assert table.press("OK") == Holder(1, True, "Beto")


def test_the_person_alone_among_devices_needs_no_privacy_screen(tmp_path, micropython):
    with Seated(tmp_path, dealt("take_that_match", 3, [None, "easy", "easy"])) as table:
        holders = {table.press("OK") for _ in range(8)}
    assert holders == {EVERYBODY, Holder(0, True, "Ana")}


def test_looks_before_somebody_begins(tmp_path, micropython):
    head = dealt("the_game", 3, [None, "easy", None])
    with Seated(tmp_path, head, samples.play(head).history()) as table:
        assert table.press("LEFT", "RIGHT", "RIGHT", "OK") == EVERYBODY     # who begins?
        for person, name in enumerate((head["names"][0], head["names"][2])):
            assert table.press("OK") == Holder(person, False, name)
            assert table.press("OK") == Holder(person, True, name)
        assert table.press("OK") == EVERYBODY


def test_menus_are_the_players_and_home_is_everybodys(tmp_path, micropython):
    with Seated(tmp_path, dealt("the_game", 2)) as table:
        mine = table.press("OK")
        assert mine == table.press("BACK") == Holder(0, True, "Ana")
        assert table.press("UP", "UP", "OK") == EVERYBODY
        assert table.seen[-1].text == "The Game\n98\nleft"


def test_a_reset_gives_a_hand_to_nobody_and_a_dark_display_is_everybodys(tmp_path, micropython):
    with Seated(tmp_path, dealt("the_game", 2)) as table:
        mine = table.press("OK")
        begun, board = len(table.seen), table.board
        board.reset()
        assert board.holder == mine             # the display has kept its picture
        board.run(BOOT_MS)
        assert board.holder == mine._replace(secret=False)
        assert {holder for *_, holder in table.seen[begun:]} <= {mine, NOBODY, board.holder}
        board.power_off()
        assert board.holder == EVERYBODY and board.snapshot().text == ""


def test_without_the_product_nobody_sees_anything(tmp_path, micropython):
    with VirtualBoard(tmp_path / "flash.img", live=False, seated=True) as board:
        board.run(200)
        assert b"Nobody can be told" in board.log and board.holder == NOBODY
