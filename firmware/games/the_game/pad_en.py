"""The Game at the table: its words, and how to play it. Long texts are cut into pages."""

TEXTS = {
    "title.round": "Game %d",
    "row.enter": "Enter the game",
    "row.standings": "So far",
    "label.round": "Game",
    "label.rounds": "Games",
    "label.total": "Together",
    "label.record": "Your best",
    "label.record_new": "New best!",
    "cell.left": "Cards left",
    "cell.burned": "Burned",
    "note.drawn": "%d or more in the deck",
    "note.best": "Your best so far: %d",
    "check.accept": "OK: accept the game",
    "check.burned": "burned, but none left",
    "noun.left_one": "card",
    "noun.left_some": "cards",
    "noun.cells_one": "entry",
    "noun.cells_some": "entries",
    "page.cards_left": "Cards left: %d",
    "page.left": "Each pile has got a card by then.",
    "page.burned": "Who lays all cards wins, fire or not.",
}

PAGES = (
    ("The aim",
     "1 to 5 players, all together: lay all 98 cards, 2 to 99, on four piles. You win or lose "
     "as one."),
    ("The deal",
     "Cards in hand: 8 for one player, 7 each for two, 6 for more. The rest is the deck. Look at "
     "your cards and agree on who starts."),
    ("The piles",
     "Two climb from 1: a card must be higher than the top one. Two fall from 100: a card must "
     "be lower."),
    ("The trick",
     "A card exactly 10 the wrong way may always be laid: 37 on a climbing 47, 75 on a falling "
     "65."),
    ("Your turn",
     "Lay 2 cards or more, then draw as many. Without a deck 1 is enough, and nobody draws. Next "
     "is whoever still has cards."),
    ("Talking",
     "You may warn each other and ask for a pile to be left alone, but say no number."),
    ("The end",
     "It is over as soon as somebody cannot lay what they must. All hands and the deck "
     "count: under 10 cards is excellent, 0 beats the game."),
    ("Levels",
     "Expert: at least 3 cards a turn. Expert 7 cards: the same with one card less in every "
     "hand (7 for one player)."),
    ("On Fire",
     "22, 33, 44, 55, 66 and 77 burn. A burning card must be covered before the next player's "
     "turn is over, or all of you lose."),
    ("The pad",
     "Enter how many cards are left in all and, with On Fire, whether the game has burned. "
     "The best is kept by number of players, level and fire."),
    ("Keys",
     "First the tens, then the ones: arrows or NEXT change the digit, OK goes on. Everything "
     "can be undone and corrected until the result is saved."),
)
