"""How to play The Game, in our own words. Titles fit a title bar; texts are cut into pages."""

TEXTS = {
    # What is said at the table; tip.* on displays of one colour
    "say.fire": "The %d burns: cover it now",
    "say.undo": "OK takes the %d back",
    "say.draw": "OK draws %d new cards",
    "say.draw_one": "OK draws %d new card",
    "say.end": "OK ends the turn",
    "say.pile": "On which pile?",
    "say.trick": "%d back to %d: the trick",
    "say.small": "%d to %d: a small step",
    "say.step": "%d to %d: a step of %d",
    "say.large": "A big step: %d numbers lost",
    # Hints
    "say.hint": "OK asks the dealer",
    "say.odds": "Cards left, I expect: %d",
    "say.thinks": "The dealer is thinking",
    "say.back": "The trick: ten back",
    "say.returns": "Next, from %d back to %d",
    "say.keeps": "Keeps %d-%d for a trick",
    "say.skips": "Skips %d cards",
    "say.skips_one": "Skips only 1 card",
    "say.skips_none": "Skips no card",
    "say.stops": "Any other card skips %d",
    "say.stops_one": "Any other card skips 1",
    "say.stops_none": "Time to stop",
    "tip.fire": "cover the %d!",
    "tip.undo": "undo the %d",
    "tip.draw": "draw %d",
    "tip.draw_one": "draw %d",
    "tip.end": "end it here?",
    "tip.pile": "which pile?",
    "tip.trick": "%d→%d trick!",
    "tip.small": "%d→%d close",
    "tip.step": "%d→%d: %d",
    "tip.large": "%d are lost",
    "tip.hint": "a hint?",
    "tip.odds": "%d left?",
    "tip.thinks": "thinking",
    "tip.back": "trick -10",
    "tip.returns": "%d, then %d",
    "tip.keeps": "keep %d-%d",
    "tip.skips": "skips %d",
    "tip.skips_one": "skips 1",
    "tip.skips_none": "skips none",
    "tip.stops": "or skip %d",
    "tip.stops_one": "or skip 1",
    "tip.stops_none": "stop here",
    "teach.first": "lays the %d, near %d",
    "teach.lay": "lays it there",
    "teach.more": "Good! Now play %d more",
    "teach.end": "ends the turn",
    "teach.card": "picks another card",
    "teach.pile": "picks another pile",
    "teach.menu": "held down: menu, help",
    "turn.due": "Play %d more",
    "turn.end": "End turn",
    "turn.pass": "Pass on",
    "say.hand": "Your cards: say no numbers",
    "tip.hand": "your cards",
    "turn.on": "Go on",
    "row.marks": "Marks on piles",
    "title.marks": "Marks",
    "value.mark_0": "not here",
    "value.mark_1": "good for me",
    "device.draws": "draws %d cards",
    "device.draws_one": "draws %d card",
    "device.ends": "ends the turn",
    "pass.give": "Give it to",
    "pass.show": "shows my cards",
    "pass.laid": "Played:",
    "pass.trick": "%d→%d trick",
    "title.plain": "Stuck!",
    "over.none": "%d to play, none fits",
    "over.few": "%d to play, %d fits",
    "over.burned": "The %d burned down",
    "over.left": "left",
    "over.best": "best",
    "over.mean": "mean",
    "over.rank": "rank",
    "over.tricks": "tricks",
    "over.most": "at once",
    "over.wins": "wins",
    "button.new": "New game",
    "button.same": "Same deal",
    "turn.due_one": "Play %d more",
    "over.win": "All 98!",
    "over.tricks_one": "trick",
    "over.most_one": "at once",
    "over.wins_one": "win",
}

PAGES = (
    ("The aim",
     "Play all 98 cards, 2 to 99, onto four piles. You hold 8 cards and refill your hand as "
     "you go."),
    ("The piles",
     "Two piles climb from 1: each card must be higher than the last. Two fall from 100: each "
     "must be lower. Small steps keep a pile alive."),
    ("The trick",
     "A card exactly 10 the wrong way always fits: 37 on a climbing 47, 75 on a falling 65. It "
     "wins ten numbers back, as often as you like."),
    ("Your turn",
     "Play at least 2 cards, one at a time. More if you like. Then end your turn, and your "
     "hand fills up again. Once the deck is empty, 1 card is enough."),
    ("The end",
     "The game ends as soon as you cannot play as many cards as you must. Your score is the "
     "cards left: under 10 is excellent, 0 beats the game. Most deals are lost, so don't "
     "worry."),
    ("Together",
     "Up to five play against the deck, in turn, with hands of 6 or 7 cards. Hand the device "
     "on: it hides each hand until a key. Give hints, but say no numbers."),
    ("Marks",
     "In the menu, or with BACK while you see your new cards, you can mark piles: a cross for "
     "not here, a heart for good for me. A mark goes with the next card there, or when it is "
     "your turn again. Devices heed marks, and leave some."),
    ("Devices",
     "Each seat can be the device's: easy, normal or hard. You see its turns step by step; a "
     "key hurries them. See what was played, in the menu, shows them again."),
    ("Levels",
     "Expert: at least 3 cards a turn. Expert, 7 cards: the same with one card less in hand."),
    ("On Fire",
     "22, 33, 44, 55, 66 and 77 burn. Cover a burning card before your next turn ends, or all "
     "is lost. A pile in flames must be covered now."),
    ("The screen",
     "Below each pile stands what the chosen card costs it: +6 skips some numbers, -10 is the "
     "trick. Dim cards fit nowhere. The places at the foot fill until the turn may end."),
    ("Two keys",
     "NEXT moves, OK selects. Where several piles fit, OK asks and NEXT picks one. Hold OK for "
     "the menu, or to go back. With arrows, NEXT ends the turn."),
    ("Undo",
     "Until you end your turn, you can take back every card. Nothing is ever lost: switch off "
     "and go on later."),
    ("A hint",
     "The menu has it; arrows find it below the buttons. OK shows what the dealer would do and "
     "why, OK again does it. Games with hints count apart."),
)

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("Two piles climb from 1. On one of them, lay the card that costs it least.",
     "+4: small steps keep a pile alive.",
     "Below each pile stands what the card costs it. Your 5 costs only +4."),
    ("Two fall from 100: each card must be lower. Lay one on the 100, as cheaply as you can.",
     "Only +6: nearly all of the pile is still to come.",
     "On the 100, your 94 costs least."),
    ("The trick: a card exactly ten back always fits. Use it on the 47.",
     "From 47 back to 37: ten won. On a falling 47 it would be the 57.",
     "Ten below 47 is 37.",
     "Now your 37 is stuck: only exactly ten back counts."),
    ("Set up a trick: after which card on the 38 can you go ten back?",
     "41 now, then back to 31. After that, 39 and 40 fit as well.",
     "Find two of your cards exactly ten apart: the higher goes first."),
    ("You have played two cards, as you must. The others cost a lot: end your turn.",
     "You draw two cards. Once the deck is empty, one a turn will do.",
     "No need: two are enough, and the rest costs a lot. End the turn."),
    ("You must play two, and only 81 and 97 fit, both on the 80. Which goes first?",
     "Now the 97 fits too. When you can't play two, it's over: the fewer cards left, the "
     "better.",
     "Then the 81 fits nowhere: you can't play two, and the game is over."),
)
