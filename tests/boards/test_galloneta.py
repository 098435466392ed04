"""Two people play Galloneta by keys and hand the device round, on every board."""

import random

import pytest
from PIL import Image

from crupier.build import payload
from crupier.engine import games
from crupier.engine.galloneta.game import Galloneta
from crupier.engine.galloneta.notation import AGREE_DRAW, END_TURN, REFILL, split
from crupier.engine.lines import UNDO
from crupier.engine.records import verify
from pictures import samples
from pictures.scenes.devices import chosen
from tests.boards.board_pilot import BoardPilot, reachable
from tests.boards.hands import Hands, assert_sealed, steps
from tests.boards.test_any_keys import play_about

IDS = payload.board_ids()
_LAST = 12                      # actions by keys, where a game has begun before
CASES = [pytest.param(board_id, _LAST) for board_id in ("pico_ssd1306", "waveshare_oled13")] + [
    pytest.param(board_id, 500, marks=pytest.mark.long) for board_id in IDS]


def head_of(seed: str, **options) -> dict:
    """Of a game that has just been dealt."""
    return samples.head(1, "galloneta", 2, seed,
                        **{"first": 0, "aces": "OE", "columns": "BC", **options})


def offered(game: Galloneta) -> list[int]:
    """Actions to choose from: nobody pays more than is asked for."""
    actions = game.legal_actions()
    prices = [set(split(action)[2]) for action in actions if split(action)[0] == "compra"]
    return [action for action in actions if split(action)[0] != "compra"
            or not any(price < set(split(action)[2]) for price in prices)]


def choose(game: Galloneta, chance: random.Random) -> int:
    """Any action; attacks and what leads to them more often."""
    actions = offered(game)
    wanted = [action for action in actions if split(action)[0] in ("attack", "equip", "deploy")]
    return chance.choice(wanted if wanted and chance.random() < 0.6 else actions)


def play(head: dict, done: list[int]) -> Galloneta:
    game = games.create(head)
    for action in done:
        game.apply_action(action)
    assert isinstance(game, Galloneta)
    return game


def played(head: dict, last: int = 0) -> list[int]:
    """Actions of a game to its end, but for the last ones."""
    game, chance = games.create(head), random.Random(head["seed"])
    while not game.is_terminal():
        game.apply_action(choose(game, chance))
    actions = game.history()
    return actions[:max(0, len(actions) - last)] if last else actions


class Players:
    """People at one board, and what they have done as a journal has it."""

    def __init__(self, hands: Hands, head: dict, done: list[int]):
        self.game, self.done = play(head, done), done[:]
        self.hands, self.pilot = hands, BoardPilot(hands, self.game)
        self.sit()

    def sit(self) -> None:
        """OK on the privacy screen."""
        self._note(self.pilot.hidden)

    def act(self, action: int) -> None:
        self._note(self.pilot.act, action)

    def undo(self) -> None:
        self.pilot.undo()
        self.done.append(UNDO)

    def _note(self, does, *args) -> None:
        before = len(self.game.history())
        does(*args)
        self.done += self.game.history()[before:]


@pytest.mark.parametrize("board_id, last", CASES)
def test_game_by_keys(tmp_path, micropython, board_id, last):
    """To the record; now and then the power fails, or something is taken back."""
    chance = random.Random(board_id)
    head = head_of(board_id[:8])
    done = played(head, last)
    contents = samples.settings(language="es") | samples.journal(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        players = Players(hands, head, done)
        game = players.game
        while not game.is_terminal():
            players.act(choose(game, chance))
            if not game.is_terminal() and chance.random() < 0.15 and players.pilot.undoes():
                players.undo()
            if not game.is_terminal() and chance.random() < 0.1:
                hands.restart()
                players.sit()
        hands.press("BACK")
        assert_sealed(hands, head, players.done, game)


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("picosystem", marks=pytest.mark.long)])
def test_draws(tmp_path, micropython, board_id):
    """Both have passed three times, after a question; and both agree, whoever asks."""
    for action, by in ((END_TURN, "passes"), (AGREE_DRAW, "agreement")):
        head = head_of("DRAW")
        done = [END_TURN] + [REFILL, END_TURN] * 4 + [REFILL]
        if action == AGREE_DRAW:    # after a discard, which cannot be taken back
            done.append(min(action for action in play(head, done).legal_actions()
                            if split(action)[0] == "discard"))
        contents = samples.settings(language="en") | samples.journal(head, done)
        with Hands(tmp_path, board_id, contents) as hands:
            players = Players(hands, head, done)
            players.act(action)
            hands.press("BACK")
            (sealed, actions), = hands.records()
            assert not hands.complaints()
        assert actions == players.done
        assert (sealed["result"]["result"], sealed["result"]["by"]) == ("DRAW", by)


