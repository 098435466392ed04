"""A match of Martes 13 kept by key presses: players, rounds, corrections, podium, history."""

import json

import pytest

from crupier.engine.records import replay, verify
from crupier.engine.scorepad.actions import accept, enter
from pictures import pads, samples
from tests import eyes
from tests.firmware.console import Console, sealed
from tests.firmware.hands import choose, message
from tests.firmware.sheet import by_arrows, cells


def key_in(console: Console, counts, before=()) -> None:
    """Enters the cells of a round, below those that there are, and accepts it."""
    players = len(before) + len(counts)
    console.press(*cells(counts, players, by_arrows, before), "OK")


def leave_result(console: Console) -> None:
    """After the last round it leads to the podium, which BACK leaves for the sheet."""
    console.press("BACK")


def go_home(console: Console) -> None:
    """From the score sheet of a match that is over, past the podium."""
    console.press("OK", "RIGHT", "OK")


@pytest.mark.parametrize("language", ["es", "en"])
def test_six_play_four_rounds(tmp_path, language):
    begin = {"es": "Empezar", "en": "Start"}[language]
    names = {"names": list(samples.NAMES)}
    with Console(tmp_path, samples.settings(language=language, **names)) as console:
        console.press("RIGHT", "OK")
        choose(console, {"es": "Baraja real", "en": "Real cards"}[language], begin)
        rounds = [pads.captured(6, seed) for seed in range(4)]
        for counts in rounds:
            console.press("OK")
            key_in(console, counts)
            leave_result(console)
        shown = eyes.totals(console.frame())
        go_home(console)
        (head, actions), = console.records()
    verify(head, actions)
    game = replay(head, actions)
    assert [game.rows(number) for number in (1, 2, 3, 4)] == rounds
    assert head["names"] == list(samples.NAMES)
    assert shown == [str(total) for total in game.totals()]


def test_correcting_the_first_round_moves_all_totals_and_back(tmp_path):
    head = pads.martes13(1, 4, rounds=3)
    game = replay(head, pads.played(head, 3))
    with Console(tmp_path, samples.journal(head, game.history())) as console:
        before = eyes.totals(console.frame())
        for key, by in (("UP", 1), ("DOWN", -1)):
            console.press("UP", "UP", "UP")
            console.press("OK", "RIGHT", "OK")          # the result of the first round, correct
            console.press("RIGHT", key, "OK", "OK")     # cats of the first seat, accept
            leave_result(console)
            game.apply_action(enter(1, 0, 0, game.cell(1, 0, 0) + by))
            game.apply_action(accept(1))
            assert eyes.totals(console.frame()) == [str(total) for total in game.totals()]
        assert eyes.totals(console.frame()) == before


def test_an_impossible_round_is_refused_and_can_be_forced(tmp_path):
    head = pads.martes13(1, 4, rounds=1)
    with Console(tmp_path, samples.journal(head, [])) as console:
        console.press("OK")
        key_in(console, [(5, 1, 2, 2)] * 4)                     # 20 cats
        assert eyes.title(console.frame()) != "Anotar la ronda"
        console.press("DOWN", "OK")                             # we know what we did
        leave_result(console)
        go_home(console)
        (head, actions), = console.records()
    verify(head, actions)
    assert head["result"]["overridden"] == [1]


def test_half_a_round_is_there_after_power_off(tmp_path):
    head = pads.martes13(1, 4, rounds=1)
    counts = pads.captured(4, 9)
    with Console(tmp_path, samples.journal(head, [])) as console:
        console.press("OK")
        console.press(*cells(counts[:1], 4, by_arrows))
        console.restart()
        key_in(console, counts[1:], counts[:1])
        leave_result(console)
        go_home(console)
        (head, actions), = console.records()
    verify(head, actions)
    assert replay(head, actions).rows(1) == counts


def test_history_of_players(tmp_path):
    files = {}
    for seq in (1, 2, 3):
        head = pads.martes13(seq, 3 + seq % 2)
        files.update(samples.record(head, pads.played(head, 4)))
    with Console(tmp_path, files) as console:
        choose(console, "Historial", "Martes 13, puntos")
        shown = eyes.rows(console.frame())
    played = {name: 0 for name in samples.NAMES}
    won = dict(played)
    for seq in (1, 2, 3):
        head = pads.martes13(seq, 3 + seq % 2)
        result = replay(head, pads.played(head, 4)).result()
        for seat, name in enumerate(head["names"]):
            played[name] += 1
            won[name] += seat in result["winners"]
    for name in samples.NAMES[:4]:
        assert any(row.startswith(f"{name} {won[name]}/{played[name]}") for row in shown), shown


