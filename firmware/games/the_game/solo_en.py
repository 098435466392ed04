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
    "teach.card": "chooses another card",
    "teach.pile": "chooses another pile",
    "teach.menu": "held down: menu, help",
    "turn.due": "Play %d more",
    "turn.end": "End turn",
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
     "Lay all 98 cards, 2 to 99, on four piles. You hold 8 and refill as you go."),
    ("The piles",
     "Two piles climb from 1: a card must be higher than the top one. "
     "Two fall from 100: a card must be lower. Small steps keep a pile alive."),
    ("The trick",
     "A card exactly 10 the wrong way may always be laid: 37 on a climbing 47, "
     "75 on a falling 65. It wins back ten numbers, as often as you like."),
    ("Your turn",
     "Lay at least 2 cards, more if you wish, one at a time. Then end the turn: "
     "the hand is filled up again. With an empty deck 1 card is enough."),
    ("The end",
     "The game is over as soon as you cannot lay as many as you must. "
     "Cards left are your score: under 10 is excellent, 0 beats the game. "
     "Most deals are lost: do not worry."),
    ("Levels",
     "Expert: at least 3 cards a turn. Expert 7 cards: the same with one card "
     "less in hand."),
    ("On Fire",
     "22, 33, 44, 55, 66 and 77 burn. Cover a burning card before your next turn "
     "is over, or all is lost. A framed pile must be covered now."),
    ("On the glass",
     "Marks below the piles show where the chosen card fits; a wide one with a dent "
     "is the trick. Rings count the cards due. An underlined card fits somewhere."),
    ("Two keys",
     "NEXT goes on, OK takes. Hold OK for the menu, or to go back. Where several piles "
     "fit, NEXT chooses one."),
    ("Undo",
     "Until you end the turn, every card can be taken back. Nothing is ever lost: "
     "cut the power and go on later."),
)
