WORDS = {"column.pebbles": "Pebbles"}
