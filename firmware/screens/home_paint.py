"""Paints the regions of the home screen; see screens/home.py for their states."""

from games import GAME_UIS, SHELF
from ui import kit
from ui.canvas import BAR, BG, DIM, FG, GOLD, INK, INKS, MINT, PAPER, RED

# Keys of the icons' texts, in the order of the layout.
ICONS = ("home.day", "home.pad", "row.history", "home.help", "row.settings")
DAY, PAD = 0, 1
_GAP = 3                        # pixels between a number and its words


class HomePaint:
    """Painters of the home screen. look: the layout."""

    def __init__(self, app, look):
        self._app = app
        self._look = look

    def header(self, canvas, state):
        look, app = self._look, self._app
        if not look.TITLE:
            return
        charge, chosen, left, leaf = state or (None, False, None, None)
        fg, bg = INKS[True] if chosen else (FG, BAR)
        x, y = look.TITLE
        canvas.fill(0, 0, canvas.width, look.HEADER_H, bg)
        if chosen and type(left) is str:        # the deal, below its name
            x = look.BOW_AT[0]
            kit.lines(canvas, x, 3, look.LEAF[0] - x, look.HEADER_H - 4,
                      app.text(ICONS[DAY]) + "\n" + left, app.font(look.WORD_FONTS[-1]), fg, False)
        elif chosen:
            canvas.text(app.text("home.today", left[1]), look.BOW_AT[0], y,
                        app.font(look.TITLE_FONT), fg, None)
        else:
            canvas.text(app.text("title.home"), x, y, app.font(look.TITLE_FONT), fg, None)
            canvas.sprite(app.art(look.BOW), *look.BOW_AT)
            if charge is not None:
                kit.battery(canvas, *look.BATTERY, charge)
        if leaf:
            self._leaf(canvas, leaf)

    def _leaf(self, canvas, state):
        """Paints today's deal. state: (day or None, has it not been played yet?)."""
        day, new = state
        leaf(canvas, *self._look.LEAF, "-" if day is None else str(day),
                 self._app.font(self._look.LEAF_FONT), new)

    def tile(self, canvas, state, place):
        i, chosen, said = state
        look, app = self._look, self._app
        (x, y), w, h = look.TILES[place], look.TILE_W, look.TILE_H
        if i is None:
            by = 3 if look.FIELDS else 0        # pixels by which a chosen tile is wider
            canvas.fill(x - by, y - by, w + 2 * by, h + 2 * by)
            if look.FIELDS and not look.STRIP:
                self._point(canvas, x, y, w, h, False, False)
            return
        if not look.FIELDS:
            self._mark(canvas, x, y, w, h, chosen)
        else:
            _tile(canvas, x, y, w, h, look.STRIP, SHELF[i][0], app.font(look.NAME_FONT),
                     look.FIELDS[i % len(look.FIELDS)], chosen)
        # Without a text the emblem is centred.
        left, _, wide, _ = look.EMBLEM
        self._emblem(canvas, x if said or not look.STATE else x + (w - wide) // 2 - left, y, i)
        if said and look.STATE:
            self._state(canvas, x, y, said)
        elif look.FIELDS and not look.STRIP:
            self._point(canvas, x, y, w, h, chosen, said and said[3])

    def _mark(self, canvas, x, y, w, h, chosen):
        """Paints the cursor on a display without colours: a bar and a triangle, or a ring."""
        canvas.fill(x, y, w, h)
        if chosen and self._look.CURSOR:
            dx, dy = self._look.CURSOR
            canvas.fill(x, y + dy - 3, w - 1, 2, FG)
            canvas.triangle(x + dx, y + dy, 9, "v", FG)
        elif chosen:
            canvas.card(x, y, w, h, BG, FG, 3)

    def _point(self, canvas, x, y, w, h, chosen, running):
        """Paints the triangle between a tile and the panel, and a badge if OK resumes a game."""
        dx, dy = self._look.CURSOR
        canvas.fill(x + dx, y + dy, 11, 6)
        if chosen:
            canvas.triangle(x + dx, y + dy, 11, "v", GOLD)
        elif running:
            canvas.rounded(x + w - 17, y + h - 17, 15, 15, BAR, 4)
            canvas.triangle(x + w - 12, y + h - 14, 9, ">", MINT)

    def _emblem(self, canvas, x, y, i):
        """Paints the picture named after the game's package, or else the initial of the game."""
        look, app = self._look, self._app
        dx, dy, w, h = look.EMBLEM
        try:
            sprite = app.art(GAME_UIS[SHELF[i][1]].split(".")[0])
        except KeyError:
            kit.token(canvas, x + dx + w // 2 - 12, y + dy + h // 2 - 12, 24, SHELF[i][0][0],
                      app.font(look.NAME_FONT), FG)
            return
        canvas.sprite(sprite, x + dx + (w - sprite.width) // 2, y + dy + (h - sprite.height) // 2,
                      *(() if look.FIELDS else (FG,)))

    def _state(self, canvas, x, y, said):
        """Paints a large number with its words below."""
        look = self._look
        dx, dy, w, h = look.STATE
        form, number, _, running = said
        x, y = x + dx, y + dy
        before, _, after = form.rpartition("%s")    # a name may contain "%s"
        words = (before + after).strip()
        if number:
            start = self._lead(canvas, x, y + 11, said)
            digits = self._font(look.NUMBER_FONTS, number, w - (start - x))
            canvas.text(number, start, y + (22 - digits.cap) // 2, digits, FG, None)
        else:                       # words alone are centred
            h = h // 2 + 6
            start = x
            x = self._lead(canvas, x, y + h - 5, said)
            w -= x - start
        font = self._font(look.WORD_FONTS, words, w)
        while font.width(words) > w:
            words = words[:-1]
        canvas.text(words, x, y + h - font.cap, font, MINT if running else DIM, None)

    def _font(self, names, text, room):
        """The first of these fonts in which the text fits, or the last one."""
        for name in names:
            font = self._app.font(name)
            if font.width(text) <= room:
                break
        return font

    def _lead(self, canvas, x, middle, said):
        """Paints what precedes a number: a triangle if OK resumes, or a picture; returns the x of
        the number. canvas None: only measures.
        """
        _, _, picture, running = said
        if running:
            size = 11 if self._look.FIELDS else 7
            if canvas:
                canvas.triangle(x, middle - size // 2, size, ">", MINT)
            return x + size // 2 + 4
        if picture:
            sprite = self._app.art(picture)
            if canvas:
                canvas.sprite(sprite, x, middle - sprite.height // 2, MINT)
            return x + sprite.width + _GAP
        return x

    def panel(self, canvas, state):
        look, app = self._look, self._app
        if not look.PANEL:
            return
        name, said, best = state
        x, y, w, h = look.PANEL
        if look.FIELDS:
            canvas.rounded(x, y, w, h, BAR, 4)
        else:
            canvas.fill(x, y, w, h)
            canvas.hline(x, y, w, FG)
        left, top = look.NAME
        font, room = app.font(look.NAME_FONT), x + w - left
        if font.width(name) <= room:
            canvas.text(name, left, top, font, FG, None)
        else:                       # no number: two low lines fit
            kit.lines(canvas, left, y + 2, room, 20, name, app.font(look.WORD_FONTS[0]), FG, False)
        if said:
            self._line(canvas, said, best)

    def _line(self, canvas, said, best):
        """Paints the number among its words; or words alone, in one line or two. best: at the
        right end, if there is room.
        """
        look, app = self._look, self._app
        form, number, _, running = said
        y, right = look.LINE
        if not (number or running):
            font, x = app.font(look.WORD_FONTS[-1]), look.NAME[0]
            if right:               # beside the name, as high as the panel
                for i, line in enumerate(form.split(", ")):
                    canvas.right(line, 0, y - 1 + 13 * i, right, font, DIM, None)
                return
            y += 2
            for line in font.wrap(form, look.PANEL[2] - x):
                canvas.text(line, x, y, font, FG, None)
                y += font.cap + 2
            return
        digits = app.font(look.NUMBER_FONTS[0])
        before, _, after = form.rpartition("%s")
        before, after = before.rstrip(), after.lstrip()
        gap = 2 * _GAP if right else _GAP
        x = look.NAME[0]
        room = canvas.width - self._lead(None, x, 0, said) - digits.width(number) - 2 * _GAP
        font = self._font(look.WORD_FONTS, after, room)
        if right:
            x = right - digits.width(number) - self._lead(None, 0, 0, said)
            for words in (before, after):
                x -= font.width(words) + gap if words else 0
        word_y = y + digits.cap - font.cap
        leads = digits if number and not before else font
        x = self._lead(canvas, x, y + digits.cap - (leads.cap + 1) // 2, said)
        room = canvas.width - x - digits.width(number) - gap
        while font.width(before) > room:        # a name
            before = before[:-1]
        role = MINT if running else DIM
        if before:
            x = canvas.text(before, x, word_y, font, role, None) + gap
        x = canvas.text(number, x, y, digits, FG, None) + gap
        x = canvas.text(after, x, word_y, font, role, None) + 2 * _GAP
        small, right = app.font(look.WORD_FONTS[-1]), look.PANEL[0] + look.PANEL[2]
        if best and x + small.width(best) <= right:
            canvas.right(best, x, y + digits.cap - small.cap, right - x, small, DIM, None)

    def icon(self, canvas, state, i):
        """Paints an icon; state: (chosen, leaf of the calendar, or for the free pad: does OK
        resume?).
        """
        chosen, said = state
        look, app = self._look, self._app
        if not look.ICONS[i]:
            return
        x, y, w, h = look.ICONS[i]
        ground = BAR if y < look.HEADER_H else BG
        fg, bg = INKS[True] if chosen else (FG, ground)
        canvas.fill(x, y, w, h, ground)
        if chosen:
            canvas.rounded(x, y, w, h, bg, 5 if h > 20 else 1)
        if not look.SPRITES[i]:
            self._leaf(canvas, said)
            return
        sprite = app.art(look.SPRITES[i])
        top = y + (2 if look.LABEL_FONT else (h - sprite.height) // 2)
        left = x + (w - sprite.width) // 2
        canvas.sprite(sprite, left, top, fg)
        if look.LABEL_FONT:
            if said and i == PAD:
                canvas.triangle(left + sprite.width + 4, top + 6, 9, ">", fg if chosen else MINT)
            font, role = app.font(look.LABEL_FONT), fg if chosen else DIM
            canvas.centre(app.text(ICONS[i]), x, y + h - font.cap - 3, w, font, role, None)


def _tile(canvas, x, y, w, h, strip, name, font, field, chosen=False):
    """Paints a tile of the home screen: a field in the colour of a table theme, and a strip with
    the name below. strip: its height, or 0.
    """
    fg, bg = (BG, GOLD) if chosen else (FG, BAR)
    canvas.fill(x - 3, y - 3, w + 6, h + 6)
    if chosen:
        canvas.rounded(x - 3, y - 3, w + 6, h + 6, GOLD, 5)
    if strip:
        canvas.rounded(x, y, w, h, bg, 5)
        canvas.inside(name, x, y + h - strip, w, strip, font, fg)
    canvas.rounded(x, y, w, h - strip, field, 5)
    if strip:
        canvas.fill(x, y + h - strip - 6, w, 6, field)


def leaf(canvas, x, y, day, font, new=False):
    """Paints a leaf of a calendar, 24 x 21 pixels. new: a dot says that today's deal has not been
    played.
    """
    canvas.rounded(x, y, 24, 21, PAPER, 2)
    canvas.rounded(x, y, 24, 7, RED, 2)
    canvas.fill(x, y + 3, 24, 4, RED)
    canvas.fill(x + 5, y - 2, 2, 5, PAPER)
    canvas.fill(x + 17, y - 2, 2, 5, PAPER)
    canvas.inside(day, x, y + 8, 24, 12, font, INK)
    if new:
        canvas.rounded(x + 19, y - 4, 11, 11, BAR, 4)
        canvas.rounded(x + 21, y - 2, 7, 7, MINT, 2)
