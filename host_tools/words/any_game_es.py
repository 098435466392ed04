WORDS = {
    "pad": "Otro juego",
    "highest": "gana quien suma más",
    "lowest": "gana quien suma menos",
    "target": "a {}",
    "last": "{} rondas",
    "do.end": "la última",
}
