"""What the pads of The Game, Take That and Galloneta refuse, take back, keep and remember."""

import pytest

from crupier.engine.scorepad.actions import ACCEPTED, OPEN, accept
from pictures import pads, samples
from tests import eyes
from tests.firmware.console import Console, on_flash
from tests.firmware.hands import cells, find, key_in, last_line, message, needed, texts


def entered(rows, number: int = 1) -> list[int]:
    """The actions that fill a round."""
    return pads.entries(number, rows)[:-1]


REFUSED = [
    ("more than can be left", pads.the_game(1), [(95,)],
     ("sobra 1 carta", "En cada pila"), ("1 card too many", "Each pile")),
    ("burned without cards", pads.the_game(1, fire=True), [(0, 1)],
     ("quemada y sin cartas", "Quien coloca"), ("burned, but none left", "With no")),
    ("odd", pads.take_that(1, 2), [(12, 20, 3), (13, 14, 2)],
     ("las positivas van a pares", "Ha de ser"), ("plus cards come in pairs", "It is")),
    ("toads", pads.take_that(1, 3), [(12, 10, 3), (10, 4, 3), (2, 0, 3)],
     ("sobran 2 sapos", "La baraja solo tiene 7."), ("2 toads too many", "The deck has only 7.")),
    ("cards", pads.take_that(1, 2), [(40, 10, 3), (10, 14, 3)],
     ("sobran 2 cartas", "Sin sapos"), ("2 cards too many", "There are 72")),
    ("plus", pads.take_that(1, 2), [(40, 0, 3), (40, 0, 3)],
     ("sobran 8 positivas", "Sin sapos"), ("8 pluses too many", "There are 72")),
    ("few", pads.take_that(1, 4), [(10, 1, 0), (10, 2, 0), (10, 3, 0), (10, 0, 0)],
     ("falta 1 carta", "No caben"), ("1 card missing", "Hands cannot")),
    ("few points", pads.take_that(1, 2, mode="totals"), [(0, 0), (0, 0)],
     ("faltan 61 cartas", "No caben"), ("61 cards missing", "Hands cannot")),
    ("one suit", pads.galloneta(1), [(0, 2, 2, 1)],
     ("hay un solo as por palo", "Cada uno"), ("each suit has one ace", "Each player")),
    ("first turn", pads.galloneta(1), [(0, 1, 2, 0, 1)],
     ("falta 1 turno", "En el primer"), ("1 turn missing", "Nobody attacks")),
]


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("head, rows, spanish, english",
                         [pytest.param(*case[1:], id=case[0]) for case in REFUSED])
def test_impossible_is_refused_in_words(tmp_path, language, head, rows, spanish, english):
    line, why = {"es": spanish, "en": english}[language]
    say = texts(language, head["game"])
    with Console(tmp_path, samples.journal(head, entered(rows)), language=language) as console:
        assert last_line(console.frame()) == line
        console.press("OK")
        assert eyes.title(console.frame()) == say["title.impossible"]
        told = message(console.frame())
        assert line.lower() in told.lower() and why in told
        console.press("OK")                     # correct it
        assert last_line(console.frame()) == line
        game = on_flash(console, head)
    assert game.status(1) == OPEN


def test_the_second_player_is_not_offered_the_ace_that_is_taken(tmp_path):
    """It can be taken all the same, by a change of the first one: that is said, and refused."""
    head = pads.galloneta(1)
    with Console(tmp_path, samples.journal(head, entered([(0, 1)]))) as console:
        offered = []
        for key in ("RIGHT", "RIGHT", "RIGHT", "RIGHT", "LEFT", "LEFT"):
            console.press(key)
            offered += [suit for suit in SUITS if suit in "".join(eyes.rows(console.frame()))]
            offered.remove("copas")                     # Ana's
        console.press("UP", "RIGHT", "DOWN")
        assert last_line(console.frame()) == "hay un solo as por palo"
    assert offered == ["oros", "espadas", "bastos", "oros", "bastos", "espadas"]


def test_take_that_says_what_must_be_left_in_hands(tmp_path):
    head = pads.take_that(1, 3)
    rows = pads.rows(head, 1)
    held = 79 - sum(map(sum, rows))
    with Console(tmp_path, samples.journal(head, entered(rows))) as console:
        assert last_line(console.frame()) == f"¿Quedan {held} en mano?"


