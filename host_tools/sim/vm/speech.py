"""The texts on the glass, for those who cannot see it: Canvas is listened to."""

from vm import wire
from vm.channel import channel

_GROUND, _CURSOR = 0, 5     # colour roles of ui/canvas.py: what is chosen stands on the cursor's,
_CHOSEN = " <"              # or is printed in that of the ground

_texts = []                 # (y, x, right, bottom, text, is it chosen?), in no order
_said = b""


def listen():
    """From the next frame on. The product must be there to be found; without it, nothing."""
    try:
        with Product():
            from ui.canvas import Canvas
    except Exception as error:
        print("The texts of the screen cannot be told:", repr(error))
        return
    begin, text, retext = Canvas.__init__, Canvas.text, Canvas.retext

    def listening(self, *args):
        begin(self, *args)
        touch = self._touch

        def touched(x, y, w, h):
            _forget(x, y, x + w, y + h)
            touch(x, y, w, h)
        self._touch = touched

    def heard(self, words, x, y, font, fg=3, bg=_GROUND):
        end = text(self, words, x, y, font, fg, bg)
        if words.strip():
            chosen = bg == _CURSOR or (fg == _GROUND and bg != _GROUND)
            _texts.append((y, x, end, y + font.cap, words.strip(), chosen))
        return end

    def changed(self, was, words, x, y, font):
        retext(self, was, words, x, y, font)
        right, bottom = x + font.width(words), y + font.cap
        _forget(x, y, right, bottom)
        _texts.append((y, x, right, bottom, words.strip(), False))

    Canvas.__init__, Canvas.text, Canvas.retext = listening, heard, changed
    channel.rest = _rest(channel.rest)


class Product:
    """`with Product():` its modules can be imported, before it runs."""

    def __enter__(self):
        import pack
        self._pack = pack
        pack.mount()

    def __exit__(self, *_):
        self._pack.umount()


def _forget(left, top, right, bottom):
    """Texts there have been painted over."""
    _texts[:] = [text for text in _texts if text[0] >= bottom or text[3] <= top
                 or text[1] >= right or text[2] <= left]


def _lines():
    """Texts side by side are one line, those that are chosen together one thing."""
    lines, last = [], None
    for y, _, _, _, text, chosen in sorted(_texts):
        if y == last:
            before = lines.pop()
            if chosen and before.endswith(_CHOSEN):
                text = before[:-len(_CHOSEN)] + " " + text
            else:
                text = before + ", " + text
        lines.append(text + _CHOSEN * chosen)
        last = y
    return "\n".join(lines).encode()


def _rest(rest):
    """Tells, line by line, what is new on a glass at rest."""
    def told():
        global _said
        if channel.traffic:
            lines = _lines()
            if lines != _said:
                _said = lines
                channel.tell(wire.TEXT, 0, lines)
        rest()
    return told
