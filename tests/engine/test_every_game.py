"""What all games and pads have in common. Runs on CPython and MicroPython."""

import engine
from engine.games import GAMES, create
from engine.lines import UNDO
from engine.martes13.game import Martes13
from engine.martes13.live import play_in
from engine.martes13.pad import Martes13Table
from engine.scorepad.actions import enter
from tests.engine.positions import refusal
from tests.engine.random_play import Dice

STEPS = 60


def new(name, players=0, **options):
    """A game for the fewest who can play it, or for so many."""
    return create({"game": name, "players": players or fewest(name), "seed": "K7Q2MX",
                   "options": options})


def kind(name):
    """Its class: a game in the table is imported when it is asked for."""
    package, module = GAMES[name][0].split(".")
    return getattr(__import__(f"engine.{package}.{module}", None, None, ("",)), GAMES[name][1])


def fewest(name):
    return kind(name).PLAYERS[0]


def event(game, dice):
    """A legal action, or now and then a take-back."""
    if game.is_terminal() or dice(8) == 0:
        return UNDO
    legal = game.legal_actions()
    return legal[dice(len(legal))]


def do(game, action):
    """The code of what the rules have against it."""
    return refusal(game.undo_action) if action == UNDO else refusal(game.apply_action, action)


def unsettle(game, dice):
    """Play on at random, then take back all that can be."""
    for _ in range(12):
        do(game, event(game, dice))
    while refusal(game.undo_action) is None:
        pass


def test_a_copy_is_equal_and_independent():
    for name in GAMES:
        dice, game = Dice(1), new(name)
        for step in range(STEPS):
            do(game, event(game, dice))
            if step % 9:
                continue
            one, other, before = game.clone(), game.clone(), game.state()
            assert one == game and one is not game and one.history() == game.history()
            assert one.legal_actions() == game.legal_actions()
            unsettle(one, dice)
            assert other.state() == game.state() == before
            third = other.clone()
            unsettle(other, dice)
            assert third.state() == game.state() == before


def test_a_copy_of_a_round_that_was_followed_to_its_end():
    match, cards = Martes13Table(3), Martes13(3, "K7Q2MX")
    match.apply_action(enter(1, 0, 0, 3))
    while not cards.is_terminal():
        before = match.state()
        match.apply_action(play_in(1, cards.legal_actions()[0]))
        cards.apply_action(cards.legal_actions()[0])
    copy, after = match.clone(), match.state()
    for game in (copy, match):
        assert game.state() == after and game.live(1).is_over()
        game.undo_action()
        assert game.state() == before
        game.apply_action(enter(1, 1, 1, 7))
    copy.undo_action()
    assert copy.state() == before and match.cell(1, 1, 1) == 7


