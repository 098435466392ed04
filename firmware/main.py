# Shares its globals with boot.py.
if globals().get("safe_mode"):
    print("Safe mode: Crupier was not started. Restart without holding the key to play.")
else:
    import start
    start.run()
