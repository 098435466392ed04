WORDS = {
    "pad": "Any game",
    "highest": "most points win",
    "lowest": "fewest points win",
    "do.end": "the last one",
}
