"""A match of Martes 13 with real cards. Runs on CPython and MicroPython."""

from engine import records
from engine.martes13.cards import DECK, name, number
from engine.martes13.game import Martes13
from engine.martes13.live import play_in
from engine.martes13.notation import play
from engine.martes13.options import EACH_STARTS_ONCE
from engine.martes13.pad import Martes13Table
from engine.scorepad.actions import ACCEPTED, accept, enter, erase, override
from tests.engine.positions import refusal
from tests.engine.test_martes13_scoring import NORMAL
from tests.engine.test_scorepad import count, refuses, trouble, write

IMPOSSIBLE = [(5, 5, 5, 3), (4, 4, 4, 3), (3, 3, 3, 2), (2, 2, 2, 0)]    # M13-D17
HEAD = {"v": 1, "device": "e6614c311b7e6f2d", "seq": 3, "game": "martes13_table", "players": 4,
        "options": {"dealer": 1, "rounds": 2, "mode": "counts"}, "seed": "",
        "names": ["Ana", "Beto", "Cruz", "Dora"], "time": {"boot": 1, "up": 9}}


def quick(totals):
    """A match in quick mode; one round of these points each."""
    game = Martes13Table(len(totals[0]), rounds=len(totals), mode="points")
    for at, points in enumerate(totals):
        count(game, at + 1, [(value,) for value in points])
    return game


def played(players, seed, **fields):
    """A round of the card game, played by a habit of its own."""
    game = Martes13(players, seed, **fields)
    while not game.is_terminal():
        actions = game.legal_actions()
        game.apply_action(actions[len(game.history()) * 7 % len(actions)])
    return game


def test_M13_D13_match_result_and_tie():
    game = quick([(6, 5, 8, 4), (6, 4, 8, 5), (5, 5, 8, 5), (5, 5, 7, 5)])
    assert game.result() == {"result": "FINISHED", "totals": [22, 19, 31, 19], "winners": [1, 3],
                             "overridden": []}
    assert [rank for rank, _, _ in game.standings()] == [1, 1, 3, 4]
    assert game.returns() == [-22, -19, -31, -19]


def test_four_rounds_another_number_or_everyone_starts_once():
    assert Martes13Table(3).rounds == 4
    assert Martes13Table(5, rounds=7).rounds == 7
    for players in (3, 4, 5, 6):
        game = Martes13Table(players, rounds=EACH_STARTS_ONCE)
        starters = [game.starter(number) for number in range(1, game.rounds + 1)]
        assert sorted(starters) == list(range(players))


def test_the_dealer_goes_round_clockwise():
    game = Martes13Table(3)
    assert [game.dealer(number) for number in (1, 2, 3, 4)] == [2, 0, 1, 2]
    assert [game.starter(number) for number in (1, 2, 3, 4)] == [0, 1, 2, 0]
    game = Martes13Table(6, dealer=4)
    assert [(game.dealer(number), game.starter(number)) for number in (1, 2, 3)] == [
        (4, 5), (5, 0), (0, 1)]


def test_a_match_that_cannot_be_set_up():
    for players in (2, 7, None, "4", True):
        assert refusal(Martes13Table, players) == "E_PLAYERS"
    for fields in (
        {"dealer": 4}, {"dealer": -1}, {"dealer": True}, {"rounds": -1}, {"rounds": 100},
        {"rounds": None}, {"rounds": False}, {"rounds": 0.0}, {"mode": "both"}, {"mode": None},
        {"seed": None},
    ):
        assert refusal(Martes13Table, 4, **fields) == "E_CONFIG", fields


def test_counts_are_validated_and_scored():
    game = Martes13Table(4)
    count(game, 1, NORMAL[4])
    assert game.totals() == [7, 5, 12, 7]
    assert game.score(1)["droppers"] == [0, 1, 2]
    write(game, 2, IMPOSSIBLE)
    assert trouble(game, 2) == ("E_TABLE", (None, 3), 3)
    assert refuses(game, accept(2), "E_TABLE")
    game.apply_action(override(2))
    assert game.overridden() == [2]
    assert game.totals() == [7 + 6, 5 + 18, 12 + 13, 7 + 6]


def test_the_running_check():
    game = Martes13Table(4)
    game.apply_action(enter(1, 0, 0, 9))
    assert trouble(game, 1) == ("E_INCOMPLETE", (0, 1), -15)
    game.apply_action(enter(1, 1, 0, 7))
    assert trouble(game, 1) == ("E_SUIT_TOTAL", (None, 0), 2)
    assert refuses(game, enter(1, 2, 0, 15), "E_LIMIT")
    assert refuses(game, enter(1, 2, 3, 9), "E_LIMIT")


