"""Solo games of The Game by key presses, from the home screen to the sealed record."""

import pytest

from crupier.engine.lines import UNDO
from crupier.engine.records import replay, verify
from pictures import samples
from pictures.scenes.scene import past
from tests import eyes, pilot
from tests.boards.sight import Sight
from tests.firmware.console import Console
from tests.firmware.hands import choose, message, set_value
from tests.pure import font, layout, load, width, words

DAILY = "OK DOWN DOWN DOWN DOWN OK UP UP UP UP OK".split()      # from home to the deal of the day


def score(frame) -> int:
    """Cards left, on the screen that ends a game."""
    left = Sight("w128h64").left(frame)
    assert left is not None
    return left


@pytest.mark.parametrize("language", ["es", "en"])
def test_whole_game_by_keys(tmp_path, language):
    with Console(tmp_path, language=language) as console:
        console.press(*DAILY)
        actions = pilot.play(console)
        left = score(console.frame())
        console.press("BACK")
        records = console.records()
    assert len(records) == 1
    head, recorded = records[0]
    assert recorded == actions
    verify(head, recorded)
    assert head["result"]["left"] == left


def test_power_off_in_the_middle_goes_on_there(tmp_path):
    with Console(tmp_path) as console:
        console.press(*DAILY)
        for _ in range(7):
            pilot.act(console, pilot.choose(eyes.table(console.frame())))
        before = eyes.table(console.frame())
        console.restart()
        after = eyes.table(console.frame())
    assert (after.tops, after.hand, after.draw) == (before.tops, before.hand, before.draw)


def test_no_card_changes_its_place_in_mid_turn(tmp_path):
    """Not even after a restart: where a card was laid from there is a gap."""
    with Console(tmp_path) as console:
        console.press(*DAILY)
        hand = eyes.table(console.frame()).hand
        action = pilot.choose(eyes.table(console.frame()))
        pilot.act(console, action)
        places = [0 if card == action % 100 else card for card in hand]
        assert eyes.by_place(console.frame(), len(hand)) == places
        console.restart()
        assert eyes.by_place(console.frame(), len(hand)) == places


def test_cards_that_were_played_before_the_game_went_on_from_there_count_as_played(tmp_path):
    """Playing on from a turn of a lost game."""
    head = samples.solo(7, "K7Q2MX")
    done = samples.play(head, lambda game: len(game.history()) > 40 and not game.placed).history()
    frames = []
    for name, options, actions in ("whole", {}, done), ("given", {"given": done}, []):
        folder = tmp_path / name
        folder.mkdir()
        begun = {**head, "options": {**head["options"], **options}}
        with Console(folder, samples.journal(begun, actions)) as console:
            console.press("BACK")
            choose(console, "Sin jugar")
            pages = [console.frame()]
            console.press("DOWN")
            frames.append([page.tobytes() for page in (*pages, console.frame())])
    assert frames[0] == frames[1]


TEACHES = ("OK", "teach.first"), ("←→", "teach.card"), ("↑", "teach.pile")


@pytest.mark.parametrize("before", [{}, past()], ids=["first game", "later"])
def test_the_first_three_turns_of_a_new_player_teach(tmp_path, before):
    at, say = layout("w128h64", "table"), words("the_game", "es").TEXTS
    told = []
    with Console(tmp_path, before) as console:
        console.press(*["LEFT"] * 5, "OK")          # the deal of the day
        console.restart()                           # whoever begins need not finish today
        for _ in range(4):
            frame = console.frame()
            table = eyes.table(frame)
            for key, name in TEACHES:
                values = (table.cursor, table.tops[table.pile]) if "%" in say[name] else ()
                x = at.SAID[0] + width(font(at.KEY_FONT), key) + 2
                if eyes.written(frame, say[name] % values, x, at.SAID[1] + at.SAY_TEXT_Y,
                                at.SAY_FONT):
                    told.append(name)
            while eyes.table(console.frame()).draw == table.draw:
                pilot.act(console, pilot.choose(eyes.table(console.frame())))
    assert told == ([] if before else [name for _, name in TEACHES])


