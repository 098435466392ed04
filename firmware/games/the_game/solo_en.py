"""How to play The Game, in our own words. Titles fit a title bar; texts are cut into pages."""

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
