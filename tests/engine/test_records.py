"""Records: the same bytes everywhere, and no result that does not follow from the actions."""

from engine import lines, records
from engine.errors import RulesError
from engine.lines import UNDO
from engine.records import BadRecord
from tests.engine.test_texts import refusal

HEAD = {
    "v": 1,
    "device": "e6614c311b7e6f2d",
    "seq": 12,
    "game": "the_game",
    "players": 1,
    "options": {"level": "standard", "fire": False, "first": 0},
    "seed": "K7Q2MX",
    "names": ["Ñandú"],
    "time": {"boot": 7, "up": 65},
}
ACTIONS = [202, 157, 0, 185, 193, 0, 304, 32, 0, 81, 86, 0]
RESULT = {"result": "ENDED", "left": 90, "rating": "plain"}
GOLDEN = (
    '{"device":"e6614c311b7e6f2d","game":"the_game","names":["\\u00d1and\\u00fa"],'
    '"options":{"fire":false,"first":0,"level":"standard"},"players":1,'
    '"result":{"left":90,"rating":"plain","result":"ENDED"},"seed":"K7Q2MX","seq":12,'
    '"time":{"boot":7,"up":65},"v":1} '
    "202,157,0,185,193,0,304,32,0,81,86,0"
)


def changed(**fields):
    """A copy of HEAD with its result and with these fields."""
    head = dict(HEAD)
    head["result"] = RESULT
    head.update(fields)
    return head


def random_bits(seed, count):
    """count numbers below 2**31, the same on every interpreter."""
    for _ in range(count):
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        yield seed


def test_golden_record():
    assert records.encode(changed(), ACTIONS) == GOLDEN
    assert lines.seal(GOLDEN) == GOLDEN + " *74957e33\n"
    assert records.decode(GOLDEN) == (changed(), ACTIONS)
    assert records.decode_head(GOLDEN) == changed()
    records.verify(changed(), ACTIONS)


def test_round_trip_of_odd_records():
    for head in ({}, {"names": ["a b", " ", "{1,2}", "😀 *"]}, {"seed": "Año 2026, día 3"}):
        for actions in ([], [0], [-1, 0, 399]):
            text = records.encode(head, actions)
            assert records.decode(lines.unseal(lines.seal(text))) == (head, actions)
            assert records.decode_head(text) == head


def test_what_is_no_record_is_refused():
    for text in ("", " ", "1,2", "{} 1,,2", "{} 1,x", "{}", "[] 1", "12 1", '{"v":1', "x {} 1"):
        assert refusal(BadRecord, records.decode, text), text


def test_replay_stands_where_the_player_stood():
    game = records.replay(HEAD, ACTIONS)
    assert game.result() == RESULT
    assert game.history() == ACTIONS
    again = records.replay(HEAD, ACTIONS[:5])
    for action in ACTIONS[5:]:
        again.apply_action(action)
    assert again.state() == game.state()


def test_undo_is_an_event():
    other = records.replay(HEAD, ACTIONS[:2]).legal_actions()[-1]
    assert other != ACTIONS[2]
    retried = ACTIONS[:2] + [other, UNDO] + ACTIONS[2:]
    game = records.replay(HEAD, retried)
    assert game.history() == ACTIONS
    assert game.state() == records.replay(HEAD, ACTIONS).state()
    records.verify(changed(), retried)
    for at in range(len(ACTIONS) + 1):
        actions = ACTIONS[:at] + [UNDO]
        error = refusal(RulesError, records.replay, HEAD, actions)
        if at == 0 or ACTIONS[at - 1] == 0:
            assert error.code == "E_NOTHING_TO_UNDO"
            assert refusal(BadRecord, records.verify, abandoned(ACTIONS[:at]), actions)
        else:
            assert error is None
            records.verify(abandoned(ACTIONS[:at - 1]), actions)


def test_the_placement_that_ended_a_game_may_be_undone():
    actions = next(game for game in (random_game(HEAD, luck) for luck in range(100)) if game[-1])
    ended = records.replay(HEAD, actions)
    assert ended.is_terminal()
    records.verify(changed(result=ended.result()), actions)
    records.verify(abandoned(actions[:-1]), actions + [UNDO])
    assert refusal(BadRecord, records.verify, changed(result=ended.result()), actions + [UNDO])


def test_abandoned_games():
    for at in range(len(ACTIONS)):
        head = abandoned(ACTIONS[:at])
        records.verify(head, ACTIONS[:at])
        assert refusal(BadRecord, records.verify, changed(), ACTIONS[:at])
        assert refusal(BadRecord, records.verify, head, ACTIONS)


def test_verify_catches_a_changed_result():
    for result in (
        {"result": "ENDED", "left": 89, "rating": "plain"},
        {"result": "BURNED", "left": 90, "rating": "plain"},
        {"result": "ENDED", "left": 90, "rating": "excellent"},
        {"result": "ENDED", "left": 90},
        {"result": "ABANDONED", "left": 90, "rating": "none"},
        {},
        None,
    ):
        error = refusal(BadRecord, records.verify, changed(result=result), ACTIONS)
        assert '"left":90,"rating":"plain","result":"ENDED"' in str(error)
    assert refusal(BadRecord, records.verify, HEAD, ACTIONS)


def test_each_seat_has_a_name_or_none_has():
    records.verify(changed(names=[]), ACTIONS)
    for names in (["Ana", "Eva"], [None], "A", None, {"0": "Ana"}, [["Ana"]], 1):
        assert refusal(BadRecord, records.verify, changed(names=names), ACTIONS), names


def test_devices_have_a_level_for_each_seat():
    head = changed(devices=["hard"])
    records.verify(head, ACTIONS)
    for devices in ([], [None], ["grand"], ["hard", None], "hard", {"0": "hard"}, [True], 1):
        assert refusal(BadRecord, records.verify, changed(devices=devices), ACTIONS), devices