def test_two_keys_are_enough(tmp_path):
    """A game by NEXT, OK and long OK alone: every action of the simple player is reachable."""
    with Console(tmp_path) as console:
        console.press(*"OK NEXT NEXT NEXT NEXT OK NEXT NEXT NEXT OK".split())
        actions = []
        while table := eyes.table(console.frame()):
            actions.append(pilot.choose(table))
            act_with_two_keys(console, actions[-1])
        console.hold("OK")
        (head, recorded), = console.records()
    assert recorded == actions
    verify(head, recorded)


def act_with_two_keys(console, action):
    def press_until(holds):
        for _ in range(24):
            if holds(eyes.table(console.frame())):
                return
            console.press("NEXT")
        raise AssertionError("NEXT leads nowhere")

    if action == 0:
        press_until(lambda table: table.cursor == "end")
        before = console.frame()
        console.press("OK")
        if pilot.stuck(before, console.frame()):
            console.press("OK")
        return
    press_until(lambda table: table.cursor == action % 100)
    asks = eyes.table(console.frame()).pile is None     # another one is about as near
    if not asks and eyes.table(console.frame()).pile != action // 100:
        raise AssertionError("the menu leads to the other piles")
    console.press("OK")
    if asks:
        press_until(lambda table: table.pile == action // 100)
        console.press("OK")
    if eyes.title(console.frame()) in pilot.QUESTIONS:
        console.press("NEXT", "OK")


def test_undo_until_the_turn_ends(tmp_path):
    with Console(tmp_path) as console:
        console.press(*DAILY)
        start = eyes.table(console.frame())
        pilot.act(console, pilot.choose(start))
        pilot.act(console, pilot.choose(eyes.table(console.frame())))
        pilot.act(console, UNDO)
        console.press("OK")
        back = eyes.table(console.frame())
        assert (back.tops, back.hand) == (start.tops, start.hand)
        console.restart()
        again = eyes.table(console.frame())
        assert (again.tops, again.hand) == (start.tops, start.hand)


def test_an_undo_is_not_praised(tmp_path):
    at, say = layout("w128h64", "table"), words("the_game", "es").TEXTS

    def praised():
        x, y, *_ = at.SAID_WIDE
        return any(eyes.written(console.frame(), say["teach." + word] % 1, x, y + at.SAY_TEXT_Y,
                                at.SAY_FONT) for word in ("good", "more"))

    with Console(tmp_path) as console:
        console.press(*DAILY)
        pilot.act(console, pilot.choose(eyes.table(console.frame())))
        assert praised()
        pilot.act(console, pilot.choose(eyes.table(console.frame())))
        pilot.act(console, UNDO)
        assert not praised()


def test_the_deal_of_the_day_begins_without_the_coach(tmp_path):
    """Who wants it there is told first that the game then counts apart."""
    said = words("the_game", "en").TEXTS["page.coach"]
    with Console(tmp_path, language="en", coach=True) as console:
        console.press(*DAILY)
        console.press("BACK")
        set_value(console, "Coach", "no")
        console.press("OK")
        assert message(console.frame()) == said
        console.press("OK")                     # think again
        set_value(console, "Coach", "no")
        console.press("OK", "DOWN", "OK")
        set_value(console, "Coach", "yes")
        console.press("OK")                     # off without a question: no card has been judged
        set_value(console, "Coach", "no")


@pytest.mark.parametrize("hinted", [False, True])
def test_a_game_with_hints_is_no_new_best(tmp_path, hinted):
    at = layout("w128h64", "over")
    heads = [dict(samples.solo(seq, seed), **{"hints": True} if hinted else {})
             for seq, seed in ((1, "K7Q2MX"), (2, "S5"))]
    files = samples.archive(heads[:1]) | samples.journal(
        heads[1], samples.play(heads[1]).history())
    with Console(tmp_path, files, language="en") as console:
        assert eyes.written(console.frame(), "New best!", *at.TITLE, at.TITLE_FONT) != hinted


def test_a_sealed_game_cannot_be_undone_and_counts_once(tmp_path):
    head = samples.solo(1, "S194")
    game = samples.play(head)
    with Console(tmp_path, samples.journal(head, game.history())) as console:
        assert score(console.frame()) == 0
        console.press("RIGHT", "RIGHT", "OK")   # the last card comes back ...
        table = eyes.table(console.frame())
        assert len(table.hand) == 1
        pilot.act(console, pilot.choose(table))
        console.press("BACK")                   # ... and is laid again, and saved
        console.restart()
        assert eyes.title(console.frame()) == "Crupier"
        console.press("DOWN", "DOWN", "OK", "UP")
        console.restart()
        (head, recorded), = console.records()
    assert recorded == [*game.history(), -1, game.history()[-1]]
    verify(head, recorded)


def test_given_up_game_counts_as_abandoned(tmp_path):
    with Console(tmp_path) as console:
        console.press(*DAILY)
        pilot.act(console, pilot.choose(eyes.table(console.frame())))
        console.press("BACK", "UP", "OK", "DOWN", "OK")
        assert eyes.title(console.frame()) == "Crupier"
        (head, recorded), = console.records()
    assert head["result"] == {"result": "ABANDONED", "left": 97, "rating": "none"}
    verify(head, recorded)


def test_a_game_from_a_turn_on_counts_among_those_given_up(tmp_path):
    """It is on the list above."""
    done = samples.solo(1, "S5")
    actions = samples.play(done).history()
    later = samples.solo(2, "S5")
    later["options"]["given"] = actions[:3]
    files = samples.record(done, actions) | samples.record(later, actions[3:5])
    with Console(tmp_path, files, language="en") as console:
        choose(console, "History", "The Game")
        console.press("OK", "UP")
        shown = [" ".join(row.split()) for row in eyes.rows(console.frame())]
        assert "The Game given up" in shown and "Given up 1" in shown
        console.press("OK")                     # those alone
        assert eyes.rows(console.frame())[:2] == ["The Game given up", ""]
        console.press("BACK")
        choose(console, "Longest")              # back to the figures
        assert not any("Longest" in row for row in eyes.rows(console.frame()))


def test_same_deal_again_and_daily_deal(tmp_path):
    head = samples.solo(1, "S5")
    with Console(tmp_path, samples.journal(head, samples.play(head).history())) as console:
        console.press("RIGHT", "OK")
        assert eyes.table(console.frame()).hand == replay(head, []).observation(0)["hand"]
        console.press("BACK", "UP", "UP", "OK", *"LEFT LEFT LEFT LEFT LEFT OK DOWN OK".split())
        daily = replay(samples.solo(2, "2026-11-21"), [])
        assert eyes.table(console.frame()).hand == daily.observation(0)["hand"]


def test_the_date_is_asked_from_the_last_one_known(tmp_path):
    """That of the version at first; later that of a game, also after the power was off."""
    year, _, rest = load("version").DAY.partition("-")
    with Console(tmp_path, clock=None) as console:
        console.press(*["RIGHT"] * 4, "OK")
        asked = console.frame()
        console.press("OK")
        assert console.frame() != asked             # the next day, and nothing is dealt
        console.press("LEFT", "UP", "UP", "RIGHT", "DOWN", "DOWN")
        later = console.frame()
        console.press("DOWN", "OK")
        daily = replay(samples.solo(1, f"{int(year) + 1}-{rest}"), [])
        assert eyes.table(console.frame()).hand == daily.observation(0)["hand"]
        console.restart()
        console.press("BACK", "UP", "UP", "OK", *["RIGHT"] * 4, "OK")
        assert console.frame() == later


def test_a_date_that_was_typed_is_asked_from_after_a_power_cut(tmp_path):
    with Console(tmp_path, clock=None) as console:
        choose(console, "Ajustes", "Fecha")
        console.press("RIGHT")                      # the next day
        typed = console.frame()
        console.press("DOWN", "OK")
        console.restart()
        choose(console, "Ajustes", "Fecha")
        assert console.frame() == typed


def test_a_typed_seed_deals_the_same_game(tmp_path):
    with Console(tmp_path) as console:
        console.press(*"OK DOWN DOWN DOWN DOWN LEFT UP UP UP UP OK".split())
        console.press(*"OK RIGHT OK RIGHT OK".split())      # A B C
        console.press("UP", "LEFT", "OK")                           # OK
        typed = replay(samples.solo(1, "ABC"), [])
        assert eyes.table(console.frame()).hand == typed.observation(0)["hand"]
