"""Power fails during a game on a colour display, and on an upright one: it goes on where it was.

An action counts as acknowledged once its last key has been pressed and released.
"""

import random

import pytest

from crupier.engine.records import replay, verify
from pictures import samples
from tests.boards.hands import BOOT_MS, Hands
from tests.boards.pilot import Player
from tests.boards.test_whole_games import slip, worst

_OPERATIONS = 10                # of the flash, at most, until the next cut


class Victim:
    """Plays a game of the journal, whatever happens to the power."""

    def __init__(self, hands: Hands, head: dict, choice):
        self.cuts = 0
        self.actions: list[int] = []    # that are on the flash
        self._hands = hands
        self._head = head
        self._choice = choice
        self._chance = random.Random(head["seed"])

    def play(self) -> dict:
        """To the saved record -> its head."""
        hands = self._hands
        while True:
            done = self._play_until_the_cut()
            records = hands.records()
            if records:
                (head, actions), = records
                assert actions == done[-1]
                return head
            self.actions = self._journal()
            assert self.actions in done
            while not hands.board.powered:          # it may fail again while the board starts
                self.cuts += 1
                hands.board.power_on()
                hands.board.run(BOOT_MS)

    def _play_until_the_cut(self) -> list[list[int]]:
        """What may be on the flash then: all that was acknowledged, or one action more."""
        hands, done = self._hands, [self.actions]
        player = Player(replay(self._head, self.actions), hands)
        game = player.game
        self._look(game)
        hands.board.cut_after(self._chance.randint(1, _OPERATIONS), self._chance.random())
        while hands.board.powered and not game.is_terminal():
            action = slip(game, self._choice, self._chance)
            done = [done[-1], [*done[-1], action]]
            player.act(action)
        if hands.board.powered:
            done = done[-1:]
            hands.press("BACK")                     # saves the result
        return done

    def _look(self, game) -> None:
        """The glass shows what the flash holds."""
        hands = self._hands
        if game.is_terminal():
            assert hands.sight.left(hands.frame()) == game.left()
        else:
            assert hands.sight.table(hands.frame()) == (game.tops(), game.hands[0])

    def _journal(self) -> list[int]:
        """The actions of the journal."""
        _, *lines = self._hands.lines("/data/game/")
        pairs = [tuple(map(int, line.split())) for line in lines]
        assert [index for index, _ in pairs] == list(range(len(pairs)))
        return [action for _, action in pairs]


@pytest.mark.parametrize("board_id, choice, least", [
    ("waveshare_oled13", worst, 3),
    pytest.param("pico_display", worst, 3, marks=pytest.mark.long),
    pytest.param("pico_display", samples.choose, 20, marks=pytest.mark.long),
    pytest.param("waveshare_oled13", samples.choose, 20, marks=pytest.mark.long),
])
def test_the_game_goes_on(tmp_path, micropython, board_id, choice, least):
    head = samples.solo(1, "CUTS", fire=True)
    contents = samples.settings(language="es") | samples.journal(head, [])
    with Hands(tmp_path, board_id, contents) as hands:
        victim = Victim(hands, head, choice)
        record = victim.play()
        assert not hands.complaints()
    assert victim.cuts >= least
    verify(record, victim.actions)
