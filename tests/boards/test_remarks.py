"""What the dealer says at the tables of matches and of Galloneta: once, and not to everybody."""

import pytest

from pictures import samples
from pictures.scenes import scenes
from tests.boards.hands import Hands


@pytest.mark.parametrize("name", ["line_remark", "piles_remark", "board_remark"])
def test_a_remark_gives_way_to_the_key_that_closes_it(tmp_path, micropython, name):
    """That key does what it does without one."""
    scene = next(scene for scene in scenes() if scene.name == name)
    frames = []
    for talks in (True, False):
        folder = tmp_path / str(talks)
        folder.mkdir()
        files = scene.files | samples.settings(language="en", talks=talks, **scene.settings)
        with Hands(folder, "waveshare_oled13", files) as hands:
            hands.press(*scene.keys.split())
            before = hands.frame().tobytes()
            hands.press("NEXT")
            after = hands.frame().tobytes()
            hands.press("BACK", "OK")               # the menu, and on: it is not said again
            frames.append((before, after, hands.frame().tobytes()))
            assert not hands.complaints()
    said, silent = frames
    assert said[0] != silent[0] and said[1:] == silent[1:]
