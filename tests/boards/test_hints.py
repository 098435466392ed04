"""Solo games played by hints, by keys; what is on the display while the advisor thinks."""

import pytest

from crupier.engine.records import verify
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from tests.boards import each_board
from tests.boards.hands import Hands
from tests.boards.pilot import stuck
from tests.engine.advice import think

WHOLE = "waveshare_oled13"
ADVICE = "/crupier/engine/the_game/advice/"
# Advisors in place of the real one: one that never ends, one for which there is no memory.
THINKS = """
from time import sleep_ms
class Advisor:
    def __init__(self, seen, file, offset, room):
        pass
    def step(self):
        sleep_ms(15)
        return True
"""
NEEDS = """
class Advisor:
    def __init__(self, seen, file, offset, room):
        bytearray(1 << 20)
"""
# One that finds these odds, in thousandths, one after another, and always this action best.
FINDS = """
odds = [%s]
def unseen(seen):
    return bytearray(100)
class Advisor:
    def __init__(self, seen, file, offset, room):
        pass
    def step(self):
        return False
    def outlook(self):
        return odds.pop(0), 70
    def plan(self):
        return [%s]
"""


def ask_first(hands: Hands) -> None:
    """Has the table, with the cursor on a card or on the end of the turn, show a hint."""
    if hands.two_keys:
        hands.press("BACK", hands.down, "OK")   # the second row of the menu
    else:
        hands.press("DOWN", "DOWN", "OK")       # below all buttons


def accept(hands: Hands, game: TheGame, action: int) -> None:
    """Has what is shown be done; a question whether it is meant is answered with yes."""
    end = game.would_end(action)
    hands.press("OK", *[hands.down, "OK"] * bool(end and end["result"] != "WIN"))
    game.apply_action(action)
    if stuck(game):
        hands.press("OK")


def play(hands: Hands, game: TheGame) -> list[int]:
    """By OK alone, once the first hint is there; now and then a look at the display."""
    done: list[int] = []
    while not game.is_terminal():
        for action in think(game)[0]:
            if done:
                hands.press("OK")
            else:
                ask_first(hands)
            done.append(action)
            accept(hands, game, action)
        if len(done) % 7 < 3 and not game.is_terminal():
            hands.rest()
            assert hands.sight.table(hands.frame()) == (game.tops(), game.hands[0]), done
    hands.rest()
    return done


@pytest.mark.parametrize("board_id", each_board())
def test_game_by_hints(tmp_path, micropython, board_id):
    """A whole one with two keys, the end of one elsewhere."""
    head = samples.solo(1, "H3", level="expert_reduced")       # a short one
    begun = samples.play(head, lambda game: board_id == WHOLE or len(game.history()) >= 50)
    before = begun.history()
    contents = samples.settings(language="en") | samples.journal(head, before)
    with Hands(tmp_path, board_id, contents) as hands:
        done = play(hands, begun)
        assert hands.sight.left(hands.frame()) == begun.left()
        hands.press("BACK")
        (head, actions), = hands.records()
        assert not hands.complaints()
    assert actions == before + done
    assert head["hints"] is True and head["result"] == begun.result()
    verify(head, actions)


def some_game() -> tuple[dict[str, bytes], TheGame]:
    head = samples.solo(1, "K7Q2MX")
    game = samples.play(head, lambda game: len(game.history()) >= 40)
    return samples.settings(language="en") | samples.journal(head, game.history()), game


def test_a_hint_survives_a_power_cut_and_a_refusal(tmp_path, micropython):
    """The mark is in the journal as soon as a hint has been seen, once; nobody has to take it."""
    contents, game = some_game()
    with Hands(tmp_path, "waveshare_oled13", contents) as hands:
        ask_first(hands)
        hands.press("NEXT")                     # to its card
        hands.press("BACK", "NEXT", "OK", "OK")     # once more, and it is done
        action = think(game)[0][0]
        heads = [line for line in hands.lines("/data/game/") if line[0] == "{"]
        assert [line.count('"hints":true') for line in heads] == [0, 1]
        hands.restart()
        game.apply_action(action)
        assert hands.sight.table(hands.frame()) == (game.tops(), game.hands[0])
        hands.give_up()
        (head, actions), = hands.records()
        assert not hands.complaints()
    assert head["hints"] is True and head["result"]["result"] == "ABANDONED"
    assert actions == game.history()


@pytest.mark.parametrize("board_id, key", [("waveshare_oled13", "NEXT"), ("picosystem", "UNDO"),
                                           ("pico_display", "BACK")])
