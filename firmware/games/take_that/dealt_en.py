"""Take That, dealt by the device: its words, and how to play it. Long texts are cut into pages."""

TEXTS = {
    "row.begin": "Deal the cards",
    "row.undo": "Leave the row",
    "row.do": "Do it",
    "label.dealer": "Dealer",
    "label.advanced": "Advanced",
    "home.deck": "%s in deck",
    "page.end": "This ends the game.",
    "button.points": "Points",
    "act.place": "Place",
    "act.twist": "Match",
    "act.take": "Take",
    "act.on": "Go on",
    "act.pass": "Pass on",
    "cost.place": "in range",
    "cost.far": "too far",
    "cost.take": "-%d points",
    "cost.one": "-%d point",
    "say.any": "A new row: any card",
    "say.far": "%d is too far away: %d to %d",
    "say.twins": "%d and %d are twins: 2 points",
    "say.toad": "%d is a toad: it has no twin",
    "say.alone": "There is no %d in the row",
    "say.none": "There is no row",
    "say.take": "The row costs %d, then place",
    "say.unseen": "Costs %d and a hidden card",
    "say.last": "It costs %d, the game ends",
    "say.drew": "You have drawn the %d",
    "pass.give": "Give it to",
    "pass.show": "shows my cards",
    "pass.laid": "Played:",
    "pass.place": "places %d",
    "pass.twist": "%d and %d: +2",
    "pass.take": "takes %d: -%d",
}

PAGES = (
    ("The aim",
     "Match twin cards and avoid taking rows. The most points win."),
    ("The cards",
     "79 cards, 12 to 98, none ending in 0. Each has a twin with its digits swapped: 49 and "
     "94. Toads, 22, 33 ... 88, have none."),
    ("Place",
     "Put a card at the end of the row, at most 10 away from the last one. If there is no row, "
     "any card will do."),
    ("Match",
     "Or show a card whose twin is anywhere in the row: both are yours, face up, and the row "
     "closes up."),
    ("Take",
     "If you cannot, or do not want to: the whole row is yours, face down. Start a new one "
     "with any card."),
    ("Draw",
     "At the end of your turn you get a new card. When the deck is gone you play on without, "
     "until somebody takes the row, or it is matched away."),
    ("Points",
     "Face up, each card scores 1. Face down, a card costs 1 and a toad costs 5. Cards in hand "
     "do not count."),
    ("Advanced",
     "Best for two: whoever takes a row of a single card adds the top card of the deck, "
     "unseen. It costs like the others."),
    ("The screen",
     "Marks on the ruler are your cards that may follow. Two arrows, or a line above a number, "
     "say that its twin is in the row. +4 is what lies face up; on a dark card, how many lie "
     "face down."),
    ("Devices",
     "Each seat can be the device's: easy, normal or hard. You see its turns step by step; a "
     "key hurries them. See what was played, in the menu, shows them again."),
    ("The keys",
     "Left and right choose a card, up and down what to do with it. With two keys, NEXT goes "
     "through all that can be done. BACK, or OK held down, opens the menu."),
    ("Handing on",
     "Nobody sees a hand before OK. NEXT shows what the others have done, step by step. A row "
     "that was taken can be put back until the next card lies."),
)

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("Add a card to the end of the row, at most 10 away from its last one, the 34.",
     "From 24 to 44 anything would do. Now the next card has to be near the 41.",
     "The row ends in 34: only 24 to 44 may follow. You have the 41."),
    ("Twins have their digits swapped, like 16 and 61. Match one with its twin in the row.",
     "94 and 49 are yours: two points. The row closes up.",
     "One of your cards has its twin in the row: the 94. Choose Match.",
     "It fits, but a pair is worth two points: match the 94 with the 49."),
    ("Nothing fits and you have no twin. What is left to do?",
     "Three cards, three points lost. Then you start a new row.",
     "It has to be 85 to 98, or a twin: you have neither. You must take the row."),
    ("A new row takes any card. Start with one that another of yours could follow.",
     "71 and 78 are near each other: perhaps you can follow your own card.",
     "It may, but none of your cards is within 10 of it. 71 and 78 go together.",
     "There is no row: you can only place a card."),
    ("Place a card that you can match next turn.",
     "You hold its twin, the 16. If nobody takes the row, the pair is yours.",
     "You hold 16 and 61: put the 61 in the row, then match it.",
     "A toad: 66 has no twin, and costs 5 points to whoever takes it."),
    ("The deck is gone: taking the row, or matching it away, ends the game. How do you win "
     "points?",
     "Two points, and it ends. Cards in hand do not count.",
     "There is a better end: your 12 is the twin of the 21. Match it."),
)
