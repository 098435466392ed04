"""The words of Pebbles as it is dealt."""

TEXTS = {
    "home.goal": "Lay higher pebbles",
    "home.turn": "turn %s",
    "label.first": "Begins",
    "say.lays": "lays %d",
    "page.nothing": "Nothing is kept of it.",
}

PAGES = (
    ("The aim", "Lay a pebble that is higher than the last one."),
)
