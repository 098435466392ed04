"""Several people play Take That by keys and hand the device round, on every board."""

import random

import pytest

from crupier.build import payload
from crupier.engine import games
from crupier.engine.lines import UNDO
from crupier.engine.take_that.cards import fits, is_toad, twists
from crupier.engine.take_that.match import TakeThatMatch
from crupier.engine.take_that.notation import TAKE, place, twist
from pictures import samples
from pictures.scenes.take_that import choose
from tests.boards.hands import Hands, assert_sealed
from tests.boards.line_pilot import LinePilot
from tests.boards.test_any_keys import play_about

IDS = payload.board_ids()
_LAST = 7                       # actions by keys, where a game has begun before
_USUAL = ("pico_ssd1306", 2), ("waveshare_oled13", 3)
CASES = [pytest.param(board_id, players, _LAST) for board_id, players in _USUAL] + [
    pytest.param(board_id, players, 200, marks=pytest.mark.long)
    for board_id in IDS for players in (2, 3, 4)]


def head_of(players: int, seed: str, **options) -> dict:
    """Of a match that has just been dealt, of one game unless options say otherwise."""
    return samples.head(1, "take_that_match", players, seed,
                        **{"dealer": players - 1, "advanced": False, "rounds": 1, **options})


def played(head: dict, last: int = 0) -> list[int]:
    """Actions of a simple game, but for the last ones, up to the beginning of a turn."""
    game = games.create(head)
    while not game.is_terminal():
        game.apply_action(choose(game))
    actions = game.history()
    end = max(0, len(actions) - last) if last else len(actions)
    return actions[:end - (end > 0 and end < len(actions) and actions[end - 1] == TAKE)]


@pytest.mark.parametrize("board_id, players, last", CASES)
def test_game_by_keys(tmp_path, micropython, board_id, players, last):
    """To the record; now and then the power fails, or a line is put back."""
    chance = random.Random(players)
    head = head_of(players, f"{board_id[:8]}{players}", dealer=0, advanced=players == 2)
    done, aids = played(head, last), players == 3
    contents = samples.settings(language="es", twins=aids) | samples.journal(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        game = games.create(head)
        for action in done:
            game.apply_action(action)
        assert isinstance(game, TakeThatMatch)
        pilot = LinePilot(hands, game)
        pilot.aids = aids
        pilot.hidden()
        while not game.is_terminal():
            if game.deal.pile and game.deal.line and chance.random() < 0.1:
                pilot.act(TAKE)
                pilot.undo()
                done += [TAKE, UNDO]
            done.append(choose(game) if chance.random() < 0.7
                        else chance.choice(game.legal_actions()))
            pilot.act(done[-1])
            if chance.random() < 0.1 and not game.is_terminal():
                hands.restart()
                pilot.hidden()
        hands.press("BACK")
        assert_sealed(hands, head, done, game)


def too_far_away():
    """A game in which a card is too far away, and has a twin -> (flash files, game)."""
    head = head_of(2, "FAR")
    done = played(head, 60)
    game = games.create(head)
    for action in done:
        game.apply_action(action)
    return samples.settings(language="en") | samples.journal(head, done), game


def test_a_card_that_is_too_far_away_is_never_to_be_placed(tmp_path, micropython):
    """The cursor stands on Match there, which may be; OK says if not, and goes to the line."""
    contents, game = too_far_away()
    hand, line = game.deal.hands[game.deal.seat], game.deal.line
    far = [card for card in hand if not fits(card, line) and not is_toad(card)
           and not twists(card, line)]
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        pilot = LinePilot(hands, game)
        pilot.hidden()
        *keys, _ = pilot.keys(twist(far[0]))
        hands.press(*keys)
        asked = hands.frame()
        hands.press("UP")
        assert hands.frame() == asked
        hands.press("DOWN")
        rests = hands.frame()
        assert rests != asked
        hands.press("UP")
        hands.press("OK")
        assert hands.frame() not in (asked, rests)
        hands.press("DOWN")             # the answer goes; the cursor was on the line already
        assert hands.frame() == rests


def test_after_a_missed_match_the_cursor_stands_on_what_can_be_done(tmp_path, micropython):
    contents, game = too_far_away()
    line = game.deal.line
    card = next(card for card in game.deal.hands[game.deal.seat]
                if fits(card, line) and not is_toad(card) and not twists(card, line))
    with Hands(tmp_path, "picosystem", contents) as hands:
        pilot = LinePilot(hands, game)
        pilot.hidden()
        hands.press(*pilot.keys(twist(card)), "OK")
        game.apply_action(place(card))
        pilot.seen(game.deal.hands[1 - game.deal.seat])


def test_up_and_down_go_through_what_can_be_done(tmp_path, micropython):
    """Without a wrap; LEFT and RIGHT change the card, and forget what was to be done."""
    contents, game = too_far_away()
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        LinePilot(hands, game).hidden()

        def after(*keys):
            hands.press(*keys)
            return hands.frame()

        card = hands.frame()
        assert after("UP") == card
        match, take = after("DOWN"), after("DOWN")
        assert card != match != take != card
        assert after("DOWN") == take
        assert after("UP") == match
        assert after("RIGHT") not in (card, match, take)
        assert after("LEFT") == card
        assert after("DOWN", "DOWN") == take
        assert after("UP", "UP") == card


@pytest.mark.parametrize("forced", [False, True])
def test_where_nothing_can_be_placed_the_cursor_is_on_the_line(tmp_path, micropython, forced):
    """Whether or not a twin is held: it tells nothing of that."""
    head = head_of(2, "FAR")
    game, done = games.create(head), []
    for action in played(head):
        hand, line = game.deal.hands[game.deal.seat], game.deal.line
        if line and not any(fits(card, line) for card in hand) and (
                forced == (game.legal_actions() == [TAKE])):
            break
        done.append(action)
        game.apply_action(action)
    contents = samples.settings(language="en") | samples.journal(head, done)
    with Hands(tmp_path, "picosystem", contents) as hands:
        LinePilot(hands, game).hidden()
        begins = hands.frame()
        hands.press("DOWN")
        assert hands.frame() == begins
        hands.press("UP", "DOWN")
        assert hands.frame() == begins
        hands.press("OK")
        assert hands.frame() != begins
        hands.press("UNDO")
        assert hands.frame() == begins


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("pico_ssd1306", marks=pytest.mark.long)])
def test_from_the_form_to_the_first_hand(tmp_path, micropython, board_id):
    contents = samples.settings(language="en", names=["Ana", "Bea"])
    with Hands(tmp_path, board_id, contents) as hands:
        hands.press(hands.on, hands.on)                         # Take That
        hands.open_form()
        asked = hands.up is None        # so that the form has no rows for lesson and score
        hands.set_row(6 - asked, 1, 9 - 2 * asked)              # advanced
        hands.press("OK")
        hands.press("BACK", "OK", "OK")                         # home, and back again
        hands.press("OK")
        begun = hands.begun()
        assert not hands.complaints()
    assert begun["names"] == ["Ana", "Bea"] and len(begun["seed"]) > 3
    assert begun["options"] == {"dealer": 1, "advanced": True, "rounds": 2}


