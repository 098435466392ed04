"""Set-up, positions, undo, views and records of Galloneta. Runs on CPython and MicroPython."""

from engine import records
from engine.galloneta.cards import name, number
from engine.galloneta.game import Galloneta
from engine.galloneta.notation import AGREE_DRAW, END_TURN, REFILL
from engine.galloneta.setup import shuffled_deck
from tests.engine.pieces import ACES, NAMES, figure, hand, legal, play, position
from tests.engine.positions import refusal

GOLDEN = {    # for ever: records replay by them; hands, hidden figures, hands, draw pile
    "K7Q2MX": "C12 B10 C10 B12 O12 E12 E4 E5 B1 J2 O9 C8 B4 E8 C9 E6",
    "2026-01-31": "E11 O10 O12 O11 E10 B11 C1 C7 E8 J2 C4 E6 C9 C2 B4 E12",
    "ñandú": "B11 B12 O10 B10 C10 O12 O3 C1 B8 C7 J1 B2 E11 E3 E4 O5",
}
HEAD = {"v": 1, "device": "e6614c311b7e6f2d", "seq": 3, "game": "galloneta", "players": 2,
        "options": {"first": 1, "aces": "BC", "columns": "AD"}, "seed": "K7Q2MX",
        "names": ["Ana", "Beto"], "time": {"boot": 1, "up": 9}}


def busy():
    """A position with something of everything."""
    pieces = [figure(0, "O12", "C3", "O8 C2"), figure(0, "O10", "B4", "E3", "J2"),
              figure(1, "C10", "C5", "C7"), figure(1, "B12", "B6")]
    return position(pieces, "O11 O7 C4 B3 J1", "C12 E10 E9 C5", hidden=("B11", "B10"),
                    graveyards=(["E11", "E2"], ["C11"]), passes=(1, 2), limits=(5, 3))


def walk(game, steps, habit):
    """Plays on, the same everywhere."""
    for step in range(steps):
        actions = game.legal_actions()
        if not actions:
            break
        game.apply_action(actions[(step * habit + 1) % len(actions)])


def test_the_first_cards_of_some_seeds():
    aces = [number("O1"), number("E1")]
    for seed in GOLDEN:
        deck = [name(card) for card in shuffled_deck(seed, aces)]
        assert " ".join(deck[:16]) == GOLDEN[seed]
        assert Galloneta(2, seed).state() == Galloneta(deck=deck).state()
    assert Galloneta(2, "K7Q2MX").state() != Galloneta(2, "K7Q2MY").state()


def test_a_game_that_cannot_be_set_up():
    deck = [name(card) for card in shuffled_deck("", [number("O1"), number("E1")])]
    for players in (1, 3, 0, None, "2", 2.0, True):
        assert refusal(Galloneta, players) == "E_CONFIG", players
    for fields in (
        {"seed": None}, {"seed": 7}, {"first": 2}, {"first": -1}, {"first": "0"}, {"first": True},
        {"aces": "OO"}, {"aces": "O"}, {"aces": "OEC"}, {"aces": "OX"}, {"aces": None},
        {"aces": ["O", "E"]}, {"columns": "BE"}, {"columns": "b"}, {"columns": 12},
        {"deck": []}, {"deck": 48}, {"deck": deck[1:]}, {"deck": deck + ["O1"]},
        {"deck": deck[1:] + ["O1"]}, {"deck": deck[1:] + [deck[1]]}, {"deck": deck[6:] + deck[:6]},
        {"deck": deck[:5] + deck[6:7] + deck[5:6] + deck[7:]}, {"deck": deck[1:] + ["X1"]},
        {"deck": deck[1:] + [None]}, {"deck": deck, "aces": "OC"},
    ):
        assert refusal(Galloneta, 2, **fields) == "E_CONFIG", fields


