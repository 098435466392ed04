"""The words of Pebbles."""

TEXTS = {
    "home.goal": "Most pebbles win",
    "title.round": "Handful %d",
    "page.twelve": "There are only 12.",
    "noun.pebbles_one": "pebble",
    "noun.pebbles_some": "pebbles",
}

PAGES = (
    ("The aim", "Take pebbles. The most win."),
)
