# safe_mode comes from boot.py, which has the same globals.
if globals().get("safe_mode"):
    print("Safe mode: Crupier was not started. Restart without holding the key to play.")
else:
    import sys
    path = sys.path[:]
    sys.path[:] = "/crupier", ".frozen"     # /lib may have another binascii
    try:
        import pack
    finally:
        sys.path[:] = path
    pack.mount()
    try:
        import start
        start.run()
    finally:
        pack.umount()
