"""What the page of one's own board says in English."""

TEXTS = {
    "title": "Your board",
    "play": "Play here, without a board",
    "plug_in": "Plug it in with a USB cable that carries data, then connect.",
    "connect": "Connect",
    "another": "Connect another one",
    "disconnect": "Disconnect",
    "no_serial": "This browser reaches no cable: take Chrome, Edge or another Chromium on a "
                 "computer for that. All else works here: your games, reports, files.",
    "old_browser": "This browser is too old for the cable: version 137 of Chrome or Edge, or a "
                   "later one, can do it. All else works here.",
    "elsewhere": "Your board is open in another tab. Close that one, and this one starts.",
    "unknown_board": "A board",
    "runs": "Crupier {version} · no new games when it was connected · board {device}",
    "runs_waiting": "Crupier {version} · {count} games to bring home · board {device}",
    "silent": "Crupier {version} is installed and does not run · MicroPython {micropython}",
    "empty": "MicroPython {micropython}, without Crupier · {machine}",

    # in progress
    "loading": "Loading the tool …",
    "working": "One moment …",
    "looking": "Asking the board …",
    "looking_again": "Asking the board once more …",
    "Saving scores": "Saving what the board has …",
    "Sending": "Writing onto the board …",
    "Pulling games": "Bringing games home …",
    "Reading scores": "Reading …",
    "pull_now": "Bringing games home …",
    "flash_now": "Installing: leave the cable in …",
    "backup_now": "Saving what the board has …",
    "restore_now": "Putting it back: leave the cable in …",
    "doctor_now": "Looking for what is wrong …",
    "report_now": "Making the report …",

    # what can be done
    "deeds": "What would you like to do?",
    "pull": "Bring scores home",
    "pull_why": "New games come into this browser, each checked by playing it again. A game on "
                "the board goes on.",
    "flash": "Update to {version}",
    "flash_why": "The old version stays until the new one is whole. Scores are saved first.",
    "flash_again": "Install {version} again",
    "flash_again_why": "It is up to date; this looks at every file. Scores stay.",
    "flash_new": "Install Crupier",
    "flash_new_why": "Onto the MicroPython that is there. What the board has is saved first.",
    "backup": "Back up",
    "backup_why": "Games, settings and the game in progress, as a file.",
    "restore": "Restore a backup",
    "restore_why": "Puts back what the board has lost; nothing is taken away.",
    "doctor": "What is wrong?",
    "doctor_why": "Looks everywhere, changes nothing, and says what to do.",
    "time": "Set the clock",
    "time_why": "Games get a date, and there is a deal of the day.",
    "names": "Players’ names",
    "names_why": "The list that the board offers.",
    "names_how": "One name per line, up to 16 names of 12 characters.",
    "which_board": "Which board is it?",

    # the games
    "games": "Your games",
    "no_games": "None yet. Bring them home from a board, or take them back from a file.",
    "more_games": "The latest {shown} of {count}; the report and the files have all.",
    "show_game": "Show game {number}",
    "report": "Report with charts",
    "save_report": "Save the page",
    "json": "Save all (JSON)",
    "csv": "Table (CSV)",
    "bgstats": "BG Stats",
    "import": "Take back a file",
    "code": "Read a code",
    "code_how": "On a board, at the end of a game: the small code. Of a past one: History, Last "
                "games, the game, “Show as code”.",
    "camera": "Use the camera",
    "camera_refused": "The browser may not use the camera. Allow it beside the address, or choose "
                      "a picture.",
    "no_camera": "There is no camera here, or another program has it. Choose a picture, or paste "
                 "the text of the code.",
    "picture": "A picture",
    "code_text": "Or the text of the code",
    "read_code": "Read it",
    "reading": "Looking for the code …",
    "no_code": "There is no code to be seen. Take a sharper picture, from nearer by "
               "and straight from above.",
    "verified": "Verified: {title}",
    "same_deal": "This deal, best first",
    "keep_game": "Keep this game",
    "send_game": "Picture to send",
    "replayed": "Verified: every step was played again, and the result is right.",
    "export": "Save all (JSON)",
    "may_go": "The browser may drop these games when it needs room. “Save all” makes a file that "
              "this page and crupier on a PC take back, each game once.",

    # a new board
    "new": "A board without MicroPython",
    "bootsel": "Hold BOOTSEL on the board while you plug it in: it shows up as a drive.\n"
               "Download MicroPython for it, a file .uf2, from micropython.org/download/RPI_PICO\n"
               "Drag the file onto that drive: the board restarts. Then connect here.",
    "one_file": "Or without connecting: give this page that file, and drag onto the drive the one "
                "that it makes. It erases all that is on the board, scores too.",
    "image": "MicroPython and Crupier in one file",

    # how it ended
    "flash_done": "The board has Crupier {running}: go on at its display",
    "backup_done": "The backup is made",
    "names_done": "Names: {list}",
    "image_done": "Made: drag crupier-{board}.uf2 onto the drive that BOOTSEL shows",
    "doctor_done": "What there is to know",
    "trouble": "That did not work",
    "no_device": "The board is not there: plug it in, then connect",
    "port_busy": "Another program has the board: close it and try again",
    "device_error": "The board does not answer as it should",
    "integrity": "Something arrived damaged",
    "unkept": "The browser has no room, or keeps nothing: save your games as a file before you "
              "close this page.",
    "this_browser": "this browser",
    "this_computer": "this computer",
    "this_board": "the board",
    "yes": "Yes",
    "no": "No",
    "save": "Save",
    "cancel": "Cancel",
    "close": "Close",
    "private": "Nothing leaves this computer: the page talks to the board, and to nobody else.",
}