def test_the_game_asks_back_and_shows_the_best(tmp_path):
    past = samples.record(pads.the_game(1), pads.played(pads.the_game(1), 1))
    head = pads.the_game(2)
    with Console(tmp_path, {**past, **samples.journal(head, [])}) as console:
        console.press("OK")
        key_in(console, head, [(25,)])          # three hands of six hold 18
        seen = notes(console.frame())
        assert seen[-2:] == ["Con 7 o más en el mazo", "Vuestro récord: 7"]
        console.press("NEXT", "LEFT", "OK", "OK")       # 15
        assert notes(console.frame())[-2:] == ["Fin de partida", "Vuestro récord: 7"]


def notes(frame) -> list[str]:
    """Lines of small letters anywhere above the last line."""
    at = eyes.basic
    lines = [eyes.SMALL.read(frame, at.MARGIN, y, 25).replace("\0", " ").strip()
             for y in range(at.TITLE_H, eyes.round_at.CHECK_Y)]
    return [line for line in lines if len(line) > 3]


SUITS = ("oros", "copas", "espadas", "bastos")
UNDONE = [pytest.param(pads.the_game(1, fire=True), id="the_game"),
          pytest.param(pads.take_that(1, 2), id="take_that"),
          pytest.param(pads.galloneta(1), id="galloneta")]


@pytest.mark.parametrize("head", UNDONE)
def test_every_entry_can_be_taken_back(tmp_path, head):
    """From an accepted game to the empty pad, one by one; then it is entered once more."""
    actions = pads.played(head, 1)
    with Console(tmp_path, samples.journal(head, actions)) as console:
        console.press("BACK")
        find(console, "Deshacer")
        console.press("OK", "DOWN", "OK", *["OK"] * (len(actions) - 1))
        rows = eyes.rows(console.frame())
        assert not any(row.startswith("Deshacer") for row in rows)
        console.press("BACK")
        console.press("OK")
        key_in(console, head, needed(head, 1))
        console.press("OK")
        console.board.run(100)
        game = on_flash(console, head)
    assert game.status(1) == ACCEPTED
    assert [row[:len(needed(head, 1)[0])] for row in game.rows(1)] == needed(head, 1)


def test_undo_says_what_it_takes_back_and_asks_before_a_round_that_counts(tmp_path):
    head = pads.take_that(1, 2)
    actions = [*entered([(12, 20, 3), (14, 17, 2)]), accept(1)]
    with Console(tmp_path, samples.journal(head, actions)) as console:
        said = []
        console.press("BACK")
        for keys in (["OK", "OK"], ["OK", "DOWN", "OK"], ["OK"], ["OK"]):
            find(console, "Deshacer")
            frame = console.frame()
            said.append(eyes.rows(frame)[eyes.chosen_row(frame)].split(maxsplit=1)[1])
            console.press(*keys)
        game = on_flash(console, head)
    assert said == ["Partida 1", "Partida 1", "Beto: 2", "Beto: 17"]    # thought better of first
    assert game.history() == actions[:-3] and game.rows(1)[1] == (14, None, None)


@pytest.mark.parametrize("head", UNDONE)
def test_power_off_keeps_what_was_entered(tmp_path, head):
    rows = needed(head, 1)
    with Console(tmp_path, samples.journal(head, [])) as console:
        console.press("OK")
        for keys in cells(head, rows)[:2]:
            console.press(*keys)
        console.restart()
        for keys in cells(head, rows)[2:]:
            console.press(*keys)
        console.press("OK")
        console.board.run(100)
        game = on_flash(console, head)
    assert game.history() == [*entered(rows), accept(1)]


@pytest.mark.parametrize("keys, value", [
    (["RIGHT"] * 9 + ["OK", "LEFT", "OK"], 98),                 # there is no 99th card
    (["RIGHT"] * 9 + ["OK"] + ["RIGHT"] * 9 + ["OK"], 90),      # round it goes
    (["RIGHT"] * 10 + ["OK", "OK", "OK", "OK"], None),          # beyond 9 tens is no entry
    (["OK"] * 9, None),                                         # nor is OK alone
    (["OK", "LEFT", "OK"], 0),
    (["OK", "LEFT", "LEFT", "OK"], 9),
    (["RIGHT", "RIGHT", "LEFT", "OK", "RIGHT", "OK"], 11),
    (["DOWN", "RIGHT", "OK"], 1),                               # the tens are passed by
    (["LEFT", "LEFT", "UP"], None),
    (["RIGHT", "DOWN", "RIGHT", "UP", "RIGHT", "UP"], 21),
])
def test_tens_and_ones(tmp_path, keys, value):
    head = pads.the_game(1)
    with Console(tmp_path, samples.journal(head, [])) as console:
        console.press("OK")
        console.press(*keys)
        game = on_flash(console, head)
    assert game.cell(1, 0, 0) == value
