"""The wire between the board (MicroPython) and the PC (CPython). Both sides import this file."""

# Board to PC: a header, then `size` bytes. kind, number, argument, board time in us, size
REQUEST = "<BIqqI"

HELLO = 1       # the firmware takes over; argument: free heap in bytes
PARK = 2        # stepped: the time budget is used up; answered when there is more
REST = 3        # the program sleeps after bus traffic: the display is complete. No answer
KEYBOARD = 4    # argument: character that interrupts the program, -1 for none
PROMPT = 5      # the REPL waits for input: nothing to interrupt
PART = 6        # argument: index; a part of the next I2C_WRITEV. No answer
I2C_WRITE = 7   # argument: route(); data. Answer: ok = acknowledged
I2C_WRITEV = 8  # the same, its data are the parts before it
SPI_WRITE = 10  # argument: route(); data. No answer
PIN = 11        # argument: pin | level << 8; level 2 = nothing drives it any more. No answer
PWM = 12        # argument: pin | duty 0..65535 << 8 | frequency in Hz << 24. No answer
ADC = 13        # argument: channel. Answer: value 0..65535
RTC = 14        # argument: Unix time in us that the clock would have shown at board time 0
RESET = 15      # as by the watchdog. No answer
SOFT_RESET = 16 # argument: is the raw REPL active | clock in Hz << 1. No answer
BOOTLOADER = 17 # the program is gone until reset or power. No answer
NOTE = 18       # text for the log of the PC
SYNC = 19       # nothing but an answer
TEXT = 20       # the texts on the display, line by line. No answer
HOLDER = 21     # argument: see below; data: the player's name, in a second line what lies open of
                # the turn. No answer

# Who has the device: 2 * place among the people at the table + 1 if nobody else may look, or:
EVERYBODY = -1
NOBODY = -2     # may look: the display is just changing

# The flash has a wire of its own, with the same header. The answer is one byte: it is done.
ERASE = 1       # argument: block
PROGRAM = 2     # argument: offset; data
AGAIN = 3       # Ctrl-C was caught: send it once more, after the answer

# PC to board: always this one message, always complete, so that the latest one is enough.
STATE = (
    ("answers", "I"),   # number of the latest request answered
    ("ok", "B"),
    ("value", "q"),
    ("driven", "I"),    # pins held by something outside, bit n = GPn
    ("levels", "I"),    # their levels
    ("fell", "I"),      # edges since the message before
    ("rose", "I"),
    ("until", "q"),     # stepped: board time in us up to which the program may run
    ("skipped", "q"),   # us to add to the clock
    ("still", "B"),     # 1: nothing is to move on the display
)
STATE_FORMAT = "<" + "".join([code for _, code in STATE])


def route(bus, first, second, last):
    """Bus, its pins (SDA and SCL, or SCK and MOSI), and I2C address or SPI mode, as one int."""
    return bus | first << 8 | second << 16 | last << 24


def unroute(number):
    """-> (bus, first, second, last)"""
    return tuple([number >> shift & 255 for shift in (0, 8, 16, 24)])