def test_any_key_ends_the_thinking(tmp_path, micropython, board_id, key):
    """That it takes a while is said when it does; in colour at once, as it could not be painted
    later.
    """
    contents, game = some_game()
    contents[ADVICE + "advisor.py"] = THINKS.encode()
    with Hands(tmp_path, board_id, contents) as hands:
        hands.press("BACK", "OK")               # the menu, and on
        ask_first(hands)
        before = hands.frame()
        hands.board.run(400)
        thinking = hands.frame()
        at_once = thinking.tobytes() == before.tobytes()
        assert at_once == (board_id != "waveshare_oled13")
        hands.press(key)
        hands.board.run(100)
        assert hands.sight.table(hands.frame()) == (game.tops(), game.hands[0])
        assert hands.frame().tobytes() != thinking.tobytes()
        assert not any('"hints"' in line for line in hands.lines("/data/game/"))
        assert not hands.complaints()


@pytest.mark.parametrize("board_id", ["waveshare_oled13", "picosystem"])
def test_without_memory_there_is_no_hint_and_nothing_is_lost(tmp_path, micropython, board_id):
    contents, game = some_game()
    contents[ADVICE + "advisor.py"] = NEEDS.encode()
    with Hands(tmp_path, board_id, contents) as hands:
        ask_first(hands)
        assert hands.sight.table(hands.frame()) is None
        hands.press("OK")
        assert hands.sight.table(hands.frame()) == (game.tops(), game.hands[0])
        hands.press(*["UP"] * (not hands.two_keys))
        assert END_TURN not in game.legal_actions()
        assert not any('"hints"' in line for line in hands.lines("/data/game/"))
        assert not hands.complaints()


def coached(board_id: str, advisor: str = "") -> tuple[dict[str, bytes], TheGame]:
    """Files of a game with a coach."""
    contents, game = some_game()
    contents |= samples.settings(language="en", coach=True)
    if advisor:
        contents[ADVICE + "advisor.py"] = advisor.encode()
    return contents, game


@pytest.mark.parametrize("board_id", ["waveshare_oled13", "picosystem"])
def test_the_coach_warns_of_a_costly_card(tmp_path, micropython, board_id):
    """Of one that takes 5.1 of 100 chances, not of 5; the odds as they are need one thought."""
    contents, game = coached(board_id, FINDS % ("400, 349, 350", END_TURN))
    with Hands(tmp_path, board_id, contents) as hands:
        def lay():
            hands.press("OK")                   # on its first pile, the only one that is near
            hands.rest()
            return hands.sight.table(hands.frame())
        assert lay() is None
        hands.press("OK")                       # think again
        assert hands.sight.table(hands.frame()) == (game.tops(), game.hands[0])
        _, hand = lay()
        assert len(hand) == len(game.hands[0]) - 1
        assert not hands.complaints()
        assert any('"hints":true' in line for line in hands.lines("/data/game/"))


@pytest.mark.parametrize("odds", ["400", "400, 380, 300, 385"])
def test_the_coach_never_warns_of_what_a_hint_would_advise(tmp_path, micropython, odds):
    """Of a first card, with one thought; of a second one, when the odds before it are known."""
    _, game = some_game()
    for _ in range(1 + odds.count(",") // 3):
        card = min((action for action in game.legal_actions() if action != END_TURN),
                   key=lambda action: abs(action % 100 - game.tops()[action // 100]))
        game.apply_action(card)
    contents, _ = coached("picosystem", FINDS % (odds, card))
    with Hands(tmp_path, "picosystem", contents) as hands:
        for _ in range(game.placed):
            hands.press("OK")
            hands.rest()
        assert hands.sight.table(hands.frame()) == (game.tops(), game.hands[0])
        assert not hands.complaints()


@pytest.mark.parametrize("board_id, key, laid", [
    ("waveshare_oled13", "NEXT", False), ("picosystem", "LEFT", False),
    ("picosystem", "OK", True)])
def test_a_key_ends_what_the_coach_thinks(tmp_path, micropython, board_id, key, laid):
    contents, game = coached(board_id, THINKS)
    with Hands(tmp_path, board_id, contents) as hands:
        hands.press("OK")
        hands.board.run(400)
        hands.press(key)
        hands.rest()
        _, hand = hands.sight.table(hands.frame())
        assert (len(hand) < len(game.hands[0])) == laid
        assert not hands.complaints()
