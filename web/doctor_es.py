"""What the page says in Spanish of what the doctor finds: {flash} and others are the names of
buttons.
"""

TEXTS = {
    "doctor_well": "No se ha encontrado ningún problema",
    "doctor_ill": "Algo necesita tu atención",
    "doctor_done": "No hay nada roto. Conviene saber:",
    "room": "Caben unas {more} partidas más en la placa.",
    "doctor.interrupted": "Una actualización se quedó a medias y funciona la versión anterior. "
                          "«{flash}» la termina.",
    "doctor.begun": "La instalación se quedó a medias. «{flash}» la termina.",
    "doctor.selftest": "Una prueba se quedó a medias y dejó archivos, que no molestan.",
    "doctor.bad_board": "Alguien ha cambiado el archivo board.py en la placa, y así no sirve. "
                        "Corrígelo o recupera el original con crupier flash --stock-board en "
                        "un PC.",
    "doctor.board_edited": "Alguien ha cambiado el archivo board.py en la placa. Se queda como "
                           "está.",
    "doctor.display": "La pantalla no responde: compara sus cables con «{wiring}».",
    "doctor.mute_display": "A esta pantalla no se le puede preguntar si funciona. Solo si está "
                           "apagada, compara sus cables con «{wiring}».",
    "doctor.held_keys": "Hay una tecla pulsada. Si no la pulsas tú, compara sus cables con "
                        "«{wiring}».",
    "doctor.no_start": "Crupier no arranca. Si la pantalla muestra un mensaje, pulsa una tecla; "
                       "si no, prueba «{flash}». No se pierde ninguna partida.",
    "doctor.silent": "Crupier estaba parado y ya vuelve a funcionar. No hay que hacer nada.",
    "doctor.crash": "Crupier falló en algún momento. No se ha perdido ninguna partida. Si avisas "
                    "del fallo, adjunta el archivo que hace «{backup}».",
    "doctor.damaged_data": "Una parte de lo que guarda la placa no se puede leer; lo demás está a "
                           "salvo. Pulsa «{pull}». «{restore}» puede recuperar el resto.",
    "doctor.set_aside": "La placa ha apartado archivos dañados y sigue funcionando. «{backup}» "
                        "los guarda.",
    "doctor.full": "La placa está llena y no empieza partidas. Pulsa «{pull}»: así puede hacer "
                   "sitio.",
    "doctor.filling": "La placa se está llenando. Pulsa «{pull}»: así puede hacer sitio.",
    "doctor.no_update": "No hay sitio para la actualización. Pulsa «{pull}» y después "
                        "«{flash}».",
    "doctor.slow": "El procesador va más lento de lo que puede. Reinicia la placa dos veces.",
    "doctor.clock": "El reloj de la placa no va bien: pulsa «{time}».",
    "doctor.frozen": "Crupier forma parte del MicroPython de esta placa. Aquí no hay que hacer "
                     "nada.",
    "doctor.damaged_files": "Faltan archivos de Crupier, están dañados o no son suyos. «{flash}» "
                            "lo arregla; las partidas se conservan.",
    "doctor.not_installed": "Crupier aún no está en esta placa: pulsa «{flash}».",
    "doctor.newer": "La placa tiene un Crupier más nuevo que esta página. Vuelve a cargarla.",
    "doctor.outdated": "Esta página trae otra versión de Crupier: pulsa «{flash}».",
    "doctor.unsuitable": "Este MicroPython no le sirve a Crupier. Más abajo, «{new}» dice cuál "
                         "hace falta.",
    "doctor.no_answer": "La placa no responde. Desenchúfala, vuelve a enchufarla y conéctala.",
    "doctor.no_port": "La placa no está: enchúfala y pulsa Conectar.",
    "doctor.busy": "Otro programa usa la placa: ciérralo y prueba otra vez.",
    "doctor.other": "Hay algo más que no va bien: mira los detalles.",
}
