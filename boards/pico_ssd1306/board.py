# Raspberry Pi Pico + SSD1306 128x64 on I2C, on a breadboard. Data only.
# freq: asks for 425 kHz, is 400 kHz on the wire; the divider ignores the rise time.
# Free choice of pins: GP4/GP5 are I2C0 (RP2040 datasheet, table 2), the keys sit side by side.
ID = "pico_ssd1306"
NAME = "Raspberry Pi Pico + SSD1306 128x64"
DISPLAY = dict(driver="ssd1306", i2c=0, sda=4, scl=5, freq=425_000, addr=0x3C,
               width=128, height=64)
# (key, GPIO). NEXT and OK are enough to play; wire the others if you have them.
KEYS = (("NEXT", 14), ("OK", 15),
        ("UP", 10), ("DOWN", 11), ("LEFT", 12), ("RIGHT", 13), ("BACK", 9))
KEYS_ACTIVE_LOW = True
SAFE_MODE_KEY = "OK"        # held while the power comes on: main.py is skipped
