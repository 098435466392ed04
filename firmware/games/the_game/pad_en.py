"""The Game at the table: its words, and how to play it. Long texts are cut into pages."""

TEXTS = {
    "title.round": "Game %d",
    "home.round": "game %s",
    "title.impossible": "Check this game",
    "row.override": "Save anyway",
    "row.enter": "Enter result",
    "label.rounds": "Games",
    "label.total": "In all",
    "label.record": "Your best",
    "label.record_new": "New best!",
    "cell.left": "Cards left",
    "cell.burned": "Burned",
    "note.drawn": "%d or more in the deck",
    "note.best": "Your best so far: %d",
    "check.burned": "burned, but none left",
    "noun.left_one": "card",
    "noun.left_some": "cards",
    "page.left": "Each pile has a card by then.",
    "page.burned": "With no cards left you win, fire or not.",
}

NARROW = {
    "title.impossible": "Check it",
    "note.drawn": "%d in deck",
    "note.best": "Best: %d",
}

PAGES = (
    ("The aim",
     "1 to 5 players, all together: play all 98 cards, 2 to 99, onto four piles. You win or "
     "lose as one."),
    ("The deal",
     "Cards in hand: 8 for one player, 7 each for two, 6 each for more. The rest is the deck. "
     "Look at your cards and agree on who starts."),
    ("The piles\t↑ 34 41",
     "Two climb from 1: each card must be higher than the last. Two fall from 100: each must "
     "be lower."),
    ("The trick\t↑ 47 37",
     "A card exactly 10 the wrong way always fits: 37 on a climbing 47, 75 on a falling 65."),
    ("Your turn",
     "Play 2 cards or more, then draw as many. Once the deck is empty 1 is enough, and nobody "
     "draws. Then the next player with cards goes on."),
    ("Talking",
     "Warn each other, ask for a pile to be left alone, but never say a number."),
    ("The end",
     "It is over as soon as a player cannot play the cards they must. All hands and the deck "
     "count: under 10 cards is excellent, 0 beats the game."),
    ("Levels",
     "Expert: at least 3 cards a turn. Expert, 7 cards: the same with one card less in every "
     "hand (7 for one player)."),
    ("On Fire",
     "22, 33, 44, 55, 66 and 77 burn. A burning card must be covered before the next player's "
     "turn ends, or you all lose."),
    ("The pad",
     "Enter how many cards are left in all and, with On Fire, whether the game has burned. "
     "Your best is kept by number of players, level and fire."),
    ("Keys",
     "First the tens, then the ones: {↑↓} for the digit, {OK} to go on. You can undo "
     "and correct everything until the result is saved."),
)
