# Waveshare Pico-OLED-1.3 on a Raspberry Pi Pico. Data only.
# Pins and panel: waveshare/Pico_code, Python/Pico-OLED-1.3/Pico-OLED-1.3(spi).py
ID = "waveshare_oled13"
NAME = "Waveshare Pico-OLED-1.3"
# Held upright with the two keys below the glass: turned by 180 degrees from how the panel counts
# (column 0 on the left, page 0 at the top).
DISPLAY = dict(driver="sh1107", spi=1, baud=10_000_000, sck=10, mosi=11, cs=9, dc=8, rst=12,
               width=64, height=128, rotation=180, offset=0x60)
KEYS = (("NEXT", 15), ("OK", 17))
LABELS = ("OK", "KEY1"), ("NEXT", "KEY0")
KEYS_ACTIVE_LOW = True
SAFE_MODE_KEY = "OK"        # held while the power comes on: main.py is skipped