def test_keys_lead_to_everything_that_may_be_done():
    """And to nothing else; nobody pays more than is asked for."""
    for seed in range(6):
        game, chance = games.create(head_of(f"ALL{seed}", first=seed % 2)), random.Random(seed)
        assert isinstance(game, Galloneta)
        while not game.is_terminal():
            assert reachable(game) == set(offered(game))
            game.apply_action(choose(game, chance))


def test_next_goes_through_all_also_after_an_arrow(tmp_path, micropython):
    head = head_of("DRAW")
    with Hands(tmp_path, "picosystem",
               samples.settings(language="en") | samples.journal(head, [])) as hands:
        pilot, seen = Players(hands, head, []).pilot, set()
        hands.press("DOWN")
        count = len(pilot._cursor._rings[0])
        for _ in range(count):
            hands.press("NEXT")
            seen.add(hands.frame().tobytes())
        assert len(seen) == count > 2


def test_the_question_at_the_end_of_a_turn_leads_back_to_the_table(tmp_path, micropython):
    head = head_of("DRAW")
    with Hands(tmp_path, "waveshare_oled13",
               samples.settings(language="en") | samples.journal(head, [])) as hands:
        players = Players(hands, head, [])
        table = hands.frame()
        hands.press(*players.pilot.keys(END_TURN))
        asked = hands.frame()
        hands.press("OK")
        assert hands.frame() not in (asked, table)          # the cursor has moved
        hands.press("OK")
        assert hands.frame() == asked
        hands.press(hands.down, "OK")
        players.game.apply_action(END_TURN)
        players.done.append(END_TURN)
        players.sit()
        if players.game.phase == "REFILL":
            players.act(REFILL)
        players.act(AGREE_DRAW)
        hands.press("BACK")
        assert_sealed(hands, head, players.done, players.game)


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("pico_ssd1306", marks=pytest.mark.long)])
def test_from_the_form_to_the_first_hand(tmp_path, micropython, board_id):
    """The second ace in the last column, the first player begins with swords."""
    contents = samples.settings(language="en", names=["Ana", "Bea"])
    with Hands(tmp_path, board_id, contents) as hands:
        hands.press(hands.on, hands.on, hands.on)               # Galloneta
        hands.open_form()
        asked = hands.up is None        # so that the form has no rows for lesson and score
        hands.press(*[hands.down] * (4 - asked), "OK")          # Ana begins
        hands.press(hands.down, "OK")                           # cups; the other has swords
        hands.press(hands.down, hands.down, hands.down, "OK")   # D
        hands.press(*steps(-8 + asked, 10 - 2 * asked, hands.down, hands.up), "OK")
        hands.press("OK")
        begun = hands.begun()
        assert not hands.complaints()
    assert begun["names"] == ["Ana", "Bea"] and len(begun["seed"]) > 3
    assert begun["options"] == {"first": 0, "aces": "CE", "columns": "BD"}


@pytest.mark.parametrize("board_id", [
    pytest.param(board_id, marks=() if board_id == "pico_display" else pytest.mark.long)
    for board_id in IDS])
def test_any_keys_at_the_table(tmp_path, micropython, board_id):
    """Frames are complete, nothing fails."""
    head = head_of("ANY")
    contents = samples.settings(language="es") | samples.journal(head, played(head, 20))
    with Hands(tmp_path, board_id, contents) as hands:
        play_about(hands, random.Random(board_id), 60)
        assert not hands.complaints() and hands.board.running


def test_after_the_end_the_same_people_play_again(tmp_path, micropython):
    """The other one begins."""
    head = head_of("AGAIN", first=None)
    began = games.create(head).current_player()
    contents = samples.settings(language="en") | samples.journal(head, played(head))
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.board.run(3_000)
        hands.press("OK")                                       # again
        hands.press("BACK", "OK", "OK")                         # it goes on from home
        hands.press("OK")
        (first, _), = hands.records()
        second = hands.begun()
        assert not hands.complaints()
    assert first["result"]["result"] in ("WIN", "DRAW")
    assert (second["names"], second["options"]["first"]) == (head["names"], 1 - began)


