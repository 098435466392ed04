"""The shapes that a screen draws hundreds of times.

host_tools/build/payload.py makes this module twice: as bytecode, and as machine code under the
name ui/shapes_native.py, which Canvas prefers. A call in bytecode that needs more than 11 words
(VM_MAX_STATE_ON_STACK in py/objfun.c) allocates its frame on the heap, which takes up to a
millisecond in a full heap. Frames of machine code are on the C stack.
"""

from micropython import const

_BG, _FG = const(0), const(3)           # roles, as in ui/canvas.py

# Insets of the first pixel rows of a rounded corner, by its size.
_INSETS = ((), (1,), (2, 1), (3, 2, 1), (4, 2, 1, 1), (5, 3, 2, 1, 1))


class Shapes:
    """The base class of Canvas."""

    def fill(self, x, y, w, h, role=_BG):
        self._fb.rect(x, y, w, h, self._palette[role], True)
        self._touch(x, y, w, h)

    def hline(self, x, y, w, role=_FG):
        self._fb.hline(x, y, w, self._palette[role])
        self._touch(x, y, w, 1)

    def rounded(self, x, y, w, h, role, corner):
        """Fills an area with round corners. corner: 0...5 pixels."""
        insets = _INSETS[corner]
        colour, n, hline = self._palette[role], len(insets), self._fb.hline
        self._fb.rect(x, y + n, w, h - 2 * n, colour, True)
        bottom = y + h - 1
        for i, inset in enumerate(insets):
            hline(x + inset, y + i, w - 2 * inset, colour)
            hline(x + inset, bottom - i, w - 2 * inset, colour)
        self._touch(x, y, w, h)

    # Text in an area; see Canvas.text().

    def centre(self, text, x, y, w, font, fg=_FG, bg=_BG):
        """Paints a text centred in w pixels."""
        return self.text(text, x + (w - font.width(text) + 1) // 2, y, font, fg, bg)

    def right(self, text, x, y, w, font, fg=_FG, bg=_BG):
        """Paints a text at the right end of w pixels."""
        return self.text(text, x + w - font.width(text), y, font, fg, bg)

    def inside(self, text, x, y, w, h, font, fg=_FG):
        """Paints a text centred in an area, without a background."""
        self.centre(text, x, y + (h - font.cap + 1) // 2, w, font, fg, None)
