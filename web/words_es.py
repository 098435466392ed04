"""What the page of one's own board says in Spanish."""

TEXTS = {
    "title": "Tu placa",
    "play": "Jugar aquí, sin placa",
    "plug_in": "Enchúfala con un cable USB que lleve datos y pulsa Conectar.",
    "connect": "Conectar",
    "another": "Conectar otra",
    "disconnect": "Desconectar",
    "no_serial": "Este navegador no puede usar el cable USB: para eso hace falta Chrome, Edge u "
                 "otro Chromium en un ordenador. Lo demás funciona: partidas, informes, archivos.",
    "old_browser": "Este navegador es demasiado antiguo para el cable: hace falta Chrome o Edge, "
                   "versión 137 o posterior. Lo demás funciona aquí.",
    "elsewhere": "Tu placa está abierta en otra pestaña. Ciérrala y esta se pondrá en marcha.",
    "unknown_board": "Una placa",
    "runs": "Crupier {version} · al conectarla no tenía partidas nuevas · placa {device}",
    "runs_waiting": "Crupier {version} · partidas por traer: {count} · placa {device}",
    "silent": "Crupier {version} está instalado y no está en marcha · MicroPython {micropython}",
    "empty": "MicroPython {micropython}, sin Crupier · {machine}",

    # in progress
    "loading": "Cargando la herramienta…",
    "working": "Un momento…",
    "looking": "Preguntando a la placa…",
    "looking_again": "Preguntando otra vez a la placa…",
    "Saving scores": "Guardando lo que tiene la placa…",
    "Sending": "Escribiendo en la placa…",
    "Pulling games": "Trayendo las partidas…",
    "Reading scores": "Leyendo…",
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

    # the games
    "games": "Tus partidas",
    "no_games": "Todavía ninguna. Tráelas de una placa o recupéralas de un archivo.",
    "more_games": "Las últimas {shown} de {count}; el informe y los archivos las tienen todas.",
    "show_game": "Ver la partida {number}",
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
    "reading": "Buscando el código …",
    "no_code": "No se ve ningún código. Haz una foto más nítida, de más cerca y de frente.",
    "verified": "Verificada: {title}",
    "same_deal": "Este reparto, el mejor primero",
    "keep_game": "Guardar esta partida",
    "send_game": "Imagen para enviar",
    "replayed": "Verificada: se ha vuelto a jugar paso a paso, y el resultado es correcto.",
    "export": "Guardar todo (JSON)",
    "may_go": "El navegador puede borrar estas partidas si le falta sitio. «Guardar todo» hace "
              "un archivo que recuperan esta página y crupier en un PC, cada partida una vez.",

    # a new board
    "new": "Una placa sin MicroPython",
    "bootsel": "Mantén BOOTSEL pulsado mientras enchufas la placa: aparece como una unidad.\n"
               "Descarga su MicroPython, un archivo .uf2, de micropython.org/download/RPI_PICO\n"
               "Arrastra el archivo a esa unidad: la placa se reinicia. Después, conéctala aquí.",
    "one_file": "O sin conectarla: elige aquí ese archivo y arrastra a la unidad el que crea la "
                "página. Esto borra todo lo que hay en la placa, también las partidas.",
    "image": "MicroPython y Crupier en un archivo",

    # how it ended
    "pull_done": "Partidas nuevas: {count}",
    "flash_done": "La placa tiene Crupier {running}: sigue en su pantalla",
    "backup_done": "Copia hecha",
    "restore_done": "La copia está en la placa",
    "time_done": "La placa está en hora",
    "names_done": "Nombres: {list}",
    "export_done": "Archivo guardado",
    "image_done": "Creado: arrastra crupier-{board}.uf2 a la unidad que muestra BOOTSEL",
    "import_done": "Partidas nuevas: {new}; ya estaban: {known}",
    "doctor_done": "Resultado de la revisión",
    "in_english": "Detalles (en inglés):",
    "trouble": "No ha funcionado",
    "no_device": "La placa no está: enchúfala y pulsa Conectar",
    "port_busy": "Otro programa usa la placa: ciérralo y prueba otra vez",
    "device_error": "La placa no responde como debe",
    "integrity": "Algo ha llegado dañado o no es lo que parece",
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
