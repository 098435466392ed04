"""`crupier doctor --selftest`: a guided test of a real board, which ends in a report to share.

The board runs its own drivers, so what is tested is what plays.
"""

# Name, title, what board.py calls the part, None for what every board has.
STEPS = (
    ("display", "Display", None), ("keys", "Keys", None), ("buzzer", "Buzzer", "BUZZER"),
    ("led", "Light", "LED"), ("battery", "Battery", "BATTERY"), ("flash", "Flash", None),
    ("usb", "USB", None), ("clock", "Clock", None), ("cuts", "Power cuts", None))
NAMES = tuple(name for name, *_ in STEPS)
