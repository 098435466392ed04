# Shares its globals with boot.py.
if globals().get("safe_mode"):
    print("Safe mode: Crupier was not started. Restart without holding the key to play.")
else:
    import modules
    modules.mount()
    try:
        import start
        start.run()
    finally:
        modules.umount()
