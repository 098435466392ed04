WORDS = {"column.pebbles": "Piedras", "do.lay.1": "pone %s"}
