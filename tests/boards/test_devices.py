"""People play against the device by keys, and devices play alone, on the boards."""

import json
import random

import pytest

from crupier.engine import games
from crupier.engine.records import replay, verify
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from pictures.scenes.devices import chosen, head_of
from tests.boards.hands import Hands, assert_sealed
from tests.boards.line_pilot import LinePilot
from tests.boards.pilot import Player
from tests.boards.talk import Talk
from tests.boards.test_whole_games import worst

_THINKS_MS, _READS_MS, _SLACK_MS = 900, 1300, 400       # on the display, with what a tick takes
_LAST = 20                      # actions on the board, where a game of devices has begun before
_ALONE = [None, "hard", "easy"]
_MIXED = [None, "normal", None, "hard"]
# With colours, marks of twins cover cards of Take That, and nobody here can read them.
_BOARDS = {"the_game": ("pico_ssd1306", "waveshare_oled13", "picosystem"),
           "take_that_match": ("pico_ssd1306", "waveshare_oled13", "feather_oled")}


class DeviceTable:
    """Whoever sits there; knows from the engine what the board should show."""

    def __init__(self, hands: Hands, head: dict, done: list[int]):
        self.hands, self.head = hands, head
        self.game = games.create(head)
        for action in done:
            self.game.apply_action(action)
        self.deal = getattr(self.game, "deal", self.game)      # matches here are one round
        self.line = self.game.NAME == "take_that_match"
        self.had = None             # who has the device, as far as the board knows
        self.talk = Talk()

    @property
    def people(self) -> int:
        return self.head["devices"].count(None)

    def hand(self) -> list[int] | None:
        """The hand on the display."""
        self.hands.rest()
        frame = self.hands.frame()
        if self.line:
            return self.pilot.sight.hand(frame)
        seen = self.hands.sight.seats(frame)
        return seen[1] if seen else None

    def sit(self) -> None:
        """It is a person's turn: behind the privacy screen, if others may have the device."""
        seat = self.game.current_player()
        self.pilot = LinePilot(self.hands, self.game) if self.line else None
        if self.people > 1 and seat != self.had:
            assert self.hand() is None
            self.hands.press("OK")
        self.had = seat
        assert self.hand() == self.deal.hands[seat]
        if self.pilot:
            self.pilot._look()
        else:
            self.player = Player(self.game, self.hands)

    def watch(self, hurry: bool) -> None:
        """Until a device is no longer to move: by keys, or as long as that takes."""
        game, steps = self.game, []
        while not game.is_terminal() and self.head["devices"][game.current_player()]:
            seat = game.current_player()
            steps.append(0)
            while not game.is_terminal() and game.current_player() == seat:
                action = chosen(self.head, game, self.talk.heard(game))
                game.apply_action(action)
                self.talk.done(game, seat, action)
                steps[-1] += 1
        if hurry:
            self.hands.press(*[self.hands.down] * (sum(steps) + len(steps)))
        else:
            self.hands.board.run(sum(_THINKS_MS + _READS_MS * count for count in steps)
                                 + _SLACK_MS)

    def act(self, action: int) -> None:
        """What a person does; leads to where the next turn begins."""
        game, seat = self.game, self.game.current_player()
        held = len(self.deal.hands[seat])
        if self.line:
            self.hands.press(*self.pilot.keys(action))
            if game.would_end(action):
                self.hands.press(self.hands.down, "OK")
            game.apply_action(action)
        else:
            self.player.act(action)
        if game.is_terminal():
            return
        if game.current_player() == seat:
            if self.line:
                self.pilot._look()
            return
        hand = self.deal.hands[seat]
        drawn = len(hand) == held if self.line else len(hand) > held
        if self.people > 1 and drawn:
            assert self.hand() == hand
            self.hands.press("OK")


