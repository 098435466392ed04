"""Marks on piles: left by keys, seen by all, gone after use, and there again after a power cut."""

import pytest

from crupier.engine import games
from crupier.engine.lines import unseal
from crupier.engine.records import loads
from crupier.engine.the_game.notation import END_TURN, place
from pictures import samples
from pictures.scenes.devices import chosen
from pictures.scenes.devices import head_of as with_devices
from tests.boards.hands import Hands
from tests.boards.pilot import Player
from tests.boards.talk import Talk
from tests.boards.test_seats import Table, head_of
from tests.pure import layout

_CROSS = {(0, 0), (4, 0), (1, 1), (3, 1), (2, 2), (1, 3), (3, 3), (0, 4), (4, 4)}


class Marked(Hands):
    """Reads crosses and hearts on the bands of the piles."""

    def marks(self) -> list[tuple[int, int]]:
        """(pile, kind)"""
        self.rest()
        display = self.board.description["DISPLAY"]
        at = layout(f"w{display['width']}h{display['height']}", "seats")
        frame, found = self.frame().convert("L"), []
        scale = 2 if at.BAND >= 12 else 1
        n = 5 * scale
        for pile, (x, y) in enumerate(at.PILES):
            inset = 1 + (at.BAND - n) // 2
            y += inset if pile < 2 else at.PILE_H - n - inset
            for kind, left in enumerate((x + 2 + scale, x + at.PILE_W - 2 - scale - n)):
                paper = frame.getpixel((x + 1, y + n // 2))
                dots = {(i, j) for i in range(5) for j in range(5)
                        if frame.getpixel((left + scale * i, y + scale * j)) != paper}
                if dots:
                    assert (dots == _CROSS) == (kind == 0)
                    found.append((pile, kind))
        return found

    def kept(self) -> list[list[int]]:
        return loads(unseal(self.board.read_file("/data/game/marks")))[1]


def leave(hands: Marked, rows: int, *presses: int) -> None:
    """Goes to the marks from the menu's top, presses OK so often on each pile, and goes back."""
    hands.press("BACK", *[hands.down] * rows, "OK")
    for times in presses:
        hands.press(*["OK"] * times, hands.down)
    hands.press("BACK")


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("picosystem", marks=pytest.mark.long),
    pytest.param("pico_display", marks=pytest.mark.long),
    pytest.param("pico_ssd1306", marks=pytest.mark.long)])
def test_marks_by_keys(tmp_path, micropython, board_id):
    head = head_of(2, "MARKS")
    game = games.create(head)
    with Marked(tmp_path, board_id, samples.settings(language="es")
                | samples.journal(head, [])) as hands:
        table = Table(hands, game)
        table.hidden()
        # With two keys, the menu has a row that asks for the pile.
        leave(hands, 2 + hands.two_keys, 1, 0, 2, 1)    # a cross, nothing, a heart, a cross
        assert hands.marks() == [(0, 0), (2, 1), (3, 0)]
        hands.restart()
        table.hidden()
        assert hands.marks() == [(0, 0), (2, 1), (3, 0)]    # it is still her turn
        low, *_, high = game.hands[0]
        table.act(place(low, 1))
        table.act(place(high, 2))
        assert hands.marks() == [(0, 0), (3, 0)]            # that pile has got a card
        table.player.act(END_TURN)
        hands.rest()
        hands.press("BACK", hands.down, "OK", "BACK")       # with the new cards in sight
        assert hands.marks() == [(0, 0), (1, 0), (3, 0)]
        hands.press("OK")
        table.hidden()                                      # the next player
        assert hands.marks() == [(0, 0), (1, 0), (3, 0)]
        hands.restart()
        table.hidden()
        assert hands.marks() == [(0, 0), (1, 0), (3, 0)]
        low, *_, high = game.hands[1]
        table.act(place(low, 0))
        table.act(place(high, 3))
        assert hands.marks() == [(1, 0)]
        table.act(END_TURN)
        assert hands.marks() == []                          # her turn again
        assert not hands.complaints()
        hands.board.power_off()
        assert hands.kept() == []


def test_devices_leave_marks_and_heed_them(tmp_path, micropython):
    """What the display shows when it is a person's turn is what the devices wanted to say."""
    head = with_devices("the_game", "TALK4", 3)
    game, talk = games.create(head), Talk()
    with Marked(tmp_path, "pico_ssd1306", samples.settings(language="es")
                | samples.journal(head, [])) as hands:
        for _ in range(2):
            player = Player(game, hands)
            for _ in range(2):
                player.act(game.legal_actions()[-1])
            player.act(END_TURN)
            while game.current_player():
                seat, action = game.current_player(), chosen(head, game, talk.heard(game))
                game.apply_action(action)
                talk.done(game, seat, action)
                hands.press(hands.down)
            hands.press(hands.down, hands.down)
            hands.rest()
            assert sorted(set(talk.heard(game))) == hands.marks() != []
        assert not hands.complaints()
