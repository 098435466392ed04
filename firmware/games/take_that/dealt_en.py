"""Take That, dealt by the device: its words, and how to play it. Long texts are cut into pages."""

SHARED = "pad", ()          # no texts; pages by their numbers

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
    1, 3, 4, 5,
    ("Draw",
     "At the end of your turn you get a new card. When the deck is gone you play on without, "
     "until somebody takes the row, or it is matched away."),
    7, 8,
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
