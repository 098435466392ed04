"""The pad of any game: its words, and how to use it."""

TEXTS = {
    "home.goal": "Keeps the score",
    "label.mode": "To win",
    "value.highest": "most points",
    "value.lowest": "fewest points",
    "value.end": "the end",
    "row.finish": "Finish the match",
    "page.deals": "%s deals.",
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
     "First the minus sign and the hundreds, then the tens, then the ones. {OK} goes on, and "
     "skips what stays empty. From -499 to 1499."),
    ("The end",
     "Play as many rounds as you like, 30 at most. After the last one open the menu: Finish the "
     "match. Undo takes that back."),
)
