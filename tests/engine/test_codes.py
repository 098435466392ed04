"""Codes: every record survives, and nothing else is read. Runs on CPython and MicroPython."""

from engine.codes import DIGITS, VERSION, BadCode, _head, _spelled, _Writer, code_of, record_of
from engine.games import GAMES
from engine.lines import UNDO
from engine.records import BadRecord, outcome, replay
from tests.engine.random_play import Dice
from tests.engine.test_every_game import do, event, new
from tests.engine.test_records import ACTIONS, RESULT, changed

GOLDEN = "20AH+1KA9.5YHQRF:M0AQKQ:Z5CHRC-SCUIKDEQ3RUAXC$/2PMZ3YY+E4TO"
STEPS = 40


def record(game, actions, **fields):
    """A record of the game as it stands."""
    head = changed(game=game.NAME, players=game.players, options={}, names=[], **fields)
    head["result"] = outcome(game)
    return head, actions


def played(name, steps=STEPS):
    """(game, actions) after random play, take-backs included."""
    game, dice, actions = new(name), Dice(len(name)), []
    for _ in range(steps):
        action = event(game, dice)
        if do(game, action) is None:
            actions.append(action)
    return game, actions


def refused(function, *args):
    """The text of the error."""
    try:
        function(*args)
    except (BadCode, BadRecord) as error:
        return str(error)
    raise AssertionError("no error")


def test_golden_code():
    assert code_of(changed(), ACTIONS) == GOLDEN
    assert record_of(GOLDEN) == (changed(), ACTIONS)


def test_every_game_survives():
    for name in GAMES:
        head, actions = record(*played(name))
        assert record_of(code_of(head, actions)) == (head, actions), name


def test_odd_heads_survive():
    for fields in ({"names": ["😀 *"]}, {"hints": True}, {"begun": 7},
                   {"players": 2, "names": ["Ana", ""], "devices": [None, "hard"]},
                   {"time": {"clock": 1795253600}}, {"seq": 999999}, {"device": "0" * 16},
                   {"seed": "2026-11-28"}, {"seed": "2026-11-2"}, {"seed": "20261128"},
                   {"seed": "Año 2026, día 3"}, {"seed": ""}, {"unknown": {"a": [1, None]}},
                   {"options": {"level": "expert"}}, {"options": {"first": 0, "fire": True}}):
        head = changed(**fields)
        head["result"] = outcome(replay(head, []))
        assert record_of(code_of(head, [])) == (head, []), fields


def test_a_round_number_that_no_form_offers_survives():
    game = new("martes13_table", rounds=77)
    head, actions = record(game, [])
    head["options"] = {"rounds": 77}
    assert record_of(code_of(head, actions)) == (head, actions)


def test_a_damaged_code_is_refused():
    for at in range(len(GOLDEN)):
        for other in (DIGITS[(DIGITS.index(GOLDEN[at]) + 1) % 43], "", "?"):
            assert refused(record_of, GOLDEN[:at] + other + GOLDEN[at + 1:])


def test_texts_that_are_no_codes_are_refused():
    for text in ("", "0", "Z", "HTTPS://EXAMPLE.ORG", "9" * 900, "no code"):
        assert refused(record_of, text)


def test_a_code_of_another_version_says_so():
    assert "version" in refused(record_of, DIGITS[2] * 40)


def test_a_forged_result_is_refused():
    head = changed(result=dict(RESULT, left=0))
    assert "checksum" in refused(record_of, code_of(head, ACTIONS))


def test_options_that_do_not_exist_are_refused():
    for options in ({"level": "impossible"}, {"fire": "yes"}):
        coder = _Writer()
        coder.put(VERSION, 8)
        coder.put(0, 1 << 32)
        _head(coder, changed(options=options))
        coder.count(0)
        coder.put(0, 2)
        assert "damaged or forged" in refused(record_of, _spelled(coder.number))


def test_a_record_that_does_not_replay_has_no_code():
    assert refused(code_of, changed(), [0] + ACTIONS)
    assert refused(code_of, changed(), [UNDO])
    assert refused(code_of, changed(device="e6"), ACTIONS)
