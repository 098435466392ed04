"""Galloneta at the table: its words, and how to play it. Long texts are cut into pages."""

TEXTS = {
    "title.round": "Game %d",
    "home.round": "game %s",
    "title.impossible": "Check this game",
    "row.enter": "Enter result",
    "label.rounds": "Games",
    "label.first": "Starts",
    "cell.starter": "Started",
    "cell.ace": "Ace %s",
    "cell.end": "End",
    "cell.turns": "Turns",
    "cell.horizontal": "Sideways %s",
    "cell.compra": "Bought %s",
    "suit.0": "coins",
    "suit.1": "cups",
    "suit.2": "swords",
    "suit.3": "clubs",
    "ending.won": "%s wins",
    "ending.passes": "draw, passes",
    "ending.figures": "no figures",
    "ending.agreement": "draw",
    "ending.abandoned": "unfinished",
    "check.same_suit": "each suit has one ace",
    "noun.turns_one": "turn",
    "noun.turns_some": "turns",
    "page.same_suit": "Each player takes a different suit.",
    "page.turns": "Nobody attacks in the first turn.",
    "page.passes": "Three passes each take six turns.",
    "page.starts": "%s starts.",
}

NARROW = {
    "title.impossible": "Check it",
    "cell.horizontal": "Side %.7s",
    "cell.compra": "Bought %.5s",
    "ending.won": "%.7s wins",
}

PAGES = (
    ("The aim",
     "Two players. Kill the other player's ace and keep yours alive. A Spanish pack of 48, two "
     "jokers."),
    ("Setting up",
     "Each takes an ace. Of the twelve figures, two each and a hidden one, face down and "
     "unseen. Of the other cards, three each. What is left is the deck."),
    ("The board",
     "Four lines, A to D, of seven cells. The aces stand still in 1 and 7. Figures enter in 2 "
     "or 6: one to a cell, four to a side."),
    ("Your turn",
     "Draw up to 5. Then play up to two cards (figures, equipment) and do up to two acts of "
     "war (move or attack). You may also pass."),
    ("The first",
     "In the very first turn only a figure and a piece of equipment are played; nobody moves or "
     "attacks. In later games you take turns to start."),
    ("Moving",
     "Forward or back, no jumping: knave (10) and king (12) 1 cell, knight (11) up to 2. Aces "
     "never move."),
    ("Equipment\tknight_11: coins_9:6",
     "2 to 9, and the free aces as 1. It must match the figure's suit; if you have none, "
     "another suit counts half. One each; a king may have two, the higher counts."),
    ("Attack\t6 > 5",
     "Only with equipment, straight ahead. The higher wins; on a tie both die. The winner "
     "loses its equipment unless worth double. Who attacks stays there for the turn."),
    ("The king",
     "A mage: it attacks two cells away, or the next cell with 2 less. It may give up "
     "equipment for a figure from its graveyard, which joins the hand."),
    ("The ace",
     "Its equipment counts 3 less. It defends, but never attacks. If it dies, even on a tie, "
     "its owner loses."),
    ("Jokers\tshield_9:",
     "Shields: one to a piece, for free. Each saves an attacked piece once, and goes with the "
     "equipment that the piece has."),
    ("Buying",
     "Cards of one suit worth 10 or more buy the hidden figure, at any time but in the very "
     "first turn."),
    ("Sideways",
     "Discard two cards and move a figure to the cell beside it. Your hand shrinks to 3, then "
     "to 1. Twice at most."),
    ("Swapping",
     "Instead of playing cards you may swap one of your hand for the top card of the deck, once "
     "in a turn."),
    ("A draw",
     "Both have passed three times, no figures are left, or you agree on it."),
    ("The pad",
     "Enter who started, the suit of each ace, and how it ended. Turns, sideways moves and "
     "buying if you like. A win is worth 1, a draw half. You can correct everything until it "
     "is saved."),
)
