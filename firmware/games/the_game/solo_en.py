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
)
