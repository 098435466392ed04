"""Hints in the games whose own player gives them: the cursor goes to what it would do."""

import pytest

from crupier.engine import games
from crupier.engine.galloneta.notation import END_TURN, split
from crupier.engine.shuffle import dice
from pictures import samples
from tests.boards.hands import Hands
from tests.engine.bot_play import choose

TABLES = {"martes13_match": (3, {"dealer": 2}), "take_that_match": (2, {"dealer": 1, "rounds": 2}),
          "galloneta": (2, {})}
NEEDS = "def choose(*_):\n    bytearray(1 << 20)\n"


def begun(name: str, actions: int):
    """Files of a game between its device's hard players, and the game."""
    players, options = TABLES[name]
    head = samples.head(7, name, players, "K7Q2MX", **options)
    head["names"] = list(samples.NAMES[:players])
    game = games.create(head)
    while len(game.history()) < actions or _asked(game):
        game.apply_action(best(game))
    return (samples.settings(language="en", talks=False)
            | samples.journal(head, game.history()), game)


def _asked(game) -> bool:
    """Is there a question, or a duel, before the best action is done, or nothing to choose?"""
    return len(game.legal_actions()) < 2 or (
        game.NAME == "galloneta" and not 1000 <= best(game) < 60_000)


def best(game):
    folder = game.NAME.removesuffix("_match")
    return choose(folder)(game.observation(game.current_player()), game.legal_actions(), "hard",
                          dice(""))


def ask(hands: Hands) -> None:
    """Through the hand-over and the menu."""
    hands.press("BACK", hands.down, "OK")
    hands.rest()


@pytest.mark.parametrize("board_id", ["waveshare_oled13", "picosystem"])
@pytest.mark.parametrize("name", TABLES)
def test_what_a_hint_says_is_done_by_ok(tmp_path, micropython, name, board_id):
    contents, game = begun(name, 30)
    with Hands(tmp_path, board_id, contents) as hands:
        hands.press(*["OK"] * (2 if name == "martes13_match" else 1))   # it is passed on first
        table = hands.frame()
        ask(hands)
        hint = hands.frame()
        hands.press("BACK")                     # closes it; the cursor stays there
        assert hands.frame().tobytes() != hint.tobytes() != table.tobytes()
        hands.press("OK")
        hands.rest()
        heads = [line for line in hands.lines("/data/game/") if line[0] == "{"]
        assert [line.count('"hints":true') for line in heads] == [0, 1]
        actions = [line for line in hands.lines("/data/game/") if line[0].isdecimal()]
        assert actions[-1] == f"{len(game.history())} {best(game)}"
        assert not hands.complaints()


def test_a_hint_where_there_is_no_choice_says_so_and_does_not_count(tmp_path, micropython):
    """The line must be taken."""
    name = "take_that_match"
    head = samples.head(7, name, 2, "K7Q2MX", dealer=1, rounds=2)
    game = games.create(head)
    while len(game.history()) < 20 or len(game.legal_actions()) > 1:
        game.apply_action(best(game))
    contents = (samples.settings(language="en", talks=False)
                | samples.journal(head, game.history()))
    with Hands(tmp_path, "picosystem", contents) as hands:
        hands.press("OK")
        table = hands.frame()
        ask(hands)
        assert hands.frame().tobytes() != table.tobytes()
        hands.press("BACK")
        assert hands.frame().tobytes() == table.tobytes()
        assert not any('"hints"' in line for line in hands.lines("/data/game/"))
        assert not hands.complaints()


def test_a_turn_that_a_hint_ends_needs_no_answer(tmp_path, micropython):
    """Without the hint the table asks, because something could still be done."""
    head = samples.head(7, "galloneta", 2, "K7Q2MX")
    game = games.create(head)
    while best(game) != END_TURN or not game.turn.acted or not any(
            split(action)[0] in ("attack", "equip") for action in game.legal_actions()):
        game.apply_action(best(game))
    contents = (samples.settings(language="en", talks=False)
                | samples.journal(head, game.history()))
    with Hands(tmp_path, "picosystem", contents) as hands:
        hands.press("OK")
        ask(hands)
        hands.press("OK")
        hands.rest()
        actions = [line for line in hands.lines("/data/game/") if line[0].isdecimal()]
        assert actions[-1] == f"{len(game.history())} {END_TURN}"
        assert not hands.complaints()


@pytest.mark.parametrize("name", TABLES)
def test_without_memory_there_is_no_hint_and_nothing_is_lost(tmp_path, micropython, name):
    contents, _ = begun(name, 30)
    folder = name.removesuffix("_match")
    contents[f"/crupier/engine/{folder}/bot.py"] = NEEDS.encode()
    with Hands(tmp_path, "waveshare_oled13", contents) as hands:
        hands.press(*["OK"] * (2 if name == "martes13_match" else 1))   # it is passed on first
        table = hands.frame()
        ask(hands)
        assert hands.frame().tobytes() != table.tobytes()
        hands.press("OK")
        assert hands.frame().tobytes() == table.tobytes()
        assert not any('"hints"' in line for line in hands.lines("/data/game/"))
        assert not hands.complaints()
