WORDS = {
    "column.cats": "Gatos",
    "column.mirrors": "Espejos",
    "column.ladders": "Escaleras",
    "column.martes13": "Martes 13",
    "column.dropped": "Descartes",
    "value.cats": "gatos",
    "value.mirrors": "espejos",
    "value.ladders": "escaleras",
    "initials": "G E L M",
    "takes": "%s y llevarse %d",
    "legend": "G: gatos. E: espejos. L: escaleras. M: Martes 13. El número tras una pila es su "
              "suma.",
    "table": "%s  mano %s",
    "way.round": "una ronda",
    "do.play.1": "jugar %s",
    "do.play.2": "jugar %s en %s",
}
