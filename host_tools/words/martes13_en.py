WORDS = {
    "column.cats": "Cats",
    "column.mirrors": "Mirrors",
    "column.ladders": "Ladders",
    "column.martes13": "Martes 13",
    "column.dropped": "Drops",
    "value.cats": "cats",
    "value.mirrors": "mirrors",
    "value.ladders": "ladders",
    "initials": "C M L 13",
    "takes": "%s, taking %d",
    "legend": "C: cats. M: mirrors. L: ladders. 13: a Martes 13. A number after a pile is its "
              "sum.",
    "table": "%s  hand %s",
    "way.round": "one round",
    "do.play.1": "play %s",
    "do.play.2": "play %s on %s",
}
