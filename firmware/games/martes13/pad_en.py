"""Martes 13 at the table: its words, and how to play it. Long texts are cut into pages."""

TEXTS = {
    "row.live": "Score card by card",
    "row.by_hand": "Enter by hand",
    "page.by_hand": "The cards scored so far will not count.",
    "row.leave": "Leave the table",
    "value.each_once": "one each",
    "live.hand": "%d in hand",
    "live.takes": "%d: takes %d cards",
    "live.takes_one": "%d: takes 1 card",
    "suit.0": "Cats",
    "suit.1": "Mirrors",
    "suit.2": "Ladders",
    "suit.3": "Martes 13",
    "page.tie": "%s: a tie, all count",
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
    "check.bare": "empty pile: %s",
    "page.bare": "One must stay: %s.",
    "page.bare_noun": "%s or Martes 13",
    "page.table_many": "The table has no room for more.",
    "page.points": "Nobody can have that many.",
    "page.points_total": "No round has that many.",
}

NARROW = {
    "page.tie": "%s: a tie",
    "row.live": "Card by card",
}

PAGES = (
    ("The aim",
     "Every card you capture may bring bad luck. After all rounds, usually four, the fewest "
     "points win."),
    ("The cards\tcat_9:7 mirror_9:5 ladder_9:2",
     "Cats, mirrors and ladders, 14 of each: 1, 2, 5 and 7 three times, 4 twice. And eight "
     "Martes 13, each worth 4."),
    ("The deal",
     "Deal all 50 cards: 12 or 13 each if you are four, 10 if five, 8 or 9 if six. If three, "
     "deal for four and set the last hand aside, unseen. The player left of the dealer leads. "
     "The round ends when nobody has cards."),
    ("Your turn",
     "Play one card: a suit card on the pile of its suit, a Martes 13 on any of the three. Say "
     "the new sum out loud."),
    ("Over 13\tcat_9:7 cat_9:5 cat_9:2",
     "Up to 13 nothing happens. Above 13 you capture what was there before; your card stays as "
     "the first of the pile. Captured cards stay face down."),
    ("Points",
     "Every captured card costs 1, every Martes 13 costs 2. If you alone have the most of a "
     "suit, discard it: it costs nothing. If several share the most, nobody does."),
    ("The pad",
     "Count the captured cards after each round and enter them. Impossible counts are "
     "questioned, with the reason. Points, totals and who deals follow by themselves."),
    ("Card by card",
     "Or key in each card as it is played: ←→ for the suit, ↑↓ for the value or the pile, then "
     "{OK}. You see the sums and who captures; the counts fill in by themselves.",
     "Or key in each card as it is played: {NEXT} for the suit, then {OK}; {NEXT} for the value, "
     "then {OK}. You see the sums and who captures; the counts fill in by themselves."),
    ("Corrections",
     "A wrong card? Undo it in the menu, as many as you like. You can correct rounds "
     "until the match is saved. Nothing is ever lost: switch off and go on later."),
)
