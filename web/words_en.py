"""What the page of one's own board says in English."""

from crupier.web import doctor_en

TEXTS = {
    "title": "Your board",
    "play": "Play here, without a board",
    "plug_in": "Plug it in with a USB cable that carries data, then connect.",
    "connect": "Connect",
    "another": "Connect another one",
    "disconnect": "Disconnect",
    "not_listed": "Not in the list? Try another cable: some only charge. Or it is a new board, "
                  "which needs MicroPython first.",
    "new_first": "A new board? See what comes first",
    "no_serial": "This browser reaches no cable: take Chrome, Edge or another Chromium on a "
                 "computer for that. All else works here: your games, reports, files.",
    "old_browser": "This browser is too old for the cable: version 137 of Chrome or Edge, or a "
                   "later one, can do it. All else works here.",
    "elsewhere": "Your board is open in another tab. Close that one, and this one starts.",
    "unknown_board": "A board",
    "runs": "Crupier {version} · no new games at {at} · board {device}",
    "runs_waiting": "Crupier {version} · games to bring home: {count} · board {device}",
    "silent": "Crupier {version} is installed and does not run · MicroPython {micropython}",
    "begun": "The installation was cut off: “{flash}” finishes it · MicroPython {micropython}",
    "empty": "MicroPython {micropython}, without Crupier",

    # in progress
    "loading": "Loading the tool …",
    "loading_first": "Loading the tool: about {megabytes} MB, this first time only …",
    "working": "One moment …",
    "looking": "Asking the board …",
    "looking_again": "Asking the board once more …",
    "Saving scores": "Saving what the board has …",
    "Sending": "Writing onto the board …",
    "Pulling games": "Bringing games home …",
    "Reading scores": "Reading …",
    "Making room": "Making room …",
    "Bringing the library up to date": "Bringing your games up to date …",
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
    "flash_empty_why": "Onto the MicroPython that is there.",
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
    "wiring": "Wiring",
    "wiring_none": "Nothing to wire: its parts plug together, or are inside. Keys: {keys}.",
    "wiring_of": "Drawing: what goes where on {name}. The table has the same.",
    "wiring_how": "The pins of the display may be in another order: go by what is printed on it. "
                  "A button has four legs: take two that lie diagonally.",
    "pins": {},

    # the games
    "games": "Your games",
    "no_games": "None yet. Bring them home from a board, or take them back from a file.",
    "more_games": "The latest {shown} of {count}; the report and the files have all.",
    "not_verified": "not verified",
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
    "cards_left": "{left} cards left",
    "one_left": "1 card left",
    "left_note": "None left wins, fewer than 10 is excellent",
    "replayed": "Verified: every step was played again, and the result is right.",
    "export": "Save all (JSON)",
    "refused": "This browser keeps nothing here: games are gone when the page is closed. Allow "
               "the page to store data, or open it in a window that is not private; or “Save all” "
               "before you close it.",
    "may_go": "The browser may drop these games when it needs room. “Save all” makes a file that "
              "this page and crupier on a PC take back, each game once.",

    # a new board
    "new": "A new board",
    "bootsel": "Put it together: “Wiring”, above, shows what goes where.\n"
               "Hold BOOTSEL, the button on the Pico or the Feather, while you plug it in "
               "(PicoSystem: X while you switch it on): it shows up as a drive.\n"
               "Download its MicroPython: the first file .uf2 under “Releases”, no preview.\n"
               "Drag the file onto that drive: the board restarts. Then connect here.",
    "untried": "should work, nobody has tried it",
    "one_file": "Or, with RPI_PICO only, without connecting: give this page that file, and drag "
                "onto the drive the one that it makes. It erases all that is on the board, scores "
                "too.",
    "image": "MicroPython and Crupier in one file",

    **doctor_en.TEXTS,

    # how it ended
    "pull_done": "New games: {count}",
    "doubtful": "Results that cannot be verified: {count}. They are kept, and do not count.",
    "newer_games": "Games of a newer Crupier than this page: {count}. They are kept.",
    "restarted": "The game was not running on the board, which has been restarted.",
    "clock_set": "The board knows the time now.",
    "clock_off": "The clocks of board and computer differ. If the computer is right: “Set the "
                 "clock”.",
    "unnoted": "The board could not note that these games are safe here, so it keeps them, too.",
    "untouched": "Games and settings are as they were.",
    "holds": "It has the settings, the games in progress and the finished ones: {games}.",
    "games_back": "Games put back: {games}",
    "game_back": "The game in progress is back, too.",
    "left": "What has changed on the board since then, settings, names or a game in progress, "
            "stays as it is there.",
    "time_done": "The clock of the board is set",
    "time_doubt": "It was off by more than a day. Is the clock of this computer right?",
    "export_done": "The file is saved",
    "left_out": "Games that are not in it, given up or not verified: {left_out}",
    "undated": "Games without a date, which have that of the day they came home: {undated}",
    "import_done": "New games: {new}",
    "known": "Here already: {known}",
    "damaged_games": "Games of the file that are damaged or missing: {left_out}",
    "restore_done": "The backup is on the board",
    "restore_done_none": "The board has all of this backup already",
    "flash_done": "The board has Crupier {running}: go on at its display",
    "backup_done": "The backup is made",
    "backup_done_none": "The board has nothing to keep yet",
    "names_done": "Names: {list}",
    "names_done_none": "The list is empty",
    "image_done": "Made: drag crupier-{board}.uf2 onto the drive that BOOTSEL shows",
    "ask_clock": "The clocks of board and computer differ. Set the board’s to the computer’s?",
    "ask_room": "There is no room for the update. Old games can make some: all of them come into "
                "this browser first, then all but the last leave the board, whose figures go on "
                "counting them. Make room, and update?",
    "details": "Details",
    "trouble": "That did not work",
    "no_device": "The board is not there: plug it in, then connect",
    "port_busy": "Another program has the board: close it and try again",
    "device_error": "The board does not answer as it should",
    "integrity": "Something arrived damaged",
    "why.name_long": "“{name}” has {length} characters; a name has {most} at most",
    "why.name_rare": "“{name}” has too many rare characters: take fewer",
    "why.name_unseen": "“{name}” has a character that cannot be seen",
    "why.name_blank": "A name has at least one letter, digit or sign that the display has",
    "why.names_many": "The board keeps {most} names; these are {count}",
    "why.names_same": "Every name must be different",
    "why.no_code": "This is no code of a game",
    "why.newer_code": "A part of this code is missing or wrong: take another picture, or copy the "
                      "whole text. Or a newer Crupier made it: load the page again",
    "why.damaged_code": "A part of this code is missing or wrong: take another picture, or copy "
                        "the whole text",
    "why.no_backup": "This is no backup of a board, which is a file .zip from “Back up”",
    "why.no_export": "This is no file with games, which is one from “Save all (JSON)”",
    "why.no_uf2": "This is no MicroPython, which is a file .uf2 from micropython.org",
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
