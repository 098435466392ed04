"""The table of games, and games made from a record's head. Runs on CPython and MicroPython."""

from engine.games import GAMES, create
from engine.the_game import TheGame
from tests.engine.positions import refusal

HEAD = {"game": "the_game", "players": 2, "seed": "K7Q2MX",
        "options": {"level": "expert", "fire": True, "first": 1}}


def test_a_head_makes_the_game_it_describes():
    game = create(HEAD)
    assert game.state() == TheGame(2, "K7Q2MX", level="expert", fire=True, first=1).state()


def test_options_have_defaults():
    game = create({"game": "the_game", "players": 1, "seed": "", "options": {}})
    assert game.state() == TheGame(1).state()


def test_names_in_the_table_are_the_names_of_the_games():
    for name in GAMES:
        players = 2 if name[:9] == "galloneta" else 3
        assert create({"game": name, "players": players, "seed": "", "options": {}}).NAME == name


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
