"""With motion off every key has one answer, which is final; at rest both ways look the same."""

from contextlib import contextmanager
from itertools import pairwise

import pytest

from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from pictures.scenes import scenes
from tests.boards import each_board
from tests.boards.hands import Hands
from tests.boards.pilot import Player

BOARDS = each_board("waveshare_oled13", "pico_display")
WON, LOST = "S194", "K7Q2MX"
_FRAME_MS, _SECOND = 33, 30     # between two looks, and how many there are
_LONGEST = 240                  # looks until the confetti of a win lies
_USB = 2                        # pin of the PicoSystem
DEALT = "piles_taken", "line_taken", "board_duel", "seats", "podium", "round"
SIBLINGS = ("piles_take", "piles_round", "piles_over", "line_place", "line_over", "board_target",
            "board_over")


class Watched(Hands):
    """Looks on for a while after each key. moved: did the display change once more? By key.
    shown: what it came to.
    """

    looks = _SECOND

    def __init__(self, *args):
        super().__init__(*args)
        self.moved, self.shown = [], []

    def press(self, *keys):
        for key in keys:
            super().press(key)
            self.moved.append(len(set(self.watch())) > 1)
            self.shown.append(self.frame().tobytes())

    def watch(self):
        """The glass now and after each of the looks."""
        seen = [self.frame().tobytes()]
        for _ in range(self.looks):
            self.board.run(_FRAME_MS)
            seen.append(self.frame().tobytes())
        return seen


@contextmanager
def powered(folder, board_id, motion, files, **settings):
    contents = files | samples.settings(language="en", motion=motion, **settings)
    folder = folder / str(motion)
    folder.mkdir()
    with Watched(folder, board_id, contents) as hands:
        yield hands
        assert not hands.complaints()


def begun(seed, count, **options):
    """(files, game) of a game of The Game after so many actions."""
    head = samples.solo(1, seed, **options)
    game = samples.play(head, lambda game: len(game.history()) >= count)
    return samples.journal(head, game.history()), game


def play(hands, game, actions):
    player = Player(game, hands)
    for action in actions:
        player.act(action)


def trick_next(game):
    return samples.cost(game, samples.choose(game)) == -10


@pytest.mark.parametrize("board_id", BOARDS)
def test_cards_are_in_their_places_at_once(tmp_path, micropython, board_id):
    """A trick and all up to the next turn, and a draw."""
    head = samples.solo(1, LOST)
    start, whole = len(samples.play(head, trick_next).history()), samples.play(head).history()
    actions = whole[start:whole.index(END_TURN, start) + 2]
    walked = {}
    for motion in (True, False):
        files, game = begun(LOST, start)
        with powered(tmp_path, board_id, motion, files) as hands:
            play(hands, game, actions)
        walked[motion] = hands
    assert walked[True].shown == walked[False].shown
    assert any(walked[True].moved) == (board_id == "pico_display")
    assert not any(walked[False].moved)


@pytest.mark.parametrize("board_id", BOARDS)
def test_the_end_is_there_at_once(tmp_path, micropython, board_id):
    """The last card of a win, the last turn of a loss."""
    for seed, falls in ((WON, True), (LOST, False)):
        last = samples.play(samples.solo(1, seed)).history()
        walked = {}
        for motion in (True, False):
            files, game = begun(seed, len(last) - 1)
            (folder := tmp_path / seed).mkdir(exist_ok=True)
            with powered(folder, board_id, motion, files) as hands:
                hands.looks = _LONGEST if motion and falls else _SECOND
                play(hands, game, last[-1:])
            walked[motion] = hands
        assert walked[True].shown == walked[False].shown
        assert walked[True].moved[-1] == falls
        assert not any(walked[False].moved)


@pytest.mark.parametrize("board_id", BOARDS)
def test_flames_stand_still(tmp_path, micropython, board_id):
    files, _ = begun("B0", 61, fire=True)
    seen = {}
    for motion in (True, False):
        with powered(tmp_path, board_id, motion, files) as hands:
            seen[motion] = set(hands.watch())
    assert len(seen[True]) == 2 and len(seen[False]) == 1 and seen[False] < seen[True]


@pytest.mark.parametrize("name", [*DEALT, *(
    pytest.param(name, marks=pytest.mark.long) for name in SIBLINGS)])
def test_other_tables_have_one_answer_to_a_key(tmp_path, micropython, name):
    scene = next(scene for scene in scenes() if scene.name == name)
    walked = {}
    for motion in (True, False):
        with powered(tmp_path, "picosystem", motion, scene.files, **scene.settings) as hands:
            hands.press(*scene.keys.split(), "RIGHT", "OK")
        walked[motion] = hands
    assert walked[True].shown == walked[False].shown
    assert not any(walked[False].moved)


def test_what_plays_by_itself_keeps_its_pace(tmp_path, micropython):
    """The cards of the demo change, with time to look at them."""
    with powered(tmp_path, "picosystem", False, {}) as hands:
        hands.board.drive(_USB, 1)
        hands.board.advance(46_000)
        hands.board.run(500)
        seen = hands.watch()
        for _ in range(7):
            seen += hands.watch()[1:]
    changes = [at for at in range(1, len(seen)) if seen[at] != seen[at - 1]]
    assert len(changes) > 4
    assert min(b - a for a, b in pairwise(changes)) * _FRAME_MS > 500
