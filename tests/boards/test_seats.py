"""Several people play The Game by keys and hand the device round, on every board."""

import json
import random

import pytest

from crupier.build import payload
from crupier.engine import games
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from tests.boards.hands import Hands, assert_sealed, steps
from tests.boards.pilot import Player
from tests.boards.test_whole_games import slip, worst
from tests.pure import load

IDS = payload.board_ids()
_USUAL = {("pico_ssd1306", 2), ("waveshare_oled13", 3), ("pico_display", 4), ("picosystem", 5)}
_ROWS, _DEAL, _PLAYERS = 7, 4, 5        # of the form


def games_of(ids_and_players):
    return [pytest.param(board_id, players, marks=() if (board_id, players) in ids_and_players
                         else pytest.mark.long)
            for board_id in IDS for players in range(2, 6)]


def head_of(players: int, seed: str, first: int = 0, **options) -> dict:
    """Of a game that has just been dealt."""
    head = samples.solo(1, seed, **options)
    head["options"]["first"] = first
    return dict(head, players=players, names=list(samples.NAMES[:players]))


class Table:
    """People who play on one board, and know from the engine what it should show."""

    def __init__(self, hands: Hands, game: TheGame):
        self.hands = hands
        self.player = Player(game, hands)
        self.game = game

    def hidden(self) -> None:
        """No hand is on the display; OK shows that of the player whose turn it is."""
        assert self.hands.sight.seats(self.hands.frame()) is None
        self.hands.press("OK")
        self.player = Player(self.game, self.hands)
        seen, game = self.hands.sight.seats(self.hands.frame()), self.game
        assert seen == (game.tops(), game.hands[game.seat])

    def act(self, action: int) -> None:
        """Does it; after a turn the player sees what has come, and hands the device on."""
        game, seat, held = self.game, self.game.seat, len(self.game.hands[self.game.seat])
        self.player.act(action)
        if game.is_terminal():
            return
        if action == END_TURN and game.seat != seat:
            if len(game.hands[seat]) > held:
                self.hands.rest()
                assert self.hands.sight.seats(self.hands.frame()) == (game.tops(),
                                                                      game.hands[seat])
                self.hands.press("OK")
            self.hidden()


@pytest.mark.parametrize("board_id, players", games_of(_USUAL))
def test_whole_game(tmp_path, micropython, board_id, players):
    """From a deal to the record; now and then the power fails, or a card is taken back."""
    chance, done = random.Random(players), []
    # On pico_display the number of a fire card that fits nowhere is not all on the card.
    fire = players % 2 == 1 and board_id != "pico_display"
    head = head_of(players, f"{board_id[:8]}{players}", players - 1, fire=fire)
    contents = samples.settings(language="es") | samples.journal(head, [])
    with Hands(tmp_path, board_id, contents) as hands:
        table = Table(hands, games.create(head))
        game = table.game
        table.hidden()
        while not game.is_terminal():
            done.append(slip(game, worst, chance))
            table.act(done[-1])
            if chance.random() < 0.1 and not game.is_terminal():
                hands.restart()
                table.hidden()
        assert hands.sight.left(hands.frame()) == game.left()
        hands.press("BACK")
        assert_sealed(hands, head, done, game)


@pytest.mark.parametrize("board_id", [
    pytest.param(board_id, marks=() if board_id in ("pico_ssd1306", "waveshare_oled13")
                 else pytest.mark.long) for board_id in IDS])
def test_from_the_form_to_the_first_hand(tmp_path, micropython, board_id):
    """Three players look at their hands, and agree that the second one begins."""
    contents = samples.settings(language="", names=["Ana", "Bea", "Cai"])
    with Hands(tmp_path, board_id, contents) as hands:
        hands.greet()
        hands.open_form()                                       # The Game
        asked = hands.up is None        # so that the form has no rows for lesson and score
        rows, players = _ROWS - 2 * asked, _PLAYERS - asked
        hands.set_row(_DEAL - asked, 1, rows)                   # the deal of the day
        hands.press(*steps(players, rows, hands.down, hands.up), "OK", "OK",
                    *steps(-players, rows + 3, hands.down, hands.up), "OK", hands.down, "OK")
        head = head_of(3, load("version").DAY, 1)
        game = games.create(head)
        menu = hands.frame()
        hands.press("OK", "OK", "BACK")                         # enough of the first hand
        assert hands.frame() == menu
        hands.press("OK")                                       # the hands
        for hand in game.hands:
            assert hands.sight.seats(hands.frame()) is None
            hands.press("OK")
            hands.rest()
            assert hands.sight.seats(hands.frame()) == (game.tops(), hand)
            hands.press("OK")
        hands.press(hands.down, hands.down, "OK")
        table = Table(hands, game)
        table.hidden()
        sealed = hands.begun()
        assert not hands.complaints()
    assert sealed["names"] == ["Ana", "Bea", "Cai"]
    assert (sealed["options"], sealed["seed"]) == (head["options"], head["seed"])


def test_a_smaller_game_keeps_the_seats_that_it_does_not_have(tmp_path, micropython):
    """Two sit down to Take That, where three have played."""
    contents = samples.settings(language="es", names=["Ana"], line="phe")
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.choose(2)                                         # Take That
        hands.press(*[hands.down] * 2, "LEFT", *[hands.up] * 2, "OK")
        head = hands.begun()
        settings = json.loads(hands.lines("/data/settings")[0])
    assert head["devices"] == [None, "hard"]
    assert settings["line"] == "phE"


def test_a_list_that_gets_shorter_leaves_no_gap_at_its_end(tmp_path, micropython):
    """Martes 13: from six seats to three, before and after the list was scrolled."""
    with Hands(tmp_path, "picosystem", samples.settings(language="es", names=["Ana"])) as hands:
        hands.press(hands.on, "OK", "DOWN", "DOWN", *["RIGHT"] * 3)     # players: six
        hands.press(*["UP"] * 12, *["LEFT"] * 3)                        # from the last row up
        before = hands.frame()
        assert len(before.crop((10, 216, 220, 236)).getcolors()) > 1    # the lowest row
        hands.press(*["DOWN"] * 6, *["UP"] * 6)                         # once more, of nine rows
        assert hands.frame() == before


@pytest.mark.parametrize("game, wanted", [
    (1, [None, "hard", "easy"]), (2, [None, "hard"])], ids=["more", "as many"])
def test_a_larger_game_finds_seats_that_the_last_one_did_not_have(tmp_path, micropython, game,
                                                                  wanted):
    contents = samples.settings(language="es", names=["Ana"], line="phE")
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.choose(game)                                      # Martes 13, Take That
        hands.press("OK")
        head = hands.begun()
    assert head["devices"] == wanted
