# Runs first. The safe-mode key, held while the power comes on, keeps main.py from starting:
# the REPL is free then, whatever the application does.
import sys

sys.path.insert(0, "/crupier")
safe_mode = False
try:
    import board
    from machine import Pin

    _pin = dict(board.KEYS)[board.SAFE_MODE_KEY]
    _pull = Pin.PULL_UP if board.KEYS_ACTIVE_LOW else Pin.PULL_DOWN
    safe_mode = Pin(_pin, Pin.IN, _pull).value() != int(board.KEYS_ACTIVE_LOW)
except Exception as error:
    print("board.py:", repr(error))
