"""A board on emulated silicon as tests of whole games hold it."""

from silicon import SiliconBoard

BOARDS = ("pico_ssd1306", "picosystem")     # one OLED on I2C, one LCD on SPI
BOOT_MS = 2_500
_ANSWER_MS = 700        # a screen that has to be read from the flash first
_REST_MS = 120          # without change, the glass has come to rest


class Console:
    """press() leaves the glass at rest."""

    def __init__(self, board: SiliconBoard):
        self.board = board
        self.frame = board.frame

    def press(self, *keys: str) -> None:
        for key in keys:
            before = self._seen()
            self.board.press(key)
            end = self.board.ms + _ANSWER_MS
            while self._seen() == before and self.board.ms < end and self.board.powered:
                self.board.run(10)
            while before != (before := self._seen()):
                self.board.run(_REST_MS)

    def _seen(self) -> bytes:
        return self.board.frame().tobytes()
