"""`crupier show`: what is said of each action, in words of both languages."""

import pytest

from crupier.engine.galloneta.notation import PLAIN, VERBS
from crupier.engine.records import decode, encode
from crupier.engine.scorepad.actions import enter, erase
from crupier.scores.record import Game, Record
from crupier.scores.views.game_report import report_of
from crupier.scores.views.played import Played
from tests.host_tools import kinds

GALLONETA = {
    "end_turn()": ("end of turn", "fin del turno"),
    "refill()": ("draw", "robar"),
    "agree_draw()": ("agree on a draw", "acordar tablas"),
    "discard(C11)": ("swap C11", "cambiar C11"),
    "deploy(O10, B)": ("place O10 in column B", "bajar O10 en la columna B"),
    "equip(O9, D2)": ("equip: O9 to D2", "equipar: O9 a D2"),
    "shield(J1, C6)": ("shield: J1 to C6", "escudo: J1 a C6"),
    "move(B2, B3)": ("move B2 to B3", "mover B2 a B3"),
    "attack(B2, B3)": ("attack from B2 to B3", "atacar desde B2 a B3"),
    "revive(C3, pay O9, take B10)": ("with C3, pay O9 and revive B10",
                                     "con C3, pagar O9 y revivir B10"),
    "hmove(D2, C2, discard C8 E4)": ("move D2 aside to C2, pay C8 E4",
                                     "mover D2 de lado a C2, pagar C8 E4"),
    "compra(P2, E7 E6)": ("purchase of Beto: E7 E6", "compra de Beto: E7 E6"),
}


def record(name: str, actions: list[int]) -> Played:
    """A game of this kind that went otherwise."""
    row = Record(encode(decode(kinds.record(name))[0], actions)).columns()
    return Played.read(Game(id=1, pulled_at="2026-01-01T00:00:00", **{**row, "names": []}))


def said(name: str, *actions: int, language: str = "en") -> list[str]:
    game = record(name, list(actions))
    return [step.caption for step in report_of(game.game, language).steps(game)][1:]


@pytest.mark.parametrize("text", GALLONETA)
def test_every_action_of_galloneta(games, text):
    told = tuple(report_of("galloneta", language).in_words(games["galloneta"], text)
                 for language in ("en", "es"))
    assert told == GALLONETA[text]


def test_no_action_of_galloneta_is_left_out():
    assert [text.partition("(")[0] for text in GALLONETA] == [
        PLAIN[0], *PLAIN[1:], *VERBS[1:]]


@pytest.mark.parametrize("language, last", [("en", "Round 1, Player 2: Points = –"),
                                            ("es", "Ronda 1, Jugador 2: Puntos = –")])
def test_a_cell_that_was_emptied(language, last):
    actions = enter(1, 1, 0, 5), erase(1, 1, 0)
    assert said("martes13_table, points", *actions, language=language)[-1] == last


def test_what_cannot_be_entered_is_shown_up_to_there():
    """A suit that there is not: its word was looked for beyond the list."""
    assert said("galloneta_table", enter(1, 0, 1, 7))[-1].startswith("here the record breaks")
    assert said("the_game_table, burned", enter(1, 0, 1, 7))[-1].startswith("here the record")
