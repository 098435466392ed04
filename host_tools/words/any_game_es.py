WORDS = {
    "pad": "Otro juego",
    "highest": "gana quien suma más",
    "lowest": "gana quien suma menos",
    "do.end": "la última",
}
