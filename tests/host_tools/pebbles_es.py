WORDS = {"column.pebbles": "Piedras"}
