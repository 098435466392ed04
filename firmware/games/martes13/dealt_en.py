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

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("A card goes on the pile of its suit. Up to 13 nothing happens: play the one that is "
     "safe.",
     "8 and 5 make 13: still safe. Above 13 you would take the pile.",
     "With that the pile goes above 13, and you would take it. The cat 5 makes just 13."),
    ("Several cards are safe now. Low ones will save you later: play the highest.",
     "The 7 is gone, and the cats stand at 13: whoever plays one takes them.",
     "Safe, but you will need it when the piles are full. Get rid of the 7."),
    ("A Martes 13 counts 4 and goes on any pile. Yours is your way out: where?",
     "9 and 4 make 13. But beware: if you take one later, it costs 2 points.",
     "That takes a pile. The cats stand at 9: there the Martes 13 fits."),
    ("Nothing fits. Each card you take costs a point: take as few as you can.",
     "Two cards. Yours stays on the table, the first of the new pile.",
     "Fewer would do: count the cards on each pile, not their sum."),
    ("Two piles of two cards, but a Martes 13 costs 2 points. Which do you take?",
     "Two points instead of three.",
     "There is a Martes 13 in it: three points. The cats cost only two."),
    ("If you alone have the most of a suit, it costs you nothing. You have most cats: what "
     "now?",
     "Three more cats for nothing, if you stay ahead. On a tie they all count.",
     "Those two mirrors count, others have more. Three cats cost you nothing."),
)
