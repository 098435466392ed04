"""What the page of one's own board says in Spanish."""

from crupier.web import doctor_es

TEXTS = {
    "title": "Tu placa",
    "play": "Jugar aquí, sin placa",
    "plug_in": "Enchúfala con un cable USB que lleve datos y pulsa Conectar.",
    "connect": "Conectar",
    "another": "Conectar otra",
    "disconnect": "Desconectar",
    "not_listed": "¿No está en la lista? Prueba otro cable: algunos solo cargan. O es una placa "
                  "nueva, que antes necesita MicroPython.",
    "new_first": "¿Placa nueva? Mira qué hacer primero",
    "no_serial": "Este navegador no puede usar el cable USB: para eso hace falta Chrome, Edge u "
                 "otro Chromium en un ordenador. Lo demás funciona: partidas, informes, archivos.",
    "old_browser": "Este navegador es demasiado antiguo para el cable: hace falta Chrome o Edge, "
                   "versión 137 o posterior. Lo demás funciona aquí.",
    "elsewhere": "Tu placa está abierta en otra pestaña. Ciérrala y esta se pondrá en marcha.",
    "unknown_board": "Una placa",
    "runs": "Crupier {version} · sin partidas nuevas a las {at} · placa {device}",
    "runs_waiting": "Crupier {version} · partidas por traer: {count} · placa {device}",
    "silent": "Crupier {version} está instalado y no está en marcha · MicroPython {micropython}",
    "begun": "La instalación se quedó a medias: «{flash}» la termina · MicroPython {micropython}",
    "empty": "MicroPython {micropython}, sin Crupier",

    # in progress
    "loading": "Cargando la herramienta…",
    "loading_first": "Cargando la herramienta: unos {megabytes} MB, solo esta primera vez…",
    "working": "Un momento…",
    "looking": "Preguntando a la placa…",
    "looking_again": "Preguntando otra vez a la placa…",
    "Saving scores": "Guardando lo que tiene la placa…",
    "Sending": "Escribiendo en la placa…",
    "Pulling games": "Trayendo las partidas…",
    "Reading scores": "Leyendo…",
    "Making room": "Haciendo sitio…",
    "Bringing the library up to date": "Poniendo al día tus partidas…",
    "pull_now": "Trayendo las partidas…",
    "flash_now": "Instalando: no quites el cable…",
    "backup_now": "Guardando lo que tiene la placa…",
    "restore_now": "Devolviéndolo a la placa: no quites el cable…",
    "doctor_now": "Buscando qué falla…",
    "report_now": "Haciendo el informe…",

    # what can be done
    "deeds": "¿Qué quieres hacer?",
    "pull": "Traer las partidas",
    "pull_why": "Las nuevas pasan a este navegador, tras comprobarlas jugándolas de nuevo. La "
                "partida en curso sigue en la placa.",
    "flash": "Actualizar a {version}",
    "flash_why": "La versión anterior sigue hasta que la nueva está entera. Antes se guardan las "
                 "partidas.",
    "flash_again": "Reinstalar {version}",
    "flash_again_why": "Está al día; revisa todos los archivos. Las partidas se conservan.",
    "flash_new": "Instalar Crupier",
    "flash_new_why": "Sobre el MicroPython que ya tiene. Antes guarda lo que haya en la placa.",
    "flash_empty_why": "Sobre el MicroPython que ya tiene.",
    "backup": "Copia de seguridad",
    "backup_why": "Partidas, ajustes y la partida en curso, en un archivo.",
    "restore": "Restaurar una copia",
    "restore_why": "Devuelve lo que la placa ha perdido; no quita nada.",
    "doctor": "¿Qué falla?",
    "doctor_why": "Lo revisa todo sin cambiar nada y dice qué hacer.",
    "time": "Poner en hora",
    "time_why": "Así las partidas llevan fecha y hay reparto del día.",
    "names": "Nombres",
    "names_why": "La lista de jugadores que ofrece la placa.",
    "names_how": "Un nombre por línea, hasta 16 nombres de 12 caracteres como máximo.",
    "which_board": "¿Qué placa es?",
    "wiring": "Conexiones",
    "wiring_none": "No hay que cablear nada: las piezas se enchufan o van por dentro. Teclas: "
                   "{keys}.",
    "wiring_of": "Dibujo: qué va conectado a qué en {name}. La tabla dice lo mismo.",
    "wiring_how": "Los pines de la pantalla pueden ir en otro orden: guíate por lo que lleva "
                  "impreso. Un pulsador tiene cuatro patas: usa dos en diagonal.",
    "pins": {
        "Part": "Pieza",
        "Pico pin (GPIO)": "Pin de la Pico (GPIO)",
        "Physical pin": "Número de pin",
        "Feather pin (GPIO)": "Pin de la Feather (GPIO)",
        "Name on the Feather": "Nombre en la Feather",
        "Where": "Dónde",
        "inside": "dentro",
        "D-pad": "cruceta",
        "key": "tecla",
        "other side of every key": "el otro lado de cada tecla",
        "LED red": "LED rojo",
        "LED green": "LED verde",
        "LED blue": "LED azul",
        "BUZZER": "ZUMBADOR",
        "buzzer": "zumbador",
        "BATTERY": "BATERÍA",
        "battery": "batería",
        "USB power": "por USB",
        "Keys need no resistors. OK and NEXT are enough to play.":
            "Las teclas no llevan resistencias. Para jugar bastan OK y NEXT.",
        "Nothing to wire: plug it on. These pins are used.":
            "No hay que cablear nada: se enchufa. Usa estos pines.",
        "Nothing to wire: this is how it is inside.":
            "No hay que conectar nada: así es por dentro.",
        "GP: pins of the chip": "GP: pines del chip",
        "Raspberry Pi Pico from above, USB at the top":
            "Raspberry Pi Pico desde arriba, con el USB hacia arriba",
        "Adafruit Feather RP2040 from above, USB at the top":
            "Adafruit Feather RP2040 desde arriba, con el USB hacia arriba",
    },

    # the games
    "games": "Tus partidas",
    "no_games": "Todavía ninguna. Tráelas de una placa o recupéralas de un archivo.",
    "more_games": "Las últimas {shown} de {count}; el informe y los archivos las tienen todas.",
    "not_verified": "sin comprobar",
    "report": "Informe con gráficas",
    "save_report": "Guardar la página",
    "json": "Guardar todo (JSON)",
    "csv": "Tabla (CSV)",
    "bgstats": "BG Stats",
    "import": "Recuperar un archivo",
    "code": "Leer un código",
    "code_how": "En la placa, al acabar una partida: el código pequeño. De una anterior: "
                "Historial, Últimas partidas, la partida, «Mostrar código».",
    "camera": "Usar la cámara",
    "camera_refused": "El navegador no puede usar la cámara. Permítela junto a la dirección o "
                      "elige una foto.",
    "no_camera": "Aquí no hay cámara, o la tiene otro programa. Elige una foto o pega el texto "
                 "del código.",
    "picture": "Una foto",
    "code_text": "O el texto del código",
    "read_code": "Leerlo",
    "reading": "Buscando el código…",
    "no_code": "No se ve ningún código. Haz una foto más nítida, de más cerca y de frente.",
    "verified": "Verificada: {title}",
    "same_deal": "Este reparto, el mejor primero",
    "keep_game": "Guardar esta partida",
    "send_game": "Imagen para enviar",
    "cards_left": "Quedan {left} cartas",
    "one_left": "Queda 1 carta",
    "left_note": "Sin ninguna se gana; con menos de 10, excelente",
    "replayed": "Verificada: se ha vuelto a jugar paso a paso, y el resultado es correcto.",
    "export": "Guardar todo (JSON)",
    "refused": "Este navegador no guarda nada aquí: al cerrar la página se pierden las partidas. "
               "Permite que la página guarde datos o ábrela en una ventana que no sea privada; si "
               "no, pulsa «Guardar todo» antes de cerrarla.",
    "may_go": "El navegador puede borrar estas partidas si le falta sitio. «Guardar todo» hace "
              "un archivo que recuperan esta página y crupier en un PC, cada partida una vez.",

    # a new board
    "new": "Una placa nueva",
    "bootsel": "Móntala: «Conexiones», arriba, muestra qué va conectado a qué.\n"
               "Mantén pulsado BOOTSEL, el botón de la Pico o la Feather, mientras la enchufas "
               "(PicoSystem: X mientras la enciendes): aparece como una unidad.\n"
               "Descarga su MicroPython: el primer archivo .uf2 de «Releases», no «Preview».\n"
               "Arrastra el archivo a esa unidad: la placa se reinicia. Después, conéctala aquí.",
    "untried": "debería funcionar, nadie la ha probado",
    "one_file": "O, solo con RPI_PICO, sin conectarla: elige aquí ese archivo y arrastra a la "
                "unidad el que crea la página. Esto borra todo lo que hay en la placa, también "
                "las partidas.",
    "image": "MicroPython y Crupier en un archivo",

    **doctor_es.TEXTS,

    # how it ended
    "pull_done": "Partidas nuevas: {count}",
    "doubtful": "Resultados que no se pueden verificar: {count}. Se guardan y no cuentan.",
    "newer_games": "Partidas de un Crupier más nuevo que esta página: {count}. Se guardan.",
    "restarted": "El juego estaba parado en la placa y se ha reiniciado.",
    "clock_set": "Ahora la placa sabe la hora.",
    "clock_off": "Los relojes de la placa y del ordenador no coinciden. Si el bueno es el del "
                 "ordenador: «Poner en hora».",
    "unnoted": "La placa no ha podido apuntar que estas partidas ya están aquí, así que también "
               "las conserva.",
    "untouched": "Partidas y ajustes siguen como estaban.",
    "holds": "Contiene los ajustes, las partidas en curso y las terminadas: {games}.",
    "games_back": "Partidas recuperadas: {games}",
    "game_back": "La partida en curso también ha vuelto.",
    "left": "Lo que ha cambiado desde entonces en la placa (ajustes, nombres o una partida en "
            "curso) se queda como está.",
    "flash_done": "La placa tiene Crupier {running}: sigue en su pantalla",
    "backup_done": "Copia hecha",
    "backup_done_none": "La placa aún no tiene nada que guardar",
    "restore_done": "La copia está en la placa",
    "restore_done_none": "La placa ya tiene todo lo de esta copia",
    "time_done": "La placa está en hora",
    "time_doubt": "Iba mal por más de un día. ¿Va bien el reloj de este ordenador?",
    "names_done": "Nombres: {list}",
    "names_done_none": "La lista está vacía",
    "export_done": "Archivo guardado",
    "left_out": "Partidas que no están en él, por abandonadas o sin verificar: {left_out}",
    "undated": "Partidas sin fecha, que llevan la del día en que las trajiste: {undated}",
    "image_done": "Creado: arrastra crupier-{board}.uf2 a la unidad que muestra BOOTSEL",
    "import_done": "Partidas nuevas: {new}",
    "known": "Ya estaban aquí: {known}",
    "damaged_games": "Partidas del archivo dañadas o perdidas, que faltan: {left_out}",
    "ask_clock": "Los relojes de la placa y del ordenador no coinciden. ¿Pongo la placa en hora "
                 "con el ordenador?",
    "ask_room": "No hay sitio para la actualización. Las partidas antiguas pueden hacerlo: antes "
                "pasan todas a este navegador; después salen de la placa todas menos las últimas, "
                "y sus cifras las siguen contando. ¿Hago sitio y actualizo?",
    "details": "Detalles (en inglés)",
    "trouble": "No ha funcionado",
    "no_device": "La placa no está: enchúfala y pulsa Conectar",
    "port_busy": "Otro programa usa la placa: ciérralo y prueba otra vez",
    "device_error": "La placa no responde como debe",
    "integrity": "Algo ha llegado dañado o no es lo que parece",
    "why.name_long": "«{name}» tiene {length} caracteres; un nombre tiene {most} como máximo",
    "why.name_rare": "«{name}» tiene demasiados caracteres poco comunes: usa menos",
    "why.name_unseen": "«{name}» tiene un carácter que no se ve",
    "why.name_blank": "Un nombre lleva al menos una letra, cifra o signo que tenga la pantalla",
    "why.names_many": "La placa guarda {most} nombres; hay {count}",
    "why.names_same": "Hay nombres repetidos: cada uno tiene que ser distinto",
    "why.no_code": "Esto no es el código de una partida",
    "why.newer_code": "A este código le falta algo o tiene algo mal: haz otra foto o copia el "
                      "texto entero. O es de un Crupier más nuevo: vuelve a cargar la página",
    "why.damaged_code": "A este código le falta algo o tiene algo mal: haz otra foto o copia el "
                        "texto entero",
    "why.no_backup": "Esto no es una copia de una placa: es un archivo .zip, de «Copia de "
                     "seguridad»",
    "why.no_export": "Esto no es un archivo de partidas: las tiene el de «Guardar todo (JSON)»",
    "why.no_uf2": "Esto no es MicroPython: hace falta un archivo .uf2 de micropython.org",
    "unkept": "Al navegador le falta sitio, o no guarda nada: guarda tus partidas en un archivo "
              "antes de cerrar esta página.",
    "this_browser": "este navegador",
    "this_computer": "este ordenador",
    "this_board": "la placa",
    "yes": "Sí",
    "no": "No",
    "save": "Guardar",
    "cancel": "Cancelar",
    "close": "Cerrar",
    "private": "Nada sale de este ordenador: la página habla con la placa y con nadie más.",
}
