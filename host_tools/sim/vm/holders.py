"""Who has the device in hand, for windows that are seats of one table: the application is watched.

The PC hears it between the frames: nobody may look while the display goes from one to another.
"""

from vm import wire
from vm.channel import channel
from vm.speech import Product

_app = None
_told = wire.NOBODY, b""


def watch():
    """From the first frame of the application on. Without the product, nobody sees anything."""
    try:
        with Product():
            from app import App
            from display_power import DisplayPower
    except Exception as error:
        print("Nobody can be told whose turn it is:", repr(error))
        channel.tell(wire.HOLDER, *_told)
        return
    begin, show = App.__init__, DisplayPower.show

    def begun(self, *args):
        global _app
        begin(self, *args)
        _app = self

    def shown(self, *args):
        global _told
        now = _holder() if _app else _told
        if now == _told:
            show(self, *args)
            return
        (code, name), (before, _) = now, _told
        same = code >= 0 and code >> 1 == before >> 1
        channel.tell(wire.HOLDER, code | 1 if same else wire.NOBODY, name)
        show(self, *args)
        channel.tell(wire.HOLDER, code, name)
        channel.traffic = True      # the same pixels count anew
        _told = now

    App.__init__, DisplayPower.show = begun, shown


def _holder():
    """Argument and data of wire.HOLDER: what the top screen says, or one below it."""
    for screen in reversed(_app._stack[1:]):
        seat = getattr(screen, "holder", None)
        if seat is not None:
            head = getattr(screen, "head", None) or _app.session.head
            devices = head.get("devices")
            person = devices[:seat].count(None) if devices else seat
            return 2 * person + screen.SECRET, head["names"][seat].encode()
    return wire.EVERYBODY, b""
