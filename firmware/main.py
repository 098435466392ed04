# Shares its globals with boot.py.
import sys


def keep_builtins(*names):
    """Puts built-in modules where an import finds them at once.

    MicroPython looks for a time.py and its like on the flash each time that something imports one
    of these, which takes 7 ms on an RP2040.
    """
    path = sys.path[:]
    sys.path.clear()
    try:
        for name in names:
            if name not in sys.modules:
                sys.modules[name] = __import__(name)
    finally:
        sys.path.extend(path)


if globals().get("safe_mode"):
    print("Safe mode: Crupier was not started. Restart without holding the key to play.")
else:
    keep_builtins("array", "binascii", "collections", "errno", "hashlib", "json", "machine", "os",
                  "select", "time")
    import start
    start.run()