def test_a_position_that_cannot_be():
    good = {"pieces": ACES + [figure(0, "E11", "C4", "E9", "J1")], "hands": [["O7"], ["C12"]],
            "draw": ["B2"], "hidden": ["B11", None], "graveyards": [["O10"], []],
            "limits": [3, 1], "passes": [2, 0], "seat": 1, "phase": "REFILL", "first": False}
    assert refusal(Galloneta.from_position, **good) is None
    pieces = [
        figure(2, "O12", "A4"), figure(0, "O13", "A4"), figure(0, "O12", "A1"),
        figure(0, "O12", "A7"), figure(0, "O12", "C4"), figure(0, "O12", "E4"),
        figure(0, "O9", "A4"), figure(0, "J2", "A4"), figure(0, "C1", "A1"),
        figure(0, "C1", "A7"), figure(1, "C1", "A1"), figure(0, "O10", "A4"),
        figure(0, "O12", "A4", "O7"), figure(0, "O12", "A4", "E9"), figure(0, "O12", "A4", "B12"),
        figure(0, "O12", "A4", "J2"), figure(0, "O12", "A4", "O9 O8 O6"),
        figure(0, "O11", "A4", "O9 O8"), figure(0, "O12", "A4", "", "J1"),
        figure(0, "O12", "A4", "", "O9"), (0, "O12", "A4", []), (0, "O12", "A4", None, None), 7,
        (True, "O12", "A4", [], None),
    ]
    wrong = [{"pieces": good["pieces"] + [piece]} for piece in pieces]
    wrong += [{"pieces": 5}, {"pieces": []}, {"pieces": good["pieces"][2:]},
              {"pieces": ACES + [figure(0, card, cell) for card, cell in (
                  ("E11", "A2"), ("C11", "B2"), ("C10", "C2"), ("B10", "D2"), ("B12", "D3"))]}]
    for field, values in (
        ("hands", (3, [["O7"]], [["O7"], ["C12"], []], [["O7"], ["O7"]], [["O1"], []],
                   [5, ["C12"]], [NAMES[39:45] + NAMES[13:21], []])),
        ("draw", (["O7"], ["X"], 4, [12])),
        ("hidden", ([None], ["B11", "B11"], ["B9", None], "B11", 3)),
        ("graveyards", ([[]], [["C12"], []], [["J3"], []], 2)),
        ("limits", ([5], [5, 4], [5, 7], [5, True], ["5", 5], 5)),
        ("passes", ([0], [0, -1], [0, None], 0)),
        ("seat", (2, -1, None, True)), ("phase", ("main", None, 1)), ("first", (None, 2, True)),
    ):
        wrong += [{field: value} for value in values]
    for each in wrong:
        fields = dict(good)
        fields.update(each)
        assert refusal(Galloneta.from_position, **fields) == "E_CONFIG", each


def test_a_position_takes_any_iterables():
    game = Galloneta.from_position(iter([list(piece) for piece in ACES]),
                                   iter([("O7", "O11"), {"C12"}]), iter(["B2"]))
    same = Galloneta.from_position(ACES, [["O11", "O7"], ["C12"]], ["B2"])
    assert game.state() == same.state() and game.history() == []


def test_a_position_may_be_over():
    for aces, winner in ((ACES[:1], 0), (ACES[1:], 1)):
        game = position([], "O11", "", aces=aces)
        assert game.result()["winner"] == winner and game.current_player() is None
    game = position([], "O11", "", passes=(3, 3), phase="REFILL")
    assert game.result()["by"] == "passes"


def test_a_view_is_a_position():
    seen = busy().observation(0)
    again = Galloneta.from_position(
        seen["pieces"], [seen["hand"], []], graveyards=seen["graveyards"], limits=seen["limits"],
        passes=seen["passes"], seat=seen["current_player"], phase=seen["phase"],
        first=seen["first"])
    same = again.observation(0)
    for field in ("pieces", "powers", "hand", "graveyards", "limits", "passes", "turn"):
        assert same[field] == seen[field]


def test_what_an_observation_tells():
    game = busy()
    play(game, "equip(O7, B1)", "move(C3, C4)")
    assert game.observation(0) == {
        "players": 2, "observer": 0, "current_player": 0,
        "phase": "MAIN", "first": False, "turn": 2,
        "hand": ["O11", "C4", "B3", "J1"], "hand_sizes": [4, 4], "limits": [5, 3],
        "passes": [1, 2], "draw_pile": 10, "hidden": [True, True],
        "graveyards": [["E11", "E2"], ["C11"]],
        "pieces": [(0, "O1", "B1", ["O7"], None), (0, "O10", "B4", ["E3"], "J2"),
                   (0, "O12", "C4", ["O8", "C2"], None), (1, "C10", "C5", ["C7"], None),
                   (1, "B12", "B6", [], None), (1, "E1", "C7", [], None)],
        "powers": [8, 3, 16, 14, 0, 0], "bajadas": 1, "war": 1, "moved": ["O12"], "attacked": [],
        "horizontal": False, "discarded": False, "result": None}
    assert hand(game, 1) == {"C12", "E10", "E9", "C5"}


