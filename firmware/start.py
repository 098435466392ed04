"""From power-on to the application: display and keys first, and reasons instead of tracebacks."""

import gc

from micropython import const

from ui import layouts

# Bytes between two garbage collections while the application starts. When only a full heap is
# collected, what stays lies all over it, and no room is left in one piece: a module imported late
# may need 14 KB for its names. Later the application collects, at moments when nobody waits.
_GARBAGE = const(65_536)


def run():
    """Plays until a PC takes over. Nothing starts, and the console says why, with a bad board.py
    or without a display, as far as its bus can tell.
    """
    gc.threshold(_GARBAGE)
    try:
        import board
        display, keys = _parts(board)
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


def _parts(board):
    from hardware import make_display, make_keys
    return make_display(board.DISPLAY), make_keys(board)
