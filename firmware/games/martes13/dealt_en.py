"""Martes 13, dealt by the device: its words, and how to play it. Long texts are cut into pages."""

SHARED = "pad", ("suit.0", "suit.1", "suit.2", "page.tie", "value.each_once")

TEXTS = {
    "row.begin": "Deal the cards",
    "row.take_back": "Take back",
    "row.sheet": "Score sheet",
    "button.points": "Points",
    "act.take": "take",
    "act.pass": "Pass on",
    "act.back": "Take back",
    "say.safe": "%d + %d = %d: safe",
    "say.cost": "Costs %d points",
    "say.most": "Costs %d points, or %d with the most",
    "say.one": "Costs %d point, or %d with the most",
    "done.safe": "The pile is at %d",
    "done.take": "You take %d cards",
    "done.one": "You take 1 card",
    "say.suit_0": "Cats",
    "say.suit_1": "Mirrors",
    "say.suit_2": "Ladders",
    "say.martes": "13 on %s",
    "device.takes": "%s: +%d",
    "pass.give": "Give it to",
    "pass.show": "shows my cards",
}

PAGES = (
    0, 1,
    ("Your turn",
     "Play one card: a suit card on the pile of its suit, a Martes 13 on any of the three."),
    3, 4,
    ("With three",
     "The cards are dealt for four. The fourth hand is set aside, unseen, until the next round."),
    ("The screen",
     "Three piles with their sums, and 13 cells that fill up. Below, what your card would do: a "
     "check and the new sum, or how many cards you take and the points they cost (+3, skull "
     "0-3), fewer if you end up with the most of the suit."),
    ("The keys",
     "LEFT and RIGHT choose a card, UP and DOWN the next suit, or the pile for a Martes 13. With "
     "two keys, NEXT goes through all that can be played. BACK, or OK held down, opens the menu."),
    ("Handing on",
     "Nobody sees a hand before OK. NEXT shows what the others have played, card by card. You "
     "can take a card back until you pass the device on."),
)
