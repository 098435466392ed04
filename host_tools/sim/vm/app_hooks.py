"""Hooks into the application, set before it starts: texts for screen readers, a display that keeps
still, and the player who has the device in hand.

Each replaces methods of the product's classes. Where those are missing, it prints why, and the
board runs without.
"""

from vm import wire
from vm.channel import channel

_GROUND, _CURSOR = 0, 5     # colour roles of ui/canvas.py: what is chosen stands on the cursor's,
_CHOSEN = " <"              # or is printed in that of the ground

_texts = []                 # (y, x, right, bottom, text, is it chosen?), in no order
_below = []                 # (pixels, texts) of what a picture on its way covers
_MOST = 4                   # of these are kept: a picture that stops is never lifted
_said = b""
_app = None
_told = None                # argument and data of the last wire.HOLDER


def hook(install, failure):
    """Calls it where the modules of the product can be imported, before that runs -> could it?"""
    try:
        import pack
        pack.mount()
        try:
            install()
        finally:
            pack.umount()
    except Exception as error:
        print(failure, repr(error))
        return False
    return True


# Texts for screen readers

def listen():
    """Has Canvas tell its texts, from the next frame on."""
    from ui.canvas import Canvas
    begin, text = Canvas.__init__, Canvas.text
    copy, paste = Canvas.copy, Canvas.paste

    def listening(self, *args):
        begin(self, *args)
        touch = self._touch

        def touched(x, y, w, h):
            _forget(x, y, x + w, y + h)
            touch(x, y, w, h)
        self._touch = touched

    def heard(self, words, x, y, font, fg=3, bg=_GROUND):
        before = _texts[:] if bg is None else ()
        end = text(self, words, x, y, font, fg, bg)
        if bg is None:          # nothing is painted over above and below its letters
            _texts[:] = before
            _forget(x, y, end, y + font.cap)
        if words.strip():
            chosen = bg == _CURSOR or (fg == _GROUND and bg != _GROUND)
            _texts.append((y, x, end, y + font.cap, words.strip(), chosen))
        return end

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

    Canvas.__init__, Canvas.text = listening, heard
    Canvas.copy, Canvas.paste = copied, pasted
    channel.rest = _rest(channel.rest)


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


# A display that keeps still

def keep_still():
    """Has DisplayPower animate nothing while a window asks for that."""
    from display_power import DisplayPower
    animates = DisplayPower.animates
    DisplayPower.animates = lambda self: not channel.state.still and animates(self)


# The player who has the device in hand

def tell_holders():
    """Says between frames who has the device; nobody may look while that changes."""
    global _told
    from app import App
    from display_power import DisplayPower
    _told = wire.NOBODY, b""
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
    for screen in reversed(_app._screens):
        seat = getattr(screen, "holder", None)
        if seat is not None:
            head = getattr(screen, "head", None) or _app.session.head
            devices = head.get("devices")
            person = devices[:seat].count(None) if devices else seat
            said = [head["names"][seat]] + _laid(_app.session.game)
            return 2 * person + screen.SECRET, "\n".join(said).encode()
    return wire.EVERYBODY, b""


def _laid(game):
    """What lies open of the turn of The Game that is being played, as a list of one text or none.
    """
    cards = []
    if game and game.NAME == "the_game":
        for action in reversed(list(game.log)):
            pile, card = divmod(action, 100)
            if not card:
                break
            laid = game.piles[pile]
            cards.insert(0, "%d\u2192%d" % (laid[laid.index(card) - 1], card))
    return [", ".join(cards)] if cards else []
