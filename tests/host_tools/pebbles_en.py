WORDS = {"column.pebbles": "Pebbles", "do.lay.1": "lays %s"}
