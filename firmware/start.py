"""From power-on to the application: display and keys first, and reasons instead of tracebacks."""

import hardware
from ui import layouts


def run():
    """Plays until a PC takes over. Nothing starts, and the console says why, with a bad board.py
    or without a display, as far as its bus can tell.
    """
    try:
        import board
        display = hardware.make_display(board.DISPLAY)
        keys = hardware.make_keys(board)
        layouts.load(display, "basic")      # ImportError: nothing is made for this size
    except OSError as error:
        print("No display answers (%r). Check its wiring against board.py:" % error)
        print(board.DISPLAY)
    except Exception as error:
        print("board.py cannot be used:", repr(error))
        print("`crupier flash --board ID` brings a good one.")
    else:
        # Only now: the picture of a colour display takes 29 KB in one piece.
        import play
        play.run(display, keys)