@pytest.mark.parametrize("board_id", [
    pytest.param(board_id, marks=() if board_id in ("pico_display",)
                 else pytest.mark.long) for board_id in IDS])
def test_any_keys_at_the_table(tmp_path, micropython, board_id):
    """Frames are complete, nothing fails."""
    head = head_of(3, "ANY", advanced=True)
    contents = samples.settings(language="es") | samples.journal(head, played(head, 9))
    with Hands(tmp_path, board_id, contents) as hands:
        play_about(hands, random.Random(board_id), 60)
        assert not hands.complaints() and hands.board.running


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("picosystem", marks=pytest.mark.long)])
def test_from_one_game_to_the_next(tmp_path, micropython, board_id):
    """What lies beside all and the points come first, also where the power fails just then; the
    aid can be switched on.
    """
    head = head_of(2, "NEXT", rounds=2)
    first = len(played(dict(head, options=dict(head["options"], rounds=1))))
    done = played(head)[:first - 1]
    contents = samples.settings(language="en") | samples.journal(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        game = games.create(head)
        for action in done:
            game.apply_action(action)
        pilot = LinePilot(hands, game)
        pilot.hidden()
        action = choose(game)
        hands.press(*pilot.keys(action))
        if len(game.legal_actions()) > 1:
            hands.press(hands.down, "OK")       # yes, that ends the game
        game.apply_action(action)
        assert game.current() == 2
        counts = hands.frame()
        hands.restart()
        assert hands.frame() == counts
        hands.press("OK", "OK")
        pilot.hidden()
        pilot.act(choose(game))
        pilot.act(choose(game))
        hands.press("BACK", hands.down, hands.down, "OK", "BACK")       # the sheet
        hands.press(hands.down, hands.down, "OK", "BACK")       # the aid
        pilot.aids = True
        pilot._look()
        pilot.act(choose(game))
        (settings,) = hands.lines("/data/settings")
        assert '"twins":true' in settings
        assert not hands.complaints()


def test_after_the_end_the_same_people_play_again(tmp_path, micropython):
    """The next one deals, and the history on the device counts who has won."""
    head = head_of(2, "AGAIN")
    contents = samples.settings(language="en") | samples.journal(head, played(head))
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.board.run(3_000)
        hands.press("OK")                                       # again
        hands.press("BACK", "OK", "OK")                         # it goes on from home
        hands.press("OK")
        (first, _), = hands.records()
        second = hands.begun()
        assert not hands.complaints()
    assert first["result"]["result"] == "FINISHED"
    assert (second["names"], second["options"]["dealer"]) == (head["names"], 0)
    assert (first["seq"], second["seq"]) == (1, 2)
