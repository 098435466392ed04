"""Textos más cortos, para 12 letras en una línea."""

TEXTS = {
    "device.normal": "%s normal",
    "device.hard": "%s fuerte",
    "replay.trick": "%d→%d ¡diez!",
    "home.day": "Reto: hoy",
    "title.language": "Idioma/Lang.",
    "title.games": "Últimas",
    "title.starter": "¿Quién sale?",
    "title.win": "¡Ganas!",
    "title.burn": "¡En llamas!",
    "title.impossible": "Revísala",
    "title.plain": "Final",
    "title.none": "¡Quemada!",
    "title.shared": "Empate",
    "title.winner": "Gana %.7s",
    "row.help": "Ayuda",
    "value.expert_reduced": "exp. 7 cart.",
    "label.streak": "Bajo 10",
}

GAMES = {
    "the_game": {
        "over.none": "Nada cabe",
        "over.few": "Solo caben %d",
        "over.few_one": "Solo cabe %d",
        "over.burned": "ardió el %d",
        "pass.show": "cartas",
        "teach.first": "%d en el %d",
        "teach.end": "acaba",
        "teach.card": "otra",
        "teach.pile": "pilas",
        "teach.menu": "largo: menú",
    },
    "martes13_match": {
        "device.takes": "%s: +%d",
        "pass.show": "cartas",
        "say.suit_2": "Escal.",
        "say.martes": "13 %s",
        "done.safe": "Suma %d",
        "done.take": "Te llevas %d",
        "done.one": "Te llevas 1",
        "row.take_back": "Deshacer",
    },
    "martes13_table": {
        "row.live": "En directo",
    },
    "the_game_table": {
        "title.impossible": "Revísala",
        "note.drawn": "%d en mazo",
        "note.best": "Récord: %d",
    },
    "take_that_match": {
        "pass.show": "cartas",
        "act.take": "Toma",
        "pass.take": "fila %d: -%d",
    },
    "take_that_table": {
        "title.impossible": "Revísala",
        "check.odd": "+ va a pares",
    },
    "galloneta": {
        "pass.revive": "vive %s",
        "pass.hmove": "lado: %s",
        "pass.both": "%s ambas",
        "pass.falls": "%s cae %s",
        "pass.saved": "%s aún %s",
        "pass.shield": "cubre %s",
        "pass.show": "cartas",
    },
    "galloneta_table": {
        "title.impossible": "Revísala",
        "cell.horizontal": "Lado %.7s",
        "cell.compra": "Compra %.5s",
        "ending.won": "gana %.7s",
        "ending.passes": "pases",
    },
}