def test_verify_compares_texts_not_values():
    # In Python 88.0 == 88 and True == 1; in a record they are other texts.
    for result in (
        {"result": "ENDED", "left": 90.0, "rating": "plain"},
        {"result": "ENDED", "left": 90, "rating": "plain", "more": None},
        [["result", "ENDED"], ["left", 90], ["rating", "plain"]],
    ):
        assert refusal(BadRecord, records.verify, changed(result=result), ACTIONS), result
    for field, value in (
        ("options", [["level", "standard"], ["fire", False], ["first", 0]]),
        ("options", {"level": "standard", "fire": 0, "first": 0}),
        ("options", {"level": "standard", "fire": False, "first": 0.0}),
        ("options", {"level": "standard", "fire": False, "first": False}),
        ("players", True), ("players", 1.0), ("v", True), ("v", 1.0), ("seq", 12.0),
    ):
        assert refusal(BadRecord, records.verify, changed(**{field: value}), ACTIONS), field
    for at, action in ((0, 202.0), (2, False), (2, 0.0), (0, "202")):
        actions = ACTIONS[:at] + [action] + ACTIONS[at + 1:]
        assert refusal(BadRecord, records.verify, changed(), actions), action
    head = abandoned(ACTIONS[:1])
    assert refusal(BadRecord, records.verify, head, ACTIONS[:2] + [-1.0])
    pad = {"v": 1, "game": "take_that_table", "players": 2, "seed": "", "options": {"rounds": 1}}
    won = records.outcome(records.replay(pad, []))
    records.verify(dict(pad, result=won), [])
    assert won["totals"] == [0, 0]
    for wrong in ({"totals": [0, False]}, {"totals": [0.0, 0]}, {"winners": {}}):
        assert refusal(BadRecord, records.verify, dict(pad, result=dict(won, **wrong)), [])


def test_a_record_is_the_text_that_its_values_have():
    for old, new in (
        ("202,157", "+202,157"), ("202,157", "2_02,157"), ("202,157", "0202,157"),
        ("202,157", "202, 157"), (",86,0", ",86,-0"), (",86,0", ",86,0,"), (" 202", "  202"),
        ('"left":90', '"left":90.0'), ('"left":90', '"left": 90'), ('"left":90', '"left":9e1'),
        ('"seq":12', '"seq":12,"seq":12'), ('"device"', '"d\\u0065vice"'),
        ('"v":1}', '"v":1} '), ('{"device"', ' {"device"'), ("\\u00d1", "\\u00D1"),
        ("\\u00d1", "\u00d1"), ('"seed":"K7Q2MX","seq":12', '"seq":12,"seed":"K7Q2MX"'),
        ("false", "False"), (":12", ":NaN"),
    ):
        assert old in GOLDEN
        text = GOLDEN.replace(old, new, 1)
        error = refusal(BadRecord, records.decode, text)
        assert error and str(error), text


def test_verify_catches_a_changed_action():
    for at, action in enumerate(ACTIONS):
        without = [] if action else [0, 0]
        for other in (without, [action, action], [action + 1], [400], [UNDO], [None]):
            actions = ACTIONS[:at] + other + ACTIONS[at + 1:]
            assert refusal(BadRecord, records.verify, changed(), actions), actions
    assert refusal(BadRecord, records.verify, changed(), ACTIONS + [0])


def test_verify_catches_a_changed_deal():
    for field, value in (
        ("seed", "K7Q2MY"),
        ("seed", ""),
        ("seed", chr(0xD800)),
        ("seed", 7),
        ("players", 2),
        ("players", 0),
        ("players", "1"),
        ("options", {"level": "expert", "fire": False, "first": 0}),
        ("options", {"level": "expert_reduced", "fire": False, "first": 0}),
        ("options", {"level": "easy", "fire": False, "first": 0}),
        ("options", {"level": "standard", "fire": False, "first": 1}),
        ("options", {"deck": list(range(2, 100))}),
        ("options", None),
        ("game", "the_gam"),
        ("v", 2),
        ("v", None),
    ):
        error = refusal(BadRecord, records.verify, changed(**{field: value}), ACTIONS)
        assert error and str(error), field


def test_random_games_survive_the_round_trip():
    luck = undone = 0
    for players in range(1, 6):
        for level in ("standard", "expert", "expert_reduced"):
            for fire in (False, True):
                luck += 1
                options = {"level": level, "fire": fire, "first": luck % players}
                head = changed(players=players, options=options, seed=str(luck),
                               names=["Ñandú"] * players)
                actions = random_game(head, luck)
                undone += actions.count(UNDO)
                game = records.replay(head, actions)
                head["result"] = records.outcome(game)
                line = lines.seal(records.encode(head, actions))
                back = records.decode(lines.unseal(line.encode()))
                assert back == (head, actions)
                records.verify(*back)
                assert records.replay(*back).state() == game.state()
    assert undone > 100


def abandoned(actions):
    """The head of a game given up after these actions."""
    left = 98 - len([action for action in actions if action > 0]) + actions.count(UNDO)
    return changed(result={"result": "ABANDONED", "left": left, "rating": "none"})


def random_game(head, luck):
    """Actions of a random game to its end, with placements taken back in between."""
    game = records.replay(head, [])
    actions = []
    for bits in random_bits(luck, 1000):
        if game.is_terminal():
            break
        legal = game.legal_actions()
        actions.append(legal[(bits >> 8) % len(legal)])
        game.apply_action(actions[-1])
        if actions[-1] and bits >> 28 < 2 and not game.is_terminal():
            game.undo_action()
            actions.append(UNDO)
    return actions
