"""What the page says in English of what the doctor finds: {flash} and others are the names of
buttons.
"""

TEXTS = {
    "doctor_well": "No problems found",
    "doctor_ill": "Something needs your attention",
    "doctor_done": "Nothing is broken. Good to know:",
    "room": "About {more} more games fit on the board.",
    "doctor.interrupted": "An update was cut off, and the version before it runs. “{flash}” "
                          "finishes it.",
    "doctor.begun": "The installation was cut off. “{flash}” finishes it.",
    "doctor.selftest": "A self-test was cut off and has left files, which do no harm.",
    "doctor.bad_board": "The file board.py on the board was edited, and cannot be used so. Mend "
                        "it, or put the original back with crupier flash --stock-board on a PC.",
    "doctor.board_edited": "The file board.py was edited on the board. It stays as it is.",
    "doctor.display": "The display does not answer: compare its wires with “{wiring}”.",
    "doctor.mute_display": "This display cannot be asked whether it works. Only if it is dark: "
                           "compare its wires with “{wiring}”.",
    "doctor.held_keys": "A key is down. If no finger is on it, compare its wires with "
                        "“{wiring}”.",
    "doctor.no_start": "Crupier does not start. If the display shows a message, press a key; "
                       "otherwise “{flash}” helps. No game is lost.",
    "doctor.silent": "Crupier had been stopped and runs again. Nothing is to be done.",
    "doctor.crash": "Crupier has crashed at some time. No game is lost. If you report it, add "
                    "the file that “{backup}” makes.",
    "doctor.damaged_data": "Some of what the board keeps cannot be read; all else is safe. "
                           "“{pull}” now. “{restore}” may bring back the rest.",
    "doctor.set_aside": "The board has set damaged files aside and goes on. “{backup}” keeps "
                        "them.",
    "doctor.full": "The board is full and starts no new game. “{pull}”: then it can make room.",
    "doctor.filling": "The board is filling up. “{pull}”: then it can make room.",
    "doctor.no_update": "There is no room for the update. “{pull}”, then “{flash}”.",
    "doctor.slow": "The processor runs slower than it could. Restart the board twice.",
    "doctor.clock": "The clock of the board is not right: “{time}”.",
    "doctor.frozen": "Crupier is a part of this board’s MicroPython. Nothing is to be done here.",
    "doctor.damaged_files": "Files of Crupier are missing, damaged or not its own. “{flash}” "
                            "mends them; games stay.",
    "doctor.not_installed": "Crupier is not on this board yet: “{flash}”.",
    "doctor.newer": "The board has a newer Crupier than this page. Load the page again.",
    "doctor.outdated": "This page brings another version of Crupier: “{flash}”.",
    "doctor.unsuitable": "This MicroPython does not suit Crupier. “{new}”, below, says which one "
                         "does.",
    "doctor.no_answer": "The board does not answer. Unplug it, plug it in again, and connect.",
    "doctor.no_port": "The board is not there: plug it in, then connect.",
    "doctor.busy": "Another program has the board: close it and try again.",
    "doctor.other": "Something else is amiss: see the details.",
}