def test_points_that_two_cannot_share_are_questioned_and_were_accepted_before():
    game = Martes13Table(4, mode="points", rounds=2)
    for each in (1, 2):
        write(game, each, [(25,), (30,), (0,), (0,)])
        assert trouble(game, each) == ("E_POINTS_TOTAL", (None, 0), 3)
    game.apply_action(accept(1))        # as in the records of before
    game.apply_action(override(2))
    assert game.result()["overridden"] == [2]


def test_quick_mode():
    game = Martes13Table(3, mode="points")
    game.apply_action(enter(1, 0, 0, 30))
    assert trouble(game, 1) == ("E_POINTS", (0, 0), 1)
    game.apply_action(enter(1, 0, 0, 29))
    assert trouble(game, 1) == ("E_INCOMPLETE", (1, 0), -2)
    write(game, 1, [(29,), (10,), (5,)])
    assert trouble(game, 1) == ("E_POINTS_TOTAL", (None, 0), 1)
    count(game, 1, [(29,), (10,), (4,)])
    assert game.totals() == [29, 10, 4]
    assert refuses(game, play_in(2, play("G5")), "E_BAD_ACTION")
    assert play_in(2, play("G5")) not in game.legal_actions()
    assert game.action_to_string(enter(1, 0, 0, 7)) == "enter(1, 0, points, 7)"


def test_live_the_seat_to_move_follows_from_the_deal():
    for players, dealer in ((3, 0), (4, 3), (5, 1), (6, 2)):
        match = Martes13Table(players, dealer=dealer)
        cards = played(players, "K7Q2MX", dealer=dealer)
        again = Martes13(players, "K7Q2MX", dealer=dealer)
        for action in cards.history():
            live = match.live(1)
            assert match.current_player() == again.current_player()
            if live:
                seen = again.observation(0)
                for key in ("hand", "players", "observer", "dealer", "draw_pile", "result"):
                    del seen[key]
                view = live.view()
                assert [view["left"][name(card)] for card in DECK if card not in (11, 44)]
                del view["left"]
                assert view == seen
                assert live.preview(action) == again.preview(action)
            match.apply_action(play_in(1, action))
            again.apply_action(action)
        assert match.live(1).is_over() and match.current_player() is None
        assert match.live(1).hand_sizes() == [0] * players
        assert match.rows(1) == cards.table.counts()
        match.apply_action(accept(1))
        assert match.totals() == cards.result()["points"]
        assert match.current_player() == (dealer + 2) % players


def test_live_warns_and_captures():
    match = Martes13Table(4)
    for text in ("play(1, G7)", "play(1, G5)", "play(1, E1)"):
        match.apply_action(match.string_to_action(text))
    assert match.live(1).preview(play("M", "G")) == (16, 2)
    match.apply_action(play_in(1, play("M", "G")))
    seen = match.live(1).view()
    assert seen["captured"] == [0, 0, 0, 2]
    assert seen["piles"] == {"G": ["M"], "E": ["E1"], "L": []}
    assert seen["totals"] == {"G": 4, "E": 1, "L": 0}
    assert (seen["current_player"], seen["hand_sizes"]) == (0, [12, 12, 11, 11])
    assert seen["left"]["M"] == 7 and seen["left"]["G7"] == 2
    assert match.live(1).last() == (3, 144, 2)


def test_live_refuses_what_no_table_can_show():
    match = Martes13Table(4)
    for _ in range(2):
        match.apply_action(play_in(1, play("L4")))
    assert refuses(match, play_in(1, play("L4")), "E_ALL_PLAYED")
    assert refuses(match, play_in(1, play("M")), "E_PILE_REQUIRED")
    assert refuses(match, play_in(1, play("M") + 400), "E_BAD_PILE")
    assert refuses(match, play_in(1, play("G5", "L")), "E_WRONG_PILE")
    for action in (play_in(1, 13), play_in(1, 0), play_in(5, 15), play_in(1, 15) + 1000):
        assert refuses(match, action, "E_BAD_ACTION"), action
    count(match, 2, NORMAL[4])
    assert refuses(match, play_in(2, play("G5")), "E_ACCEPTED")
    for card in played(4, "K7Q2MX", dealer=1).history():
        match.apply_action(play_in(3, card))
    assert refuses(match, play_in(3, play("G5")), "E_ROUND_OVER")


def test_live_is_taken_back_at_any_depth():
    match = Martes13Table(3)
    match.apply_action(enter(1, 0, 0, 3))
    states = []
    for action in played(3, "K7Q2MX").history():
        states.append(match.state())
        match.apply_action(play_in(1, action))
    assert match.missing(1) == []
    while states:
        match.undo_action()
        assert match.state() == states.pop()
    assert match.live(1) is None
    assert match.rows(1)[0] == (3, None, None, None)