def play(hands: Hands, head: dict, done: list[int], chance: random.Random) -> DeviceTable:
    """To the end; now and then the power fails, also while a device plays."""
    table = DeviceTable(hands, head, done)
    game = table.game
    while not game.is_terminal():
        if head["devices"][game.current_player()]:
            if chance.random() < 0.2:
                hands.board.run(1000)
                hands.restart()
                table.had = None
                hands.board.run(1)
                table.watch(False)
            else:
                table.watch(chance.random() < 0.5)
            continue
        table.sit()
        seat = game.current_player()
        while not game.is_terminal() and game.current_player() == seat:
            table.act(worst(game) if not table.line else chosen(head, game))
    return table


def short(head: dict) -> dict:
    """A match of one round."""
    if "rounds" in head["options"]:
        head["options"]["rounds"] = 1
    return head


def played(head: dict) -> list[int]:
    """A whole game of devices."""
    game = games.create(head)
    while not game.is_terminal():
        game.apply_action(chosen(head, game))
    return game.history()


def cases(*usual):
    return [pytest.param(name, board_id, levels, marks=() if (name, board_id, levels) in usual
                         else pytest.mark.long)
            for name in _BOARDS for board_id in _BOARDS[name] for levels in (_ALONE, _MIXED)]


@pytest.mark.parametrize("name, board_id, levels", cases(
    ("the_game", "pico_ssd1306", _ALONE), ("the_game", "waveshare_oled13", _MIXED),
    ("take_that_match", "waveshare_oled13", _ALONE), ("take_that_match", "pico_ssd1306", _MIXED)))
def test_game_with_devices(tmp_path, micropython, name, board_id, levels):
    """To the record, which says who was a device; it replays, and devices did what their module
    chooses.
    """
    head = short(head_of(name, f"{board_id[:8]}1", len(levels), levels))
    contents = samples.settings(language="es") | samples.journal(head, [])
    with Hands(tmp_path, board_id, contents) as hands:
        table = play(hands, head, [], random.Random(board_id))
        game = table.game
        hands.board.run(_READS_MS)
        hands.press(*["OK", "OK"] * table.line, "BACK")         # counts and points of a match
        assert_sealed(hands, head, game.history(), game)


@pytest.mark.parametrize("name", ["the_game", "take_that_match"])
def test_devices_alone_play_to_the_end(tmp_path, micropython, name):
    """A demonstration needs no key, and the display stays bright."""
    head = short(head_of(name, "DEMO", 2, ["easy", "normal"]))
    begun, talk = played(head)[:-_LAST], Talk()
    game = replay(head, begun)
    contents = samples.settings(language="en") | samples.journal(head, begun)
    while not game.is_terminal():
        seat, action = game.current_player(), chosen(head, game, talk.heard(game))
        game.apply_action(action)
        talk.done(game, seat, action)
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.board.run(_LAST * (_READS_MS + _THINKS_MS) + 35_000)
        (sealed, actions), = hands.records()
        assert not hands.complaints()
    assert actions == game.history()
    assert sealed["devices"] == ["easy", "normal"]
    verify(sealed, actions)


def test_from_the_form_to_the_first_turn_of_a_device(tmp_path, micropython):
    """One person sits down with two devices by few keys; a device begins."""
    contents = samples.settings(language="es", names=["Ana"])
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.choose(0)                                         # The Game
        hands.press(*[hands.down] * 5, "RIGHT", "RIGHT", *[hands.down] * 2, "RIGHT",
                    *[hands.up] * 7, "OK")
        hands.press(hands.down, hands.down, "OK")               # Kibot begins
        hands.board.run(_THINKS_MS)
        hands.press("BACK")                                     # home
        head, = hands.lines("/data/game/")[:1]
        assert not hands.complaints()
    assert '"devices":[null,"hard","normal"]' in head
    assert '"names":["Ana","Kibot","Zubot"]' in head
    assert '"first":1' in head


@pytest.mark.parametrize("known, wanted", [
    ({"names": ["Jugador 1", "Jugador 2", "Jugador 3"]}, [None, "normal", "normal"]),
    ({"names": ["Ana", "Luis", "Eva"], "line": "phe"}, [None, "hard", "easy"]),
    ({"names": ["Ana"], "line": "p?h"}, [None, None, "hard"])], ids=["guests", "last", "other"])
