"""What a board says no with."""

from crupier.errors import DEVICE_ERROR, Trouble


class Refused(Trouble):
    """The board understood a request and refuses it. kind: of the exception there."""

    def __init__(self, reason: str, kind: str = ""):
        super().__init__(f"the board refuses: {reason}.", DEVICE_ERROR)
        self.kind = kind
