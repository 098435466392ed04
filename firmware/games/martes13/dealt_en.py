"""Martes 13, dealt by the device: its words, and how to play it. Long texts are cut into pages."""

SHARED = "pad", ("suit.0", "suit.1", "suit.2", "page.tie", "value.each_once")

TEXTS = {
    "home.goal": "Stay within 13",
    "row.begin": "Deal the cards",
    "row.sheet": "Score sheet",
    "button.points": "Points",
    "act.take": "take",
    "act.pass": "Pass on",
    "act.back": "Undo",
    "page.stays": "A card stays once the others have seen the table.",
    "say.safe": "%d + %d = %d: safe",
    "say.cost": "Costs %d points",
    "say.any": "%d + %d = %d   ↑ other pile",
    "say.most": "%d points, %d with most of the suit",
    "say.one": "%d point, %d with most of the suit",
    "done.safe": "The pile is at %d",
    "say.takes": "take %d",
    "done.take": "You take %d cards",
    "done.one": "You take 1 card",
    "say.suit_0": "Cats",
    "say.suit_1": "Mirrors",
    "say.suit_2": "Ladders",
    "say.martes": "A 13 on %s",
    "device.takes": "%s: takes %d",
    "device.plus": "%s: +%d",
    "pass.give": "Give it to",
    "pass.show": "shows my cards",
    "remark.clean": "Nothing taken yet!",
    # Why a hint says what it says
    "hint.only": "Nothing else is safe",
    "hint.blocks": "%d: nothing else fits",
    "hint.holds": "Safe, saves the %d",
    "hint.keeps": "Safe, keeps the %d",
    "hint.safe": "Safe: %d",
    "hint.same": "Any of them takes %d",
    "hint.least": "You take least: %d",
    "hint.fewest": "%d is the fewest",
    "hint.early": "Better take %d now",
}

NARROW = {
    "page.tie": "%s: a tie",
    "pass.show": "cards",
    "say.suit_2": "Ladder",
    "say.martes": "13>%s",
    "done.safe": "Sum: %d",
    "done.take": "You take %d",
    "done.one": "You take 1",
}

PAGES = (
    0, 1,
    ("The deal",
     "You get 12 or 13 cards each if you are four, 10 if five, 8 or 9 if six. If three, the "
     "cards are dealt for four; the last hand is set aside, unseen, until the next round. The "
     "player left of the dealer leads. The round ends when nobody has cards."),
    ("Your turn",
     "Play one card: a suit card on the pile of its suit, a Martes 13 on any of the three."),
    4, 5,
    ("The screen",
     "With each initial, the cards that player has taken, not points. Three piles with "
     "their sums, and 13 cells that fill up. Below, what your card would do: a check and the new "
     "sum, or how many cards you take (+3, skull) and the points they cost, fewer if you end up "
     "with the most of the suit."),
    ("The keys",
     "←→ choose a card, ↑↓ the next suit, or the pile for a Martes 13. {OK} plays it. {BACK} "
     "opens the menu.",
     "{NEXT} goes through all that can be played, {OK} plays it. {BACK} opens the menu."),
    ("Handing on",
     "Nobody sees a hand before {OK}. {NEXT} shows what the others have played, card by card. You "
     "can undo your card until you pass the device on."),
)

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("The fewest points win. With {←→}, find the card that keeps its suit's pile within 13.",
     "Exactly 13 is safe. Above it, you take the pile.",
     "Above 13 you take the pile. The 5 of cats makes exactly 13."),
    ("Several are safe now, but low cards will save you later. Play your highest.",
     "Now the cats stand at 13: the next to play one takes them.",
     "Safe, but you will need it once the piles are full. Get rid of the 7."),
    ("A Martes 13 counts 4 and goes on any pile. Make exactly 13 with it. {↑↓}: pile.",
     "9 and 4 make 13. Beware of taking it later: it costs 2 points.",
     "Only the ladders reach exactly 13: your Martes 13 goes there. {↑↓}: pile."),
    ("Nothing is safe. Each card you take costs a point: take as few as you can.",
     "Two cards, two points. Your own card starts the new pile. At the top: how many each took.",
     "Another pile has fewer cards. Count the cards, not the sum."),
    ("Two piles of two cards, but a Martes 13 costs 2 points. Which one do you take?",
     "Two points, not three: the table says it before you play. The round ends with empty hands.",
     "That one holds a Martes 13: three points. The cats cost two."),
    ("Have the most of a suit, and it's free. Remember: you took the most cats. Which pile?",
     "Free if you stay ahead; if tied, all pay. 0-3 points: the least and the most it may cost.",
     "Others have more mirrors, so yours would count. The cats are free."),
)