def test_the_form_begins_as_the_last_one_ended(tmp_path, micropython, known, wanted):
    """Guests who have kept a score are not offered as people of a dealt game."""
    contents = samples.settings(language="es", **known)
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.choose(0)                                         # The Game
        hands.press(*[hands.down] * 5, "RIGHT", "RIGHT", *[hands.up] * 5, "OK",
                    hands.down, "OK")                           # the first one begins
        head = json.loads(hands.lines("/data/game/")[0])
        settings = json.loads(hands.lines("/data/settings")[0])
        assert not hands.complaints()
    assert head["devices"] == wanted
    assert settings["line"] == "".join(level[0] if level else "p" for level in wanted)


_HOME = 3                       # down in the pause, past the seed; after it only giving up


@pytest.mark.parametrize("name", ["the_game", "take_that_match"])
def test_a_turn_of_the_device_can_be_left_for_later(tmp_path, micropython, name):
    """BACK is a pause, and leads home; the game goes on as if nothing had been."""
    head = head_of(name, "LATER", 3, ["hard", "easy", None])
    head["options"].update({"first": 0} if name == "the_game" else {"dealer": 2})
    with Hands(tmp_path, "waveshare_oled13", samples.settings(language="es")
               | samples.journal(head, [])) as hands:
        table = DeviceTable(hands, head, [])
        hands.press("OK")                       # the first action
        table_of = hands.frame()
        hands.press("BACK", "OK")               # a pause
        hands.press("BACK")
        hands.choose(1)                         # how to play
        assert hands.frame() != table_of
        hands.press("BACK", "BACK")
        hands.press("BACK")
        hands.choose(_HOME)
        hands.press("OK", "OK")                 # and on
        table.watch(False)
        table.sit()
        # The menu: see it again. In The Game two keys have a row that asks for the pile.
        hands.press("BACK", *[hands.down] * (3 if name == "the_game" else 2), "OK")
        assert table.hand() is None
        hands.press("BACK")
        assert table.hand() == table.deal.hands[2]
        assert not hands.complaints()


_BROKEN = {
    "raises": b'def choose(*_):\n    raise RuntimeError("no idea")\n',
    "is illegal": b"def choose(*_):\n    return 7777\n",
    "is no module": b"def chose(*_):\n    pass\n",
}


@pytest.mark.parametrize("name, broken", [
    ("the_game", "raises"), ("take_that_match", "is no module"),
    pytest.param("take_that_match", "is illegal", marks=pytest.mark.long)])
def test_a_device_that_fails_plays_at_random(tmp_path, micropython, name, broken):
    """The log of crashes says how, and the game goes on to its end."""
    head = short(head_of(name, "BROKEN", 2, ["normal", "normal"]))
    contents = samples.settings(language="en") | samples.journal(head, played(head)[:-_LAST])
    folder = name.replace("_match", "")
    contents[f"/crupier/engine/{folder}/bot.py"] = _BROKEN[broken]
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.board.run(100 * _READS_MS)
        (sealed, actions), = hands.records()
        log = hands.board.read_file("/data/crash.txt").decode()
    assert sealed["result"]["result"] in ("ENDED", "FINISHED")
    assert {"raises": "no idea", "is illegal": "normal chose 7777", "is no module": "choose"}[
        broken] in log
    verify(sealed, actions)
    assert END_TURN in actions or name == "take_that_match"


def test_devices_that_play_at_once_leave_nobody_waiting(tmp_path):
    """The pace is a setting; what they have done is told afterwards."""
    head = head_of("the_game", "PACE", 3, [None, "easy", "easy"])
    waits = {}
    for pace in (0, 2):
        folder = tmp_path / str(pace)
        folder.mkdir()
        contents = samples.settings(language="en", pace=pace) | samples.journal(head, [])
        with Hands(folder, "pico_ssd1306", contents) as hands:
            table = DeviceTable(hands, head, [])
            table.sit()
            while table.game.current_player() == 0:
                table.player.act(samples.choose(table.game))
            hands.board.run(2_000)
            waits[pace] = table.hand() is None
            assert not hands.complaints()
    assert waits == {0: True, 2: False}
