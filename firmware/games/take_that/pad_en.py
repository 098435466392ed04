"""Take That at the table: its words, and how to play it. Long texts are cut into pages."""

TEXTS = {
    "title.round": "Game %d",
    "home.round": "game %s",
    "title.impossible": "Check this game",
    "row.enter": "Enter result",
    "label.rounds": "Games",
    "check.held": "Are %d in hands?",
    "result.held": "Left in hands: %d",
    "check.odd": "plus cards come in pairs",
    "noun.plus_one": "plus",
    "noun.plus_some": "pluses",
    "noun.toads_one": "toad",
    "noun.toads_some": "toads",
    "page.odd": "It is an even number.",
    "page.deck_twins": "There are 72 besides the toads.",
    "page.few": "Hands cannot hold that many.",
}

NARROW = {
    "title.impossible": "Check it",
    "check.odd": "+ in pairs",
}

PAGES = (
    ("The aim",
     "Match twin cards and avoid taking rows. After two games the most points win."),
    ("The cards\t49 94",
     "79 cards, 12 to 98, none ending in 0. Each has a twin with its digits swapped: 49 and "
     "94. Toads, 22, 33 ... 88, have none."),
    ("The deal",
     "9 cards each, 8 each for four players. The rest is the deck. The player on the dealer's "
     "left starts."),
    ("Place\t34 → 41",
     "Put a card at the end of the row, at most 10 away from the last one. If there is no row, "
     "any card will do."),
    ("Match\t16 52 61",
     "Or show a card whose twin is anywhere in the row: both are yours, face up, and the row "
     "closes up."),
    ("Take",
     "If you cannot, or do not want to: the whole row is yours, face down. Start a new one "
     "with any card."),
    ("Draw",
     "Draw a card at the end of your turn. When the deck is gone you play on without, until "
     "somebody takes the row, or it is matched away."),
    ("Points",
     "Face up, each card scores 1. Face down, a card costs 1 and a toad costs 5. Cards in hand "
     "do not count."),
    ("Advanced",
     "Best for two: whoever takes a row of a single card adds the top card of the deck, "
     "unseen. It costs like the others."),
    ("The pad",
     "Enter for each player the cards face up, the ordinary ones face down, and the toads: "
     "first the tens, then the ones. In the end you are told how many should be left in hands."),
    ("Points only",
     "Or enter plus and minus points as you have counted them. If they cannot be, you are told "
     "why. You can correct everything until it is saved."),
)