def test_players_get_other_names_and_go(tmp_path):
    settings = samples.settings(language="en", names=["Ana", "Beto", "Cruz"])
    with Console(tmp_path, settings, language="en") as console:
        choose(console, "Settings", "Players", "Beto", "Rename")
        console.press("BACK", "BACK", "DOWN", "LEFT", "LEFT", "OK", "OK")   # Be and an a
        assert eyes.title(console.frame()) == "Players"
        assert eyes.rows(console.frame())[:4] == ["Ana", "Bea", "Cruz", "New player"]
        choose(console, "Ana", "Remove")
        console.press("DOWN", "OK")
        console.restart()
        choose(console, "Settings", "Players")
        shown = eyes.rows(console.frame())
    assert shown[:3] == ["Bea", "Cruz", "New player"]


def test_two_players_cannot_have_one_name(tmp_path):
    settings = samples.settings(language="en", names=["Ana", "Beto", "An"])
    with Console(tmp_path, settings, language="en") as console:
        choose(console, "Settings", "Players", "Ana", "Rename")
        console.press("BACK", "LEFT", "OK")                     # An
        assert message(console.frame()) == "An is already on the list."
        console.press("OK", "BACK", "BACK")                     # nothing is typed any more
        console.press("BACK", "BACK")
        assert eyes.rows(console.frame())[:3] == ["Ana", "Beto", "An"]


def test_a_tie_has_no_winner_and_a_game_given_up_no_result(tmp_path):
    """In the list of the last games: Galloneta, 1 to 1, and a solo game that nobody touched."""
    tie = [action for number, end in ((1, 0), (2, 1))
           for action in pads.entries(number, [(0, 1, 2, end)])]
    files = {**samples.record(pads.galloneta(1, 2), tie),
             **samples.record(samples.solo(2, "K7Q2MX"), [])}
    with Console(tmp_path, files) as console:
        choose(console, "Historial", "Últimas")
        rows = [row.split() for row in eyes.rows(console.frame())[:2]]
    assert rows == [["The", "Game", "abandonada"], ["Galloneta", "empate"]]


def test_games_that_were_given_up_are_counted_below_their_list(tmp_path):
    """Of all kinds that the list has."""
    won = samples.solo(1, "K7Q2MX")
    files = {**samples.record(won, samples.play(won).history()),
             **samples.record(samples.solo(2, "S1", "expert"), [])}
    with Console(tmp_path, files) as console:
        choose(console, "Historial", "The Game")
        console.press("OK")
        rows = [row.split() for row in eyes.rows(console.frame())]
        console.press("UP")
        last = eyes.rows(console.frame())[-1].split()
    assert rows[0] == ["The", "Game", "abandonada"]
    assert rows[1][:3] == ["The", "Game", "quedan"]
    assert last == ["Abandonadas", "1"]


def test_a_pad_with_no_entry_was_not_played(tmp_path):
    """It leaves without a question, and no record tells of it; one with an entry does."""
    head, past = pads.martes13(2, 3), samples.archive([samples.solo(1, "PAST1A")])
    for actions, asked in (([], False), ([enter(1, 0, 0, 2)], True)):
        folder = tmp_path / str(asked)
        folder.mkdir()
        with Console(folder, past | samples.journal(head, actions)) as console:
            console.press("OK", "BACK", "BACK")
            choose(console, "Abandonar")
            if asked:
                console.press("DOWN", "OK")
            assert eyes.home(console.frame())
            assert len(console.records()) == 1 + asked


def test_remembered_names_are_offered_with_two_keys(tmp_path):
    names = [*samples.NAMES, "Gala", "Hugo"]
    with Console(tmp_path, samples.settings(language="es", names=names)) as console:
        console.press("NEXT", "OK")                             # Martes 13
        choose(console, "Baraja real")
        console.press("NEXT", "NEXT", "OK")                     # the first player
        assert eyes.rows(console.frame())[:3] == ["Gala", "Hugo", "Nuevo jugador"]
        console.press("OK")
        assert eyes.rows(console.frame())[2] == "Sitio 1 Gala"
        choose(console, "Empezar")
        console.board.power_off()
        journal, = console.board.list_files("/data/game")
        head = json.loads(sealed(console.board.read_file(journal))[0])
    assert head["names"] == ["Gala", "Beto", "Cruz", "Dora", "Elsa", "Fede"]
