"""People play Martes 13 against the device by keys, and devices play alone, on the boards."""

import random

import pytest

from crupier.engine import games
from crupier.engine.records import verify
from pictures import samples
from pictures.scenes.devices import chosen, head_of
from tests.boards.hands import Hands, assert_sealed
from tests.boards.piles_pilot import PilesPilot
from tests.boards.test_devices import _READS_MS, _THINKS_MS, DeviceTable

_ALONE = [None, "hard", "easy"]
_MIXED = [None, "normal", None, "hard"]
_LAST = 14                      # plays by keys, where a match has begun before


class PilesTable(DeviceTable):
    """Stops at the end of a round, as the board does."""

    def __init__(self, hands: Hands, head: dict, done: list[int]):
        super().__init__(hands, head, done)
        self.pilot = PilesPilot(hands, self.game)
        self.number = self.game.current()
        if self.people > 1 and self.by_a_person():
            hands.press("OK")       # it could have been taken back

    def by_a_person(self) -> bool:
        """Was that so of the last card of this round?"""
        played = len(self.deal.log)
        return played > 0 and not self.head["devices"][
            (self.deal.dealer + played) % self.game.players]

    @property
    def round_over(self) -> bool:
        return self.game.current() != self.number

    def goes_on(self) -> bool:
        """Is it a device's turn in this round?"""
        game = self.game
        return not self.round_over and bool(self.head["devices"][game.current_player()])

    def watch(self, hurry: bool) -> None:
        count = 0
        while self.goes_on():
            self.game.apply_action(chosen(self.head, self.game))
            count += 1
        if hurry:
            self.hands.press(*[self.hands.down] * (2 * count))
        else:
            self.hands.board.run((_THINKS_MS + _READS_MS) * count)

    def sit(self) -> None:
        seat = self.game.current_player()
        self.pilot._look()
        self.hands.rest()
        if self.people > 1 and seat != self.had:
            assert not self.pilot._seen()
            self.hands.press("OK")
        self.had = seat
        assert self.pilot._seen()

    def act(self, play: int) -> None:
        self.hands.press(*self.pilot.keys(play))
        self.game.apply_action(play)
        if self.people > 1 and not self.round_over:
            self.hands.press("OK")

    def count(self) -> None:
        """The end of a round: what all have captured, and the points."""
        self.hands.press("OK", "OK")
        self.number, self.had = self.game.current(), None


def begun(head: dict, left: int) -> list[int]:
    """A match up to its last plays, or to its beginning."""
    game = games.create(head)
    while not game.is_terminal():
        game.apply_action(chosen(head, game))
    return game.history()[:-left or None]


@pytest.mark.parametrize("board_id, levels, left", [
    ("pico_ssd1306", _ALONE, _LAST), ("waveshare_oled13", _MIXED, _LAST),
    *[pytest.param(board_id, levels, 70, marks=pytest.mark.long) for levels in (_ALONE, _MIXED)
      for board_id in ("pico_ssd1306", "waveshare_oled13", "picosystem")]])
def test_match_with_devices(tmp_path, micropython, board_id, levels, left):
    """To the record; now and then the power fails, also while a device plays."""
    head = head_of("martes13_match", f"{board_id[:8]}1", len(levels), levels)
    head["options"]["rounds"] = 2
    chance, done = random.Random(board_id), begun(head, left)
    contents = samples.settings(language="es") | samples.journal(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        table = PilesTable(hands, head, done)
        game = table.game
        while not game.is_terminal():
            if table.goes_on():
                if chance.random() < 0.2:
                    hands.board.run(1000)
                    hands.restart()
                    table.had = None
                    table.watch(False)
                else:
                    table.watch(chance.random() < 0.5)
            else:
                table.sit()
                table.act(chosen(head, game))
            if table.round_over:
                table.count()
        hands.press("BACK")
        assert_sealed(hands, head, game.history(), game)


def test_the_last_round_ends_as_any_other(tmp_path, micropython):
    """A device plays the last card: what all have captured comes before the winner."""
    head = head_of("martes13_match", "END", 3, _ALONE)
    head["options"].update(rounds=1, dealer=2)
    done = begun(head, 1)
    contents = samples.settings(language="en") | samples.journal(head, done)
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.board.run(2 * (_THINKS_MS + _READS_MS))
        hands.press("OK", "OK")                 # counts and points; not yet "Play again"
        assert not hands.records()
        assert not hands.complaints()


def test_devices_alone_play_to_the_end(tmp_path, micropython):
    """A demonstration needs no key, nor do the points of a round."""
    head = head_of("martes13_match", "DEMO", 3, ["easy", "normal", "hard"])
    head["options"]["rounds"] = 2
    everything = begun(head, 0)
    contents = samples.settings(language="en") | samples.journal(head, everything[:36])
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.board.run(40 * (_READS_MS + _THINKS_MS) + 45_000)
        (sealed, actions), = hands.records()
        assert not hands.complaints()
    assert actions == everything
    verify(sealed, actions)
