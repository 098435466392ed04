from micropython import kbd_intr

# safe_mode comes from boot.py, which has the same globals.
if globals().get("safe_mode"):
    print("Safe mode: Crupier was not started. Restart without holding the key to play.")
    import at_rest
else:
    import sys
    path = sys.path[:]
    sys.path[:] = "/crupier", ".frozen"     # /lib may have another binascii
    try:
        import pack
    finally:
        sys.path[:] = path
    pack.mount()
    globals().pop("rp2", None)      # MicroPython's start has left it here; see memory.py
    said = False            # is there something to be read on the display?
    try:
        import start
        said = start.run()
    except KeyboardInterrupt:
        import hardware
        hardware.clock_passed()     # or the next start would blame the clock for what a PC did
    finally:
        try:
            kbd_intr(-1)    # the REPL turns it on again
        except KeyboardInterrupt:
            kbd_intr(-1)
        pack.umount()
        if not said:
            import at_rest  # noqa: F401
