WORDS = {
    "pad": "Any game",
    "highest": "most points win",
    "lowest": "fewest points win",
    "target": "to {}",
    "last": "{} rounds",
    "do.end": "the last one",
}
