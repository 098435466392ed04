# Adafruit Feather RP2040 + 128x64 OLED FeatherWing (4650). Data only.
# Pins: adafruit/circuitpython, ports/raspberrypi/boards/adafruit_feather_rp2040/pins.c
# Panel and keys: adafruit/Adafruit_SH110x, Adafruit_SH1107.cpp and examples/OLED_featherwing
ID = "feather_oled"
NAME = "Adafruit Feather RP2040 + 128x64 OLED FeatherWing"
# Held with the three keys to the left of the glass: turned by 90 degrees against the clock from
# how the panel counts (column 0 on the left, page 0 at the top).
DISPLAY = dict(driver="sh1107", i2c=1, sda=2, scl=3, freq=400_000, addr=0x3C,
               width=128, height=64, rotation=270, offset=0x60)
KEYS = (("UP", 9), ("OK", 8), ("DOWN", 7))       # hold OK for BACK
LABELS = ("UP", "A"), ("OK", "B"), ("DOWN", "C")
KEYS_ACTIVE_LOW = True
SAFE_MODE_KEY = "OK"        # held while the power comes on: main.py is skipped