@pytest.mark.parametrize("board_id, last", [
    ("pico_ssd1306", 30), pytest.param("waveshare_oled13", 500, marks=pytest.mark.long),
    pytest.param("picosystem", 500, marks=pytest.mark.long)])
def test_against_the_device(tmp_path, micropython, board_id, last):
    """Nothing is handed over; the device does what its module chooses, watched or hurried."""
    head = head_of("KIBOT") | {"devices": [None, "hard"], "names": ["Ana", "Kibot"]}
    chance, game = random.Random(1), games.create(head)
    assert isinstance(game, Galloneta)
    while not game.is_terminal():
        game.apply_action(chosen(head, game) if game.seat else choose(game, chance))
    done = game.history()[:-last] if last < len(game.history()) else []
    while done and done[-1] != END_TURN:
        done.pop()
    game = play(head, done)
    contents = samples.settings(language="es") | samples.journal(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        pilot = BoardPilot(hands, game)
        if not game.seat:
            pilot.sit()
        while not game.is_terminal():
            if not game.seat:
                pilot.act(choose(game, chance), alone=True)
                continue
            count = len(game.history())
            while game.seat and not game.is_terminal():
                game.apply_action(chosen(head, game))
            count = len(game.history()) - count
            if chance.random() < 0.7:
                hands.press(*[hands.down] * (count + 1))
            else:
                hands.board.run(1300 * count + 1400)
            if not game.is_terminal():
                pilot.sit()
        hands.board.run(1300)
        hands.press("BACK")
        (sealed, actions), = hands.records()
        assert not hands.complaints()
    assert actions == game.history()
    assert sealed["devices"] == [None, "hard"] and sealed["result"] == game.result()
    verify(sealed, actions)


def test_all_of_a_turn_is_told_although_the_power_was_off_in_between(tmp_path, micropython):
    """How much has been done, and what."""
    head, told = head_of("TOLD0"), []
    for cut in False, True:
        (tmp_path / str(cut)).mkdir()
        contents = samples.settings(language="en") | samples.journal(head, [])
        with Hands(tmp_path / str(cut), "pico_ssd1306", contents) as hands:
            players = Players(hands, head, [])
            act_first(players, "deploy")
            if cut:
                hands.restart()
                players.sit()
            act_first(players, "equip")
            hands.press(*players.pilot.keys(END_TURN))
            frames = [hands.frame()]
            for _ in range(2):
                hands.press(hands.down)
                frames.append(hands.frame())
            told.append(list(map(Image.Image.tobytes, frames)))
    assert told[0] == told[1] and len(set(told[0])) == 3


def act_first(players: Players, verb: str) -> None:
    """The first action of this kind."""
    players.act(next(action for action in players.game.legal_actions()
                     if split(action)[0] == verb))


@pytest.mark.parametrize("board_id", ["pico_ssd1306", "waveshare_oled13"])
def test_a_past_game_is_shown_again(tmp_path, board_id):
    """Action by action and by turns, in a ring; OK tells the facts."""
    head = head_of("AGAIN")
    done = played(head)[:8]
    turn = done.index(END_TURN) + 1
    if play(head, done).legal_actions() == [REFILL]:
        done.append(REFILL)
    done.append(AGREE_DRAW)
    contents = samples.settings(language="en") | samples.record(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        hands.press(*[hands.on] * 6, "OK", "OK", "OK", "OK")
        shown = []
        for _ in done:
            shown.append(hands.frame())
            hands.press(hands.on)
        shown.append(hands.frame())
        different = {frame.tobytes() for frame in shown}
        assert len(different) == len(shown)
        hands.press(hands.on)
        assert hands.frame() == shown[0]
        if not hands.two_keys:
            hands.press("DOWN")
            assert hands.frame() == shown[turn]
            hands.press("LEFT")
            assert hands.frame() == shown[turn - 1]
            hands.press("UP")
            assert hands.frame() == shown[0]
            hands.press("LEFT")
            assert hands.frame() == shown[-1]
        there = hands.frame()
        hands.press("OK")
        assert hands.frame().tobytes() not in different
        hands.press("BACK")
        assert hands.frame() == there
        assert b"Traceback" not in hands.board.log
