# Pimoroni Pico Display Pack (240x135) on a Raspberry Pi Pico. Data only.
# pimoroni/pimoroni-pico: libraries/pico_display/pico_display.hpp and common/pimoroni_common.hpp
# for the pins, drivers/st7789/st7789.cpp for the panel
ID = "pico_display"
NAME = "Pimoroni Pico Display"
DISPLAY = dict(driver="st7789", spi=0, baud=62_500_000, sck=18, mosi=19, cs=17, dc=16, bl=20,
               width=240, height=135, col=40, row=53, madctl=0x70,
               init=(b"\xD6\x01\xA1\xB7\x01\x75\xBB\x01\x3D\xC3\x01\x00"  # gate, VCOMS, VRH; gamma
                     b"\xE0\x0E\x70\x04\x08\x09\x09\x05\x2A\x33\x41\x07\x13\x13\x29\x2F"
                     b"\xE1\x0E\x70\x03\x09\x0A\x09\x06\x2B\x34\x41\x07\x12\x14\x28\x2E"))
KEYS = (("OK", 12), ("BACK", 13), ("UP", 14), ("DOWN", 15))
LABELS = ("OK", "A"), ("BACK", "B"), ("UP", "X"), ("DOWN", "Y")
KEYS_ACTIVE_LOW = True
SAFE_MODE_KEY = "OK"        # held while the power comes on: main.py is skipped
LED = dict(red=6, green=7, blue=8, active_low=True)
