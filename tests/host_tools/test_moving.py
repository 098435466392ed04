"""The picture of the READMEs that moves: what happens in it, and how it is written."""

from PIL import Image, ImageChops

from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from pictures import moving


def test_there_is_a_trick_between_two_ends_of_a_turn():
    game, seen = TheGame(1, seed=moving._SEED), []
    for action in moving.plan():
        if action == END_TURN:
            seen.append("end")
        elif game.is_trick(action % 100, action // 100):
            seen.append("trick")
        game.apply_action(action)
    assert seen == ["end", "trick", "end"]


def test_frames_last_as_long_as_they_were_seen_and_the_key_is_lit(tmp_path):
    red, blue = (Image.new("RGB", (240, 240), colour) for colour in ("red", "blue"))
    moving.write(tmp_path / "film.png", [(red, "", 100), (red, "OK", 50), (blue, "", 900)], 1)
    with Image.open(tmp_path / "film.png") as film:
        assert film.n_frames == 3 and film.info["loop"] == 0
        frames = []
        for number in range(3):
            film.seek(number)
            frames.append((film.convert("RGB"), film.info["duration"]))
    (first, first_ms), (second, second_ms), (third, third_ms) = frames
    assert (first_ms, second_ms, third_ms) == (100, 50, 900)
    left, top, right, _ = ImageChops.difference(first, second).getbbox()
    assert top > 240 and left > first.width / 2 and 40 <= right - left <= 46
    assert third.getpixel((first.width // 2, 100)) == (0, 0, 255)
    assert first.getpixel((first.width // 2, 100)) == (255, 0, 0)
