"""Take That, dealt by the device: its words, and how to play it. Long texts are cut into pages."""

SHARED = "pad", ("title.round", "home.round", "label.rounds")

TEXTS = {
    "home.goal": "Pairs 49-94",
    "row.begin": "Deal the cards",
    "row.do": "Do it",
    "label.advanced": "Advanced",
    "label.twins": "Show twins",
    "value.lies": "+%d, %d down",
    "row.sheet": "Score sheet",
    "page.end": "This ends the game.",
    "button.points": "Points",
    "act.place": "Place",
    "act.twist": "Match",
    "act.take": "Take",
    "act.on": "Go on",
    "act.pass": "Pass on",
    "cost.place": "in range",
    "cost.any": "any card",
    "cost.far": "too far",
    "cost.take": "-%d points",
    "cost.one": "-%d point",
    "say.any": "A new row: any card",
    "say.twins": "%d and %d are twins: 2 points",
    "say.match": "Is the %d in the row?",
    "say.alone": "There is no %d in the row",
    "say.take": "Cards: %d, points: -%d",
    "say.unseen": "Take: -%d and a hidden card",
    "say.last": "Take: -%d, the game ends",
    "page.stays": "Only Take can be undone, until the next card is placed.",
    "say.none": "Only %d-%d, match or take",
    "say.toad": "The %d is a toad: no twin",
    "say.drew": "You have drawn the %d",
    "pass.give": "Give it to",
    "pass.show": "shows my cards",
    "pass.laid": "Played:",
    "pass.place": "places %d",
    "pass.twist": "%d and %d: +2",
    "pass.take": "takes %d: -%d",
    "remark.last": "The last game!",
    "remark.empty": "The deck is gone!",
    # Why a hint says what it says
    "hint.pair": "%d and %d: two points",
    "hint.ends": "The game ends: %+d",
    "hint.cheap": "Better take -%d now",
    "hint.sole": "Only this one fits",
    "hint.toad": "The row costs %d more",
    "hint.later": "Pair %d-%d later",
    "hint.goes_on": "Yours to follow: %d",
    "hint.near": "The nearest: %d off",
    "hint.others": "Others to follow: %d",
}

NARROW = {
    "pass.show": "cards",
    "pass.take": "took %d: -%d",
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
     "Marks on the ruler are your cards that may follow. With Show twins, in the menu, two "
     "arrows or two dots above a number say that its twin is in the row. A line says that it is "
     "new. +4 is what lies face up; on a dark card, how many lie face down."),
    ("Devices",
     "Each seat can be the device's: easy, normal or hard. You see its turns step by step; a "
     "key hurries them. See what was played, in the menu, shows them again."),
    ("The keys",
     "←→ choose a card, ↑↓ what to do with it: Take comes last. {OK} does it. {BACK} opens the "
     "menu.",
     "{NEXT} goes through all that can be done, {OK} does it. {BACK} opens the menu."),
    ("Handing on",
     "Nobody sees a hand before {OK}. {NEXT} shows what the others have done, step by step. "
     "Taking a row can be undone until the next card is placed."),
)

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("Most points win. Next in the row: a card at most 10 from the last. Place the farthest "
     "({←→}).",
     "The 45 is 10 away from the 35: that still fits. The next is measured from your 45.",
     "Your 45 is 10 away from the 35, and still fits."),
    ("Twins have swapped digits, like 16 and 61. Find one with its twin in the row, and Match.",
     "Your 94 takes the 49 out: two points. The menu has Show twins, undo and hints.",
     "Choose the 94: its twin, the 49, is in the row. Match is chosen with it."),
    ("Nothing fits, and you have no twin: you have to take the row.",
     "They lie face down in front of you: minus three points in the end. You begin a new row.",
     "It must be 85 to 98, or a twin. You have to take the row."),
    ("A new row takes any card. Start with one that another of yours can follow.",
     "You draw a card each turn. You may take a row at any time: a short one costs little.",
     "None of your others is within 10 of it. 71 and 78 go together.",
     "There is no row yet: place a card."),
    ("Place a card that you could match next turn.",
     "You hold its twin, the 16. The 66 is a toad: no twin, and whoever takes it loses 5.",
     "You hold 16 and 61. Place the 61.",
     "The 66 is a toad: it has no twin. If you take it, it costs 5; others cost 1."),
    ("The deck is empty: whoever takes or clears the row ends the game. What pays best?",
     "Two points, and it is over: most points win. Cards in hand do not count.",
     "Your 12 is the twin of the 21: choose it, then Match with ↓."),
)