def test_an_observation_tells_nothing_hidden():
    # Everything the other seat cannot know is different; it sees the same.
    pieces = [figure(0, "O12", "C3", "O8")]
    one = position(pieces, "O11 O7", "C12 E10", hidden=("B11", "B12"), draw=["C2", "C3", "E2"])
    two = position(pieces, "O11 O7", "J1 C9", hidden=("B10", "C11"), draw=["E10", "J2", "C12"])
    for _ in range(2):
        assert one.observation(0) == two.observation(0)
        assert one.legal_actions() == two.legal_actions()
        assert one.observation(1) != two.observation(1)
        for game in (one, two):
            play(game, "move(C3, C4)" if game.turn.war == 0 else "equip(O7, B1)")


def test_what_is_given_away_is_a_copy():
    game = busy()
    before = game.state()
    seen = game.observation(0)
    for field in ("hand", "hand_sizes", "limits", "passes", "hidden", "pieces", "powers",
                  "moved", "attacked"):
        seen[field].append("X")
    seen["graveyards"][0].append("X")
    seen["pieces"][1][3].append("X")
    game.history().append(1)
    game.legal_actions().append(1)
    assert game.state() == before
    for seat in (2, -1, None, "0", True):
        assert refusal(game.observation, seat) == "E_BAD_ACTION"


def test_undo_takes_back_until_something_hidden_was_revealed():
    game = busy()
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    texts = ("deploy(O11, A)", "equip(O7, B1)", "shield(J1, C3)", "attack(C3, C5)",
             "revive(C3, pay C2, take E11)", "move(A2, A4)", "end_turn()")
    states = []
    for text in texts:
        states.append(game.state())
        play(game, text)
    while states:
        game.undo_action()
        assert game.state() == states.pop()
    play(game, *texts)
    play(game, "refill()")
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    for text in ("discard(O11)", "compra(P1, O9 O6)", "compra(P2, E9 E8)"):
        game = position([figure(0, "O10", "A2")], "O11 O9 O6", "E9 E8", hidden=("B11", "B10"))
        play(game, "move(A2, A3)", text)
        before = game.state()
        assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
        play(game, "end_turn()")
        game.undo_action()
        assert game.state() == before


def test_the_end_of_a_game_can_be_taken_back():
    for action in (AGREE_DRAW, END_TURN):
        game = position([], "O11", "C9", passes=(2, 3))
        before = game.state()
        game.apply_action(action)
        assert game.is_terminal()
        game.undo_action()
        assert game.state() == before and not game.is_terminal()


def test_history_replayed_gives_an_equal_state():
    for habit in (3, 7, 11):
        game = Galloneta(2, "K7Q2MX", first=1)
        walk(game, 150, habit)
        again = Galloneta(2, "K7Q2MX", first=1)
        for action in game.history():
            again.apply_action(action)
        assert len(game.history()) > 30
        assert again.state() == game.state()


def test_the_record_of_a_game_replays_to_the_same_result():
    game = records.replay(HEAD, [])
    assert [piece[:3] for piece in game.observation(0)["pieces"]] == [
        (0, "B1", "A1"), (1, "C1", "D7")]
    walk(game, 60, 7)
    head = dict(HEAD, result=records.outcome(game))
    text = records.encode(head, game.history())
    records.verify(*records.decode(text))
    assert game.is_terminal() == (head["result"]["result"] != "ABANDONED")
    assert records.replay(*records.decode(text)).state() == game.state()


def test_given_up():
    game = busy()
    assert game.result() is None
    assert game.abandoned() == {"result": "ABANDONED", "winner": None, "by": None, "turns": 2,
                                "horizontal": [0, 1], "compra": [0, 0]}


def test_turns_are_counted_and_end_the_first():
    game = Galloneta(2, "K7Q2MX")
    assert (game.observation(0)["first"], game.observation(0)["turn"]) == (True, 1)
    play(game, "end_turn()")
    assert (game.observation(0)["first"], game.observation(0)["turn"]) == (False, 2)
    assert legal(game)[0] == "refill()" and REFILL in game.legal_actions()
    assert position([], "O11", "C12", first=True).turns == 1
    assert position([], "O11", "C12").turns == 2
    assert len(NAMES) == len(set(NAMES)) == 50