def test_a_correction_while_a_later_round_is_live():
    match = Martes13Table(4)
    count(match, 1, NORMAL[4])
    cards = played(4, "K7Q2MX", dealer=0)
    for at, action in enumerate(cards.history()):
        match.apply_action(play_in(2, action))
        if at == 20:
            match.apply_action(enter(1, 0, 3, 1))
            match.apply_action(accept(1))
    match.apply_action(accept(2))
    points = cards.result()["points"]
    assert match.totals() == [5 + points[0], 5 + points[1], 12 + points[2], 7 + points[3]]


def test_live_counts_can_be_corrected_by_hand():
    match = Martes13Table(4)
    for action in played(4, "K7Q2MX").history():
        match.apply_action(play_in(1, action))
    live = match.live(1).state()
    write(match, 1, NORMAL[4])
    match.apply_action(accept(1))
    assert match.totals() == [7, 5, 12, 7]
    assert match.live(1).state() == live


def test_notation_of_plays():
    match = Martes13Table(4)
    for action, text in ((180015, "play(1, G5)"), (280344, "play(2, M, L)"),
                         (180044, "play(1, M)"), (180215, "play(1, G5, E)")):
        assert match.action_to_string(action) == text
        assert match.string_to_action(text) == action
    for text in ("play(G5)", "play(1)", "play(x, G5)", "play(0, G5)", "play(01, G5)",
                 "play(1, G3)", "play(1,G5)", "play(1, G5) ", "play()", "play(-1, G5)",
                 "play(100, G5)", "play(\u00b2, G5)", "play(\u0661, G5)", "play(1_0, G5)"):
        assert refusal(match.string_to_action, text) == "E_BAD_ACTION", text
    assert refusal(match.string_to_action, "play(1, M, X)") == "E_BAD_PILE"
    assert refusal(match.action_to_string, 181015) == "E_BAD_ACTION"
    assert match.string_to_action("enter(1, 2, cats, 5)") == 120005
    assert match.action_to_string(erase(1, 2, 3)) == "erase(1, 2, martes13)"


def test_legal_actions_are_ascending_and_contain_the_plays():
    match = Martes13Table(3)
    match.apply_action(enter(2, 0, 0, 1))
    legal = match.legal_actions()
    assert legal == sorted(legal)
    plays = [action % 1000 for action in legal if action // 10000 == 28]
    assert plays == sorted({number(name(card)) for card in DECK} - {44} | {144, 244, 344})


def test_observation_is_the_match_in_short():
    match = Martes13Table(4, dealer=1, rounds=2)
    count(match, 1, NORMAL[4])
    match.apply_action(play_in(2, play("G5")))
    for seat in (0, 3):
        assert match.observation(seat) == {
            "players": 4, "observer": seat, "current_player": 0, "mode": "counts",
            "rounds": 2, "round": 2, "dealer": 2,
            "status": [ACCEPTED, 0], "totals": [7, 5, 12, 7], "result": None}
    count(match, 2, NORMAL[4])
    seen = match.observation(0)
    assert (seen["round"], seen["dealer"], seen["current_player"]) == (None, None, None)
    assert seen["result"]["winners"] == [1]
    for seat in (4, -1, None, True):
        assert refusal(match.observation, seat) == "E_BAD_ACTION"


def test_the_record_of_a_match_replays_to_the_same_totals():
    match, actions = records.replay(HEAD, []), []

    def log(action):
        match.apply_action(action)
        actions.append(action)

    for play_of_cards in played(4, "K7Q2MX", dealer=1).history():
        log(play_in(1, play_of_cards))
        if play_of_cards == 144:
            match.undo_action()
            actions.append(records.UNDO)
            log(play_in(1, play_of_cards))
    log(accept(1))
    abandoned = dict(HEAD, result=records.outcome(match))
    assert abandoned["result"]["result"] == "ABANDONED"
    records.verify(abandoned, actions)
    for seat, row in enumerate(IMPOSSIBLE):
        for column, value in enumerate(row):
            log(enter(2, seat, column, value))
    log(override(2))
    head = dict(HEAD, result=records.outcome(match))
    assert head["result"]["overridden"] == [2]
    text = records.encode(head, actions)
    records.verify(*records.decode(text))
    assert records.replay(*records.decode(text)).state() == match.state()
    for wrong in (abandoned, dict(head, result=dict(head["result"], totals=[0, 0, 0, 0]))):
        try:
            records.verify(wrong, actions)
            raise AssertionError("verified")
        except records.BadRecord:
            pass
