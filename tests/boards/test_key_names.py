"""What a board says of its keys is printed on them."""

import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from crupier.build import boards, payload, texts
from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from pictures import pads, samples, screens
from tests import flash_image
from tests.pure import FIRMWARE, load, words

GOLDEN = Path(__file__).parent / "golden"
BOARDS = {board_id: boards.read(payload.board_file(board_id).read_text("utf-8"))
          for board_id in payload.board_ids()}
GAME_UIS = load("games/__init__").GAME_UIS
CODES = [code for code, _ in load("ui/strings/__init__").LANGUAGES]
_LOGICAL = {"OK", "BACK", "NEXT", "UNDO"}
_TOKENS = {*_LOGICAL, "←→", "↑↓", "↑", "↓"}
_ANSWERS = "row.ok",            # where OK is a word
_PAD = samples.journal(pads.martes13(1, 3), [])
_LONGEST = 60                   # pages


@pytest.mark.parametrize("board_id", BOARDS)
def test_all_keys_have_a_label_but_arrows_that_show_where_they_point(board_id):
    board = BOARDS[board_id]
    labels = {name for name, _ in board.get("LABELS", ())}
    assert labels <= {name for name, _ in board["KEYS"]}
    if labels:
        assert labels >= {name for name, _ in board["KEYS"]} - {"UP", "DOWN", "LEFT", "RIGHT"}


@pytest.mark.parametrize("code", CODES)
def test_texts_leave_the_names_of_keys_to_the_board(code):
    common = load("ui/strings/" + code)
    told = {key: text for each in (common.TEXTS, common.NARROW) for key, text in each.items()
            if key not in _ANSWERS}
    for game, ui in GAME_UIS.items():
        own = words(game, code)
        told |= {f"{game} {key}": text for each in (own.TEXTS, own.NARROW)
                 for key, text in each.items()}
        for i, lines in enumerate((*own.PAGES, *texts.of_ui(FIRMWARE, ui, code)["LESSON"])):
            told |= {f"{game} {i}.{j}": line for j, line in enumerate(lines)}
    for key, text in told.items():
        assert set(re.findall("{(.*?)}", text)) <= _TOKENS, key
        named = re.findall(r"\b(?:OK|BACK|NEXT|UNDO|LEFT|RIGHT|UP|DOWN|KEY.)\b",
                           re.sub("{.*?}", "", text))
        assert not named, (key, text)


@pytest.fixture
def make_board(tmp_path, micropython):
    def make(board_id, game=(), language="es"):
        image = tmp_path / f"{board_id}.img"
        flash_image.install(image, board_id)
        for path, data in {**samples.settings(language=language), **dict(game)}.items():
            files.write(image, {path: data})
        return VirtualBoard(image, board_id, live=False, clock=None, spoken=True)

    return make


class Names:
    """Looks at a board, which may name its own keys only."""

    def __init__(self, board, folder, accept):
        self.board, self._folder, self._accept = board, folder, accept
        keys = dict(board.description["KEYS"])
        self.printed = {key: key for key in keys} | dict(board.description.get("LABELS", ()))
        self.down = "DOWN" if "DOWN" in keys else "NEXT"

    def press(self, *keys):
        for key in keys:
            if key in self.printed:
                self.board.press(key)
            else:
                self.board.hold("OK")
            self.board.run(300)

    def see(self, name, *keys):
        """The frame is as golden, and names these keys and no others."""
        text = self.board.text
        for key in keys:
            assert re.search(rf"\b{self.printed[key]}\b", text), text
        for key in _LOGICAL - set(self.printed.values()):
            assert not re.search(rf"\b{key}\b", text), text
        path, frame = self._folder / f"{name}.png", self.board.frame()
        if self._accept:
            self._folder.mkdir(parents=True, exist_ok=True)
            picture = frame.convert("1") if frame.mode == "L" else screens.few_colours(frame)
            picture.save(path, optimize=True)
        golden = Image.open(path).convert(frame.mode)
        assert ImageChops.difference(frame, golden).getbbox() is None, path


@pytest.mark.parametrize("board_id", BOARDS)
def test_a_prompt_a_rules_page_and_a_lesson_name_the_keys_of_the_board(
        make_board, board_id, request):
    started = samples.journal(samples.solo(1, "K7Q2MX"), [])
    with make_board(board_id, started) as board:
        seen = Names(board, GOLDEN / board_id, request.config.getoption("--accept-golden"))
        board.run(1_800)
        seen.see("prompt", "OK")
        rows = 2 if "RIGHT" in seen.printed else 3      # the hint, other piles
        seen.press("BACK", *[seen.down] * rows, "OK", seen.down, "OK")
        for _ in range(_LONGEST):
            if "Las teclas" in board.text:
                break
            seen.press(seen.down)
        seen.see("rules", "OK")
        seen.press("BACK", seen.down)      # from the second row to the first
        seen.press("OK")
        board.run(1_000)
        seen.see("lesson", *(["OK"] if "RIGHT" not in seen.printed else []))


def test_the_first_start_tells_how_to_go_back_where_no_key_does(make_board):
    """And no more than that: nobody has to learn what A stands for."""
    for board_id, board in BOARDS.items():
        with make_board(board_id, language="") as virtual:
            virtual.run(1_500)
            virtual.press("OK")
            virtual.run(600)
            keys, text = dict(board["KEYS"]), virtual.text
            named = dict(board.get("LABELS", ()))
            told = f"Mantén {named.get('OK', 'OK')} para volver"
            assert (told in " ".join(text.split())) == ("BACK" not in keys), (board_id, text)


@pytest.mark.parametrize("board_id", ["pico_display", "feather_oled", "waveshare_oled13"])
def test_pads_name_keys_that_there_are(make_board, board_id):
    with make_board(board_id, _PAD) as board:
        board.run(1_500)
        board.press("OK")
        board.run(400)
        printed = dict(BOARDS[board_id]["LABELS"])
        assert printed["NEXT" if "NEXT" in printed else "DOWN"] + " cuenta" in board.text
