"""The texts on the display, for those who cannot see it: Canvas is listened to."""

from vm import wire
from vm.channel import channel

_GROUND, _CURSOR = 0, 5     # colour roles of ui/canvas.py: what is chosen stands on the cursor's,
_CHOSEN = " <"              # or is printed in that of the ground

_texts = []                 # (y, x, right, bottom, text, is it chosen?), in no order
_below = []                 # (pixels, texts) of what a picture on its way covers
_MOST = 4                   # of these are kept: a picture that stops is never lifted
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
    copy, paste = Canvas.copy, Canvas.paste

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

    def copied(self, x, y, w, h):
        pixels = copy(self, x, y, w, h)
        _below.append((pixels, _within(x, y, x + w, y + h)))
        del _below[:-_MOST]
        return pixels

    def pasted(self, pixels, x, y, w, h):
        paste(self, pixels, x, y, w, h)
        for i, (each, texts) in enumerate(_below):
            if each is pixels:
                _texts.extend(texts)
                del _below[i]
                break

    Canvas.__init__, Canvas.text, Canvas.retext = listening, heard, changed
    Canvas.copy, Canvas.paste = copied, pasted
    channel.rest = _rest(channel.rest)


class Product:
    """`with Product():` its modules can be imported, before it runs."""

    def __enter__(self):
        import pack
        self._pack = pack
        pack.mount()

    def __exit__(self, *_):
        self._pack.umount()


def _within(left, top, right, bottom):
    """Texts there, or partly there."""
    return [text for text in _texts if text[0] < bottom and text[3] > top
            and text[1] < right and text[2] > left]


def _forget(left, top, right, bottom):
    """Texts there have been painted over."""
    gone = _within(left, top, right, bottom)
    _texts[:] = [text for text in _texts if text not in gone]


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
    """Tells, line by line, what is new on a display at rest."""
    def told():
        global _said
        if channel.traffic:
            lines = _lines()
            if lines != _said:
                _said = lines
                channel.tell(wire.TEXT, 0, lines)
        rest()
    return told
