"""Shorter texts, for lines of 12 letters."""

TEXTS = {
    "device.normal": "%s normal",
    "replay.trick": "%d→%d ten!",
    "title.language": "Idioma/Lang.",
    "title.win": "You won!",
    "title.burn": "On fire!",
    "title.shared": "A tie",
    "title.winner": "%.7s wins",
    "title.impossible": "Check it",
    "value.expert_reduced": "exp. 7 cards",
    "label.streak": "Under 10",
}

GAMES = {
    "the_game": {
        "over.none": "None fits",
        "over.few": "Only %d fit",
        "over.few_one": "Only %d fits",
        "over.burned": "%d burned",
        "pass.show": "cards",
        "button.same": "Same",
        "teach.first": "%d on %d",
        "teach.end": "ends it",
        "teach.card": "next",
        "teach.pile": "piles",
        "teach.menu": "long: menu",
    },
    "martes13_match": {
        "pass.show": "cards",
        "say.suit_2": "Ladder",
        "say.martes": "13>%s",
        "done.safe": "Sum: %d",
        "done.take": "You take %d",
        "done.one": "You take 1",
    },
    "martes13_table": {
        "row.live": "Card by card",
    },
    "the_game_table": {
        "title.impossible": "Check it",
        "note.drawn": "%d in deck",
        "note.best": "Best: %d",
    },
    "take_that_match": {
        "say.take": "Take: -%d, a new row",
        "pass.show": "cards",
        "pass.take": "took %d: -%d",
    },
    "take_that_table": {
        "title.impossible": "Check it",
        "check.odd": "+ in pairs",
    },
    "any_game_table": {
        "value.lowest": "fewest pts",
    },
    "galloneta": {
        "cost.discard": "1→1",
        "pass.less": "%d %s: %s",
        "cost.hmove": "-2",
        "pass.deploy": "puts %s",
        "pass.hmove": "side: %s",
        "pass.revive": "back: %s",
        "pass.both": "%s both",
        "pass.falls": "%s lost %s",
        "pass.saved": "%s still %s",
        "pass.shield": "safe: %s",
        "pass.show": "cards",
    },
    "galloneta_table": {
        "title.impossible": "Check it",
        "cell.horizontal": "Side %.7s",
        "cell.compra": "Bought %.5s",
        "ending.won": "%.7s wins",
    },
}
