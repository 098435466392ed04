"""The pad of any game: its words, and how to use it."""

TEXTS = {
    "home.goal": "Keeps the score",
    "label.game": "Name",
    "label.target": "Target",
    "label.last": "Rounds",
    "page.target": "A target has at most %d points.",
    "label.mode": "To win",
    "value.highest": "most points",
    "value.lowest": "fewest points",
    "page.undo_end": "The match goes on until it is ended again.",
    "value.end": "the end",
    "row.finish": "Finish the match",
    "page.deals": "%s deals.",
    "page.deals_to": "%s deals. Up to %d.",
    "check.arrows": "↑↓ count, ← tens",
    "noun.points_one": "point",
    "noun.points_some": "points",
}

NARROW = {
    "value.lowest": "fewest pts",
}

PAGES = (
    ("The pad",
     "For any card game: after each round enter what everybody has scored. You say whether the "
     "most or the fewest points win."),
    ("Points",
     "↑↓ count the ones; ← goes to the tens, then to the hundreds. A key held down counts "
     "faster, below 0 too. {OK} alone is 0. From -499 to 1499.",
     "{NEXT} counts the ones; {OK} goes on to the tens, then to the hundreds. {NEXT} held down "
     "counts back, below 0 too. {OK} alone is 0. From -499 to 1499."),
    ("The end",
     "A match ends when somebody reaches the target, or after so many rounds. Without either, "
     "30 rounds at most: open the menu and finish the match. Undo takes that back."),
)
