# Waveshare Pico-LCD-1.3 (240x240) on a Raspberry Pi Pico. Data only.
# Pins and panel: waveshare/Pico_code, Python/Pico-LCD-1.3/Pico-LCD-1.3.py
ID = "waveshare_lcd13"
NAME = "Waveshare Pico-LCD-1.3"
DISPLAY = dict(driver="st7789", spi=1, baud=62_500_000, sck=10, mosi=11, cs=9, dc=8, rst=12,
               bl=13, width=240, height=240, col=0, row=0, madctl=0x70,
               init=b"\xB7\x01\x35\xBB\x01\x19\xC3\x01\x12")      # gate, VCOMS, VRH
KEYS = (("UP", 2), ("DOWN", 18), ("LEFT", 16), ("RIGHT", 20), ("OK", 3),    # joystick, its press
        ("OK", 15), ("BACK", 17), ("NEXT", 19), ("UNDO", 21))
LABELS = ("OK", "A"), ("BACK", "B"), ("NEXT", "X"), ("UNDO", "Y")
KEYS_ACTIVE_LOW = True
SAFE_MODE_KEY = "OK"        # held while the power comes on: main.py is skipped
