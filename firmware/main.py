# safe_mode comes from boot.py, which has the same globals.
if globals().get("safe_mode"):
    print("Safe mode: Crupier was not started. Restart without holding the key to play.")
else:
    import pack
    pack.mount()
    try:
        import start
        start.run()
    finally:
        pack.umount()
