"""Texts that players tripped over do not come back, on the board or on the PC."""

import pytest

from crupier.build import texts
from tests.firmware.sizes import SIZES
from tests.firmware.test_strings import OF_GAMES, SHORTER, TEXTS
from tests.pure import FIRMWARE, font, load, width

RETIRED = {
    "en": ("%d due", "That cannot be", "We know what we did", "cells missing", "cell missing",
           "Enter the game", "End it anyway", "Follow it live", "cover fire", "On the glass",
           "NEXT goes on", "drops all of them", "The ace never", "is well.", "Streak <",
           " ring ", " rings", "Take back", "row back", "Take it back", "Another name"),
    "es": ("Conservarla", "cubre fuego", "Empate arriba", "Sabemos lo que", "por cabeza",
           "Dejadas", "sin poner", "urge ya", "> mano", "Mejor para dos",
           "Recuperar el", "quitar el", "Acabar el turno",
           "acabar el turno", "éxitos", "Otro nombre"),
}
INSTEAD = {
    ("", "en"): {"title.wrong": "Not yet", "row.lost": "Your worst turn",
                 "title.impossible": "Check this round", "row.override": "Save (unranked)",
                 "row.burn": "End turn and lose", "title.burn": "Cover the flame!",
                 "label.streak": "Streak under 10", "check.empty_some": "%d left to fill in"},
    ("", "es"): {"title.wrong": "Aún no", "row.lost": "Tu peor turno",
                 "title.burn": "¡Apaga el fuego!", "row.override": "Guardar (sin récord)",
                 "label.abandoned": "Abandonadas", "value.unset": "sin fecha",
                 "title.give_up": "¿Abandonar?", "row.play_on": "Seguir jugando",
                 "title.shared": "Empate en cabeza",
                 "value.run_won_one": "%d victoria", "value.run_lost": "%d sin ganar"},
    ("the_game", "en"): {"turn.due": "Play %d more"},
    ("martes13_table", "en"): {"row.live": "Score card by card"},
    ("the_game_table", "en"): {"row.enter": "Enter result"},
    ("take_that_table", "en"): {"row.enter": "Enter result"},
    ("galloneta_table", "en"): {"row.enter": "Enter result"},
}
# On the pages of a game's help.
TOLD = {
    ("the_game", "en"): ("The screen", "{NEXT} moves, {OK} selects."),
    ("the_game", "es"): ("hay que cubrirla ya", "Experto, 7 cartas:"),
    ("martes13_table", "en"): ("If you alone have the most of a suit, discard it",),
    ("galloneta_table", "en"): ("Aces never move.",),
    ("take_that_table", "es"): ("9 cartas a cada uno", "Ideal para dos:"),
}


@pytest.mark.parametrize("code", RETIRED)
def test_what_nobody_understood_is_said_no_more(code):
    said = [text for (_, spoken), own in (*TEXTS.items(), *SHORTER.items()) if spoken == code
            for text in own.values()]
    said += [text for (_, spoken), words in OF_GAMES.items() if spoken == code
             for page in words.PAGES for text in page]
    said += [text for ui in load("games/__init__").GAME_UIS.values()
             for step in texts.of_ui(FIRMWARE, ui, code)["LESSON"] for text in step]
    said += [file.read_text(encoding="utf-8") for folder in ("commands", "scores", "words")
             for file in (FIRMWARE.parent / "host_tools" / folder).rglob("*.py")]
    assert not [(phrase, text[:60]) for phrase in RETIRED[code] for text in said if phrase in text]


@pytest.mark.parametrize("place", INSTEAD, ids="-".join)
def test_what_is_said_instead(place):
    assert {key: TEXTS[place][key] for key in INSTEAD[place]} == INSTEAD[place]


@pytest.mark.parametrize("place", TOLD, ids="-".join)
def test_what_help_says_instead(place):
    pages = "\n".join(text for page in OF_GAMES[place].PAGES for text in page)
    assert not [phrase for phrase in TOLD[place] if phrase not in pages]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
@pytest.mark.parametrize("part", ["table", "over", "hand_over"])
def test_a_hundred_stands_clear_of_the_frame_of_its_card(size, part):
    at = size.part(part)
    if at.PILES:
        names = getattr(at, "PILE_FONTS", None) or [at.PILE_FONT]
        assert min(width(font(name), "100") for name in names) - 1 <= at.PILE_W - 4
