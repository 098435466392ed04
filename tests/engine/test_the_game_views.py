"""What screens, advisors and records ask The Game. Runs on CPython and MicroPython."""

from engine.the_game.cards import FIRE_CARDS, PILES
from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place
from tests.engine.positions import A1, A2, D1, D2, on_fire, position, refusal, result


def test_observation_has_everything_a_screen_needs():
    game = on_fire()
    game.apply_action(place(60, A2))
    assert game.observation(0) == {
        "players": 3, "level": "standard", "fire": True, "observer": 0,
        "current_player": 0, "result": None,
        "hand": [13, 14, 15, 50, 89], "hand_sizes": [5, 6, 6], "tops": [44, 60, 95, 90],
        "piles": [[44], [12, 60], [95], [90]],
        "draw_pile": 40, "left": 57, "placed": 1, "minimum": 2, "due": 1,
        "burning": [A1], "fires": [A1],
    }


def test_observation_leaks_nothing():
    tops, mine = (10, 12, 95, 90), [13, 14, 15, 89, 50, 60]
    one = TheGame.from_position(tops, [mine, [3, 4, 5]], draw=[6, 7, 8])
    other = TheGame.from_position(tops, [mine, [8, 7, 6]], draw=[5, 4, 3])
    assert one.observation(0) == other.observation(0)
    assert one.observation(1) != other.observation(1)
    assert one.observation(0)["hand"] == sorted(mine)


def test_observation_is_a_copy():
    game = on_fire()
    before = game.state()
    for value in game.observation(0).values():
        if type(value) is list:
            value.append(0)
    game.history().append(0)
    assert game.state() == before


def test_observation_of_a_seat_that_does_not_exist():
    game = TheGame(2, "K7Q2MX")
    for seat in (2, -1, None, "0", True):
        assert refusal(game.observation, seat) == "E_BAD_ACTION"


def test_legal_actions_are_ascending_and_complete():
    game = position((47, 1, 100, 20), [[37, 50, 30, 15]], 40)
    assert game.legal_actions() == [
        37, 50, 115, 130, 137, 150, 215, 230, 237, 250, 315, 330]
    game.apply_action(place(37, A1))
    game.apply_action(place(30, D2))
    assert game.legal_actions() == [END_TURN, 50, 115, 150, 215, 250, 315]
    game.apply_action(place(15, D1))
    assert game.observation(0)["due"] == 0


def test_no_action_is_legal_when_the_game_is_over():
    game = position((98, 97, 3, 2), [[50]], 0)
    assert game.legal_actions() == []
    assert game.is_terminal() and game.current_player() is None
    assert game.returns() == [-1]


def test_fits_and_is_trick():
    game = position((47, 40, 55, 35), [[45, 37, 30, 65, 99, 2]], 40)
    assert [game.fits(card) for card in (45, 37, 30, 65, 99, 2)] == [
        [A2, D1, D2], [A1, D1], [A2, D1, D2], [A1, A2, D1], [A1, A2], [D1, D2]]
    tricks = [(card, pile) for card in game.hands[0] for pile in range(4)
              if game.is_trick(card, pile)]
    assert tricks == [(30, A2), (37, A1), (45, D2), (65, D1)]


def test_would_end_tells_the_result_and_changes_nothing():
    game = position((80, 95, 5, 4), [[81, 97, 50]], 20)
    before = game.state()
    assert game.would_end(place(97, A1)) == result("ENDED", 22, "plain")
    assert game.would_end(place(81, A1)) is None
    assert refusal(game.would_end, END_TURN) == "E_MIN_NOT_REACHED"
    assert refusal(game.would_end, place(50, A1)) == "E_ILLEGAL_PLACEMENT"
    assert game.state() == before
    assert position((60, 70, 30, 20), [[61]], 0).would_end(61) == result("WIN", 0, "win")


def test_would_end_does_not_look_at_hidden_cards():
    game = position((80, 81, 20, 19), [[82, 83]], 2)    # draws 2 and 3: both fit
    stuck = TheGame.from_position((80, 81, 20, 19), [[82, 83]], draw=[50, 51])
    for each in (game, stuck):
        each.apply_action(82)
        each.apply_action(83)
        assert each.would_end(END_TURN) is None
        each.apply_action(END_TURN)
    assert not game.is_terminal()
    assert stuck.result() == result("ENDED", 2, "excellent")


def test_a_position_takes_any_iterables_and_pile_names_or_indices():
    tops, draw = (22, 1, 100, 77), [9, 3, 7]
    game = TheGame.from_position(
        tops=iter(tops), hands=({31, 20}, (card for card in (40, 41))), draw=iter(draw),
        level="expert", fire=True, seat=1, placed=1, burning=iter(["D2", A1]))
    same = TheGame.from_position(
        tops, [[20, 31], [40, 41]], draw, "expert", True, 1, 1, [A1, 3])
    assert game.state() == same.state()
    assert game.burning() == [A1, D2]
    assert game.draw == draw
    assert game.history() == []
    assert game.observation(1)["due"] == 2


def test_a_finished_position():
    game = TheGame.from_position((60, 70, 30, 20), [[], []])
    assert game.result() == result("WIN", 0, "win")


def test_a_position_is_judged_at_the_cards_that_are_still_due():
    stuck = (98, 97, 3, 2), [[50, 60]], 20
    assert position(*stuck).result() == result("ENDED", 22, "plain")
    assert position(*stuck, placed=1).result() == result("ENDED", 22, "plain")
    assert position(*stuck, placed=2).legal_actions() == [END_TURN]


def test_history_replayed_gives_an_equal_state():
    game = TheGame(2, "K7Q2MX", fire=True, first=1)
    for step in range(40):
        actions = game.legal_actions()
        if not actions:
            break
        game.apply_action(actions[step * 7 % len(actions)])
        if step % 5 == 0 and game.history()[-1] != END_TURN:
            game.undo_action()
    again = TheGame(2, "K7Q2MX", fire=True, first=1)
    for action in game.history():
        again.apply_action(action)
    assert len(game.history()) > 10
    assert again.state() == game.state()


def test_the_same_seed_deals_the_same_game():
    assert TheGame(2, "K7Q2MX").state() == TheGame(2, "K7Q2MX").state()
    assert TheGame(2, "K7Q2MX").state() != TheGame(2, "K7Q2MY").state()


def test_the_names():
    assert TheGame.NAME == "the_game"
    assert PILES == ("A1", "A2", "D1", "D2")
    assert FIRE_CARDS == (22, 33, 44, 55, 66, 77)
    assert place(31, D1) == 231


def test_a_game_goes_on_from_a_turn_of_another_one():
    played = TheGame(1, "K7Q2MX")
    while played.history().count(END_TURN) < 3:
        actions = played.legal_actions()
        played.apply_action(actions[0] if actions[0] == END_TURN else actions[-1])
    given = played.history()
    game = TheGame(1, "K7Q2MX", given=given)
    assert game.observation(0) == played.observation(0)
    assert game.history() == [] and refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    game.apply_action(game.legal_actions()[0])
    game.undo_action()
    assert game == TheGame(1, "K7Q2MX", given=given)


def test_only_turns_of_a_solo_game_are_given():
    first = TheGame(1, "K7Q2MX").legal_actions()[0]
    for wrong in ([], [first], [END_TURN], ["0"], [first, first], "0", 1, None, (first,)):
        assert refusal(TheGame, 1, "K7Q2MX", given=wrong) == "E_CONFIG", wrong
    assert refusal(TheGame, 2, "K7Q2MX", given=[first]) == "E_CONFIG"
