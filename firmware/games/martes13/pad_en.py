"""Martes 13 at the table: its words, and how to play it. Long texts are cut into pages."""

TEXTS = {
    "title.dropped": "Dropped suits",
    "row.live": "Follow it live",
    "row.take_back": "Take back",
    "row.by_hand": "Enter the counts",
    "row.leave": "Leave the table",
    "value.each_once": "1 each",
    "live.hand": "%d in hand",
    "live.takes": "%d: takes %d cards",
    "live.takes_one": "%d: takes 1 card",
    "suit.0": "Cats",
    "suit.1": "Mirrors",
    "suit.2": "Ladders",
    "suit.3": "Martes 13",
    "page.tie": "%s: a tie, all count",
    "page.drops": "%s: %s drops %d",
    "noun.cats_one": "cat",
    "noun.cats_some": "cats",
    "noun.mirrors_one": "mirror",
    "noun.mirrors_some": "mirrors",
    "noun.ladders_one": "ladder",
    "noun.ladders_some": "ladders",
    "noun.martes13_one": "Martes 13",
    "noun.martes13_some": "Martes 13",
    "noun.points_one": "point",
    "noun.points_some": "points",
    "page.pile": "At most 7 stay on their pile.",
    "page.table_few": "Some must be on the table.",
    "page.table_many": "The table cannot hold them.",
    "page.points": "Nobody can have so many.",
    "page.points_total": "No round has so many.",
}

PAGES = (
    ("The aim",
     "Every card you capture may bring bad luck. After all rounds, usually four, the fewest "
     "points win."),
    ("The cards",
     "Cats, mirrors and ladders, 14 of each: 1, 2, 5 and 7 three times, 4 twice. And eight "
     "Martes 13, each worth 4."),
    ("Your turn",
     "Lay one card: a suit card on the pile of its suit, a Martes 13 on any of the three. "
     "Say the new sum aloud."),
    ("Over 13",
     "Up to 13 nothing happens. Above 13 you capture what lay there before; your card stays "
     "as the first of the pile. Captured cards stay face down."),
    ("Points",
     "Every captured card costs 1, every Martes 13 costs 2. Who alone has most cards of a "
     "suit drops all of them. On a tie for most nobody does."),
    ("With three",
     "Deal for four. The fourth hand lies aside, unseen, until the next round."),
    ("The pad",
     "Count the captured cards after each round and enter them. Counts that cannot be are "
     "refused, with the reason. Points, totals and who deals follow by themselves."),
    ("Live",
     "Or key in each card as it is laid: LEFT and RIGHT for the suit, UP and DOWN for the "
     "value or the pile, OK. You see the sums and who captures; the counts enter themselves."),
    ("Two keys",
     "NEXT chooses the suit, OK takes it, NEXT chooses the value, OK lays the card. Hold OK to "
     "go back, or for the menu."),
    ("Corrections",
     "A wrong card? Take it back in the menu, as many as you like. Rounds can be corrected "
     "until the match is saved. Nothing is ever lost: cut the power and go on later."),
)
