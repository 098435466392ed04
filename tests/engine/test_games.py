"""The table of games, and games made from a record's head. Runs on CPython and MicroPython."""

from engine.errors import IllegalAction
from engine.games import GAMES, create
from engine.the_game.game import TheGame
from tests.engine.positions import refusal

HEAD = {"game": "the_game", "players": 2, "seed": "K7Q2MX",
        "options": {"level": "expert", "fire": True, "first": 1}}
# Digits that are none to int(), more than it takes, and what stands between fields.
ODD = ("\u00b2", "\u0664", "\u00bd", "9" * 5000, "_", "-", "", " ", ", ", "(", "discard ")


def plain(name):
    """A game for as many as can play it, or few where actions are many, with no options."""
    players = 2 if name[:9] in ("galloneta", "any_game_") else 3
    return create({"game": name, "players": players, "seed": "", "options": {}})


def texts(game):
    """The last text of each verb that is legal in the first steps."""
    found = {}
    for _ in range(12):
        legal = game.legal_actions()
        for text in map(game.action_to_string, legal):
            found[text.partition("(")[0]] = text
        action = legal[len(legal) // 2]
        legal = None        # it can be long, and so is the next one
        game.apply_action(action)
    return found.values()


def test_a_head_makes_the_game_it_describes():
    game = create(HEAD)
    assert game.state() == TheGame(2, "K7Q2MX", level="expert", fire=True, first=1).state()


def test_options_have_defaults():
    game = create({"game": "the_game", "players": 1, "seed": "", "options": {}})
    assert game.state() == TheGame(1).state()


def test_names_in_the_table_are_the_names_of_the_games():
    for name in GAMES:
        assert plain(name).NAME == name


def test_texts_with_a_slip_are_refused_by_the_rules_or_are_an_action():
    for name in GAMES:
        game = plain(name)
        for text in texts(game):
            for at in range(len(text)):
                for odd in ODD:
                    wrong = text[:at] + odd + text[at + 1:]
                    try:
                        action = game.string_to_action(wrong)
                    except IllegalAction:
                        continue
                    right = game.action_to_string(action)
                    assert game.string_to_action(right) == action, (name, wrong)


def test_a_head_that_makes_no_game_is_refused():
    for wrong in (
        {"game": "chess"}, {"game": None}, {"game": []}, {"players": 9}, {"players": "2"},
        {"seed": None}, {"options": None}, {"options": {"level": "easy"}},
        {"options": {"speed": 2}}, {"options": {"deck": list(range(2, 100))}},
        {"options": ["level"]}, {"options": {"players": 3}},
    ):
        head = dict(HEAD)
        head.update(wrong)
        assert refusal(create, head) == "E_CONFIG", wrong
    for missing in ("game", "players", "seed", "options"):
        head = dict(HEAD)
        del head[missing]
        assert refusal(create, head) == "E_CONFIG", missing
    for no_head in (None, [], "the_game", 7):
        assert refusal(create, no_head) == "E_CONFIG"
