"""Textos más cortos, para 12 letras en una línea."""

TEXTS = {
    "home.day": "El del día",
    "title.language": "Idioma/Lang.",
    "title.games": "Últimas",
    "title.win": "¡Ganas!",
    "title.burn": "¡En llamas!",
    "title.impossible": "Revísala",
    "title.plain": "Final",
    "title.none": "¡Quemada!",
    "title.shared": "Empate",
    "title.winner": "Gana %.7s",
    "row.help": "Ayuda",
    "row.standings": "Puntuación",
    "value.expert_reduced": "exp. 7 cart.",
    "label.streak": "Bajo 10",
    "over.best": "récord: %d",
    "over.seed": "# %s",
}

GAMES = {
    "martes13_table": {
        "row.live": "Una a una",
    },
    "the_game_table": {
        "title.impossible": "Revísala",
        "note.drawn": "%d en mazo",
        "note.best": "Récord: %d",
    },
    "take_that_table": {
        "title.impossible": "Revísala",
        "check.odd": "+ va a pares",
    },
    "galloneta_table": {
        "title.impossible": "Revísala",
        "cell.horizontal": "Lado %.7s",
        "cell.compra": "Compra %.5s",
        "ending.won": "gana %.7s",
        "ending.passes": "pases",
    },
}
