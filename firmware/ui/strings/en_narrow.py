"""Shorter texts, for lines of 12 letters."""

TEXTS = {
    "home.day": "Daily deal",
    "title.language": "Idioma/Lang.",
    "title.win": "You won!",
    "title.shared": "A tie",
    "title.winner": "1st %.8s",
    "title.impossible": "Impossible",
    "value.expert_reduced": "exp. 7 cards",
    "short.standard": "S",
    "short.expert": "E",
    "short.expert_reduced": "E7",
}

GAMES = {
    "the_game": {
        "over.none": "play %d, 0 fit",
        "over.few": "play %d, %d fits",
        "over.burned": "%d burned",
        "tip.large": "lose %d",
        "teach.first": "%d on %d",
        "teach.lay": "there",
        "teach.more": "Play %d more",
        "teach.end": "ends it",
        "teach.card": "next",
        "teach.pile": "piles",
        "teach.menu": "long: menu",
    },
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
