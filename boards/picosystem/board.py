# Pimoroni PicoSystem. Data only.
# Pins: pimoroni/picosystem, libraries/picosystem.hpp and hardware.cpp.
# Panel: adafruit/circuitpython, ports/raspberrypi/boards/pimoroni_picosystem/board.c
ID = "picosystem"
NAME = "Pimoroni PicoSystem"
DISPLAY = dict(driver="st7789", spi=0, baud=62_500_000, sck=6, mosi=7, cs=5, dc=9, rst=4, bl=12,
               width=240, height=240, col=0, row=0, madctl=0x04,
               init=b"\xB7\x01\x14\xBB\x01\x37\xC3\x01\x12")      # gate, VCOMS, VRH
KEYS = (("UP", 23), ("DOWN", 20), ("LEFT", 22), ("RIGHT", 21),
        ("OK", 18), ("BACK", 19), ("NEXT", 17), ("UNDO", 16))
LABELS = ("OK", "A"), ("BACK", "B"), ("NEXT", "X"), ("UNDO", "Y")
KEYS_ACTIVE_LOW = True
SAFE_MODE_KEY = "OK"        # held while the power comes on: main.py is skipped
LED = dict(red=14, green=13, blue=15, active_low=False)
BUZZER = dict(pin=11)
# The pin sees a third of the cell. Millivolts of an empty and a full one: below 3.3 V the
# regulator drops out; 4.1 V is full in hardware.cpp. usb: high while USB brings power; an input in
# raspberrypi/pico-sdk, boards/pimoroni_picosystem.h, though hardware.cpp drives it.
BATTERY = dict(adc=26, factor=3, empty=3300, full=4100, usb=2)
