"""On every board, the chip with its real bus shows to the pixel what the virtual board shows."""

from itertools import pairwise

import pytest
from PIL import ImageChops

from crupier.build import payload
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests.boot_picture import WITHOUT, close, drawn
from tests.silicon.console import BOOT_MS, Console

REST_MS = 1_000


def step(description) -> str:
    """A key that moves the cursor."""
    names = [name for name, _ in description["KEYS"]]
    return next(name for name in ("NEXT", "RIGHT", "DOWN") if name in names)


@pytest.mark.parametrize("name", payload.board_ids())
def test_cards_are_laid_as_on_the_virtual_board(make_board, tmp_path, name):
    head = samples.solo(1, "K7Q2MX")
    files = samples.journal(head, samples.play(head, lambda game: game.placed > 4).history())
    chip = make_board(name, files, language="en")
    copy = tmp_path / "copy.img"
    copy.write_bytes(chip.image.read_bytes())
    with chip, VirtualBoard(copy, name, live=False, clock=None) as virtual:
        console = Console(chip)
        chip.run(BOOT_MS)
        virtual.run(BOOT_MS)
        seen = [console.frame()]
        assert same(seen[0], virtual.frame())
        for key in (step(chip.description), "OK") * 2:
            console.press(key)
            virtual.press(key)
            virtual.run(REST_MS)
            seen.append(console.frame())
            assert same(seen[-1], virtual.frame()), f"after {key}, {len(seen)}"
        assert all(one.tobytes() != other.tobytes()
                   for one, other in pairwise(seen)), "a key did nothing"
        assert not chip.display.model.unknown
        assert not getattr(chip.display.model, "early", None), "commands came too early"


@pytest.mark.parametrize("name", payload.board_ids())
def test_the_boot_picture_is_seen_until_the_first_frame(make_board, name):
    chip = make_board(name, language="en")
    with chip:
        wanted, seen, greets = drawn(name), [], name not in WITHOUT
        while len(seen) < 1 + greets and chip.ms < BOOT_MS:
            chip.run(20)
            frame = chip.frame()
            if frame.getbbox() and not (seen and same(frame, seen[-1])):
                seen.append(frame)
        assert [close(frame, wanted) for frame in seen] == [True, False][not greets:]


def same(one, other) -> bool:
    return ImageChops.difference(one, other).getbbox() is None