def test_a_copy_goes_on_as_the_game_does():
    for name in GAMES:
        dice, game = Dice(5), new(name)
        for _ in range(STEPS // 2):
            do(game, event(game, dice))
        copy = game.clone()
        for _ in range(STEPS // 2):
            action = event(game, dice)
            assert do(game, action) == do(copy, action)
            assert copy == game and copy.result() == game.result()


def test_equal_is_what_has_the_same_state():
    for name in GAMES:
        game, other = new(name), new(name)
        assert game == other and not game != other
        other.apply_action(other.legal_actions()[0])
        assert game != other and not game == other
        assert game != None and game != game.state() and game != name    # noqa: E711
        for another in GAMES:
            assert (new(another) == game) == (another == name)


def test_a_game_has_no_hash():
    for name in GAMES:
        try:
            hash(new(name))
            raise AssertionError(name)
        except TypeError:
            pass


def test_a_game_says_what_it_is():
    game = new("the_game", 2)
    assert repr(game) == "<TheGame players=2 actions=0 current_player=0>"
    for name in GAMES:
        game = new(name)
        game.apply_action(game.legal_actions()[0])
        about = f"players={game.players} actions=1 current_player={game.current_player()}"
        assert repr(game) == f"<{GAMES[name][1]} {about}>"


def test_observations_call_the_same_things_by_the_same_names():
    for name in GAMES:
        game, dice = new(name), Dice(3)
        for _ in range(20):
            do(game, event(game, dice))
            for seat in range(game.players):
                seen = game.observation(seat)
                assert (seen["players"], seen["observer"]) == (game.players, seat)
                assert seen["current_player"] == game.current_player()
                assert seen["result"] == game.result()
                assert ("draw_pile" in seen) == (name[-6:] != "_table")
    sizes = [new(name, players).observation(0)["draw_pile"] for name, players in (
        ("the_game", 1), ("martes13", 3), ("take_that", 2), ("galloneta", 2))]
    assert sizes == [90, 0, 61, 36]


def test_so_many_can_play_as_the_game_says():
    for name in GAMES:
        low, high = kind(name).PLAYERS
        for players in range(-1, 12):
            code = refusal(new, name, players or None)
            assert (code is None) == (not players or low <= players <= high), (name, players)
        assert refusal(kind(name), low - 1) in ("E_CONFIG", "E_PLAYERS")


def values(option, players):
    return option if type(option) is tuple else list(range(players))


def test_options_take_the_values_they_list_and_the_first_is_the_usual_one():
    for name in GAMES:
        options = kind(name).OPTIONS
        for players in range(kind(name).PLAYERS[0], kind(name).PLAYERS[1] + 1):
            plain = new(name, players).state()
            for option in options:
                listed = options[option]
                usual = listed[0] if type(listed) is tuple else listed % players
                states = []
                for value in values(listed, players):
                    state = new(name, players, **{option: value}).state()
                    assert (state == plain) or value != usual, (name, option, value)
                    states.append(state)
                assert plain in states
                for wrong in ("?", -2, 100, [], 1.0, players if listed is None else "0"):
                    assert refusal(new, name, players, **{option: wrong}) == "E_CONFIG", (
                        name, option, wrong)


def test_yes_and_no_are_not_numbers():
    for name, option in (("the_game", "fire"), ("the_game_table", "fire"),
                         ("take_that", "advanced")):
        for wrong in (0, 1, 0.0, None, "no"):
            assert refusal(new, name, 2, **{option: wrong}) == "E_CONFIG"


def test_import_engine_offers_what_the_readme_says():
    for name, home in (
        ("TheGame", engine.the_game), ("Martes13", engine.martes13),
        ("TakeThat", engine.take_that), ("Galloneta", engine.galloneta),
        ("Scorepad", engine.scorepad),
    ):
        assert getattr(engine, name) is getattr(home, name)
        assert getattr(engine, name).__name__ == name
    for package in (engine.martes13, engine.take_that):
        rows = [(0, 0, 0, 0)] * 4 if package is engine.martes13 else [(0, 30, 0)] * 2
        assert len(package.score_round(len(rows), rows)["points"]) == len(rows)
        assert refusal(package.validate_round, 1, rows) in ("E_PLAYERS", "E_CONFIG")
    for package, name in (("the_game", "TheGameTable"), ("martes13", "Martes13Table"),
                          ("take_that", "TakeThatTable"), ("galloneta", "GallonetaTable"),
                          ("any_game", "AnyGameTable")):
        assert getattr(getattr(engine, package), name) is kind(package + "_table")
    head = {"game": "the_game", "players": 1, "seed": "A", "options": {}}
    assert engine.create(head) == engine.replay(head, []) == engine.TheGame(1, "A")
    assert issubclass(engine.IllegalRound, engine.IllegalAction)
    assert engine.records.UNDO == UNDO
    for wrong in ("TheGam", "the_gam", "_x"):
        for package in (engine, engine.the_game, engine.martes13, engine.take_that,
                        engine.galloneta, engine.scorepad):
            assert not hasattr(package, wrong)
