"""Shorter texts, for lines of 12 letters."""

TEXTS = {
    "home.day": "Daily deal",
    "title.language": "Idioma/Lang.",
    "title.win": "You won!",
    "title.shared": "A tie",
    "title.winner": "1st %.8s",
    "title.impossible": "Impossible",
    "value.expert_reduced": "exp. 7 cards",
    "over.best": "best: %d",
    "over.seed": "# %s",
}

GAMES = {
    "martes13_table": {
        "row.live": "Live",
        "title.dropped": "Dropped",
    },
    "the_game_table": {
        "note.drawn": "%d in deck",
        "note.best": "Best: %d",
    },
    "take_that_table": {
        "check.odd": "+ in pairs",
    },
    "galloneta_table": {
        "cell.horizontal": "Side %.7s",
        "cell.compra": "Bought %.5s",
        "ending.won": "%.7s wins",
    },
}
