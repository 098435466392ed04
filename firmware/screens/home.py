"""The first screen: a tile per game, and icons for all else."""

from games import FACES, SHELF, face
from ui import kit
from ui.canvas import BAR, BG, DIM, FG, GOLD, INKS, MINT
from ui.regions import Regions
from ui.screen import Screen

# What comes after the tiles, in the order of the icons in the layout.
_DAY, _HISTORY, _HELP, _SETTINGS = range(4)
_KEYS = ("home.day", "row.history", "home.help", "row.settings")
_OPEN = ("", "history", "help", "settings")
_GAP = 3                        # pixels between a number and its words


class Home(Screen):
    """A ring of stops: the tiles, then the icons. NEXT and RIGHT go on, LEFT goes back. UP and DOWN
    change the line; without LEFT and RIGHT they go back and on.
    """

    CLOTH = 5
    TICK_MS = 300

    def __init__(self, app):
        super().__init__(app)
        self._at = None         # the stop
        self._first = 0         # the first tile on the glass

    def open(self):
        app = self.app
        self._look = at = app.layout_of("home")
        self._count = len(SHELF)
        game = app.session.game
        self._running = next((i for i, entry in enumerate(SHELF)
                              if game and game.NAME in entry), None)
        if self._at is None:
            self._at = self._running or 0
        self._known = {}        # what is said of a game, by its number
        self._regions = Regions([self._header, self._panel] + [self._tile] * len(at.TILES)
                                + [self._icon] * len(_KEYS))

    def cover(self):
        self._regions = self._known = None

    def tick(self):
        """The history may be complete by now."""

    def draw(self, canvas):
        self._regions.forget()
        self.update(canvas)

    def update(self, canvas):
        at, look, ready = self._at, self._look, self.app.history.ready
        tiles, columns = len(look.TILES), look.COLUMNS
        if at < self._count:
            line, shown = at // columns, tiles // columns
            first = min(max(self._first // columns, line - shown + 1), line)
            self._first = first * columns
        chosen = at - self._count
        states = [(), (at, ready)]
        if not look.ICONS[_DAY]:
            states[0] = self.app.feel.charge, chosen == _DAY, self._day(), ready
        for place in range(tiles):
            i = self._first + place
            there = i < self._count
            states.append((place, i, i == at, ready) if there else (place,))
        for i in range(len(_KEYS)):
            states.append((i, i == chosen, self._day() if i == _DAY else 0, ready))
        self._regions.paint(canvas, states)

    # Keys

    def key(self, key):
        stops = self._count + len(_KEYS)
        if key == "OK":
            self._press()
        elif key == "BACK":
            if self._at == self._running:
                self._begin()
        elif key in ("UP", "DOWN") and self.app.arrows and self._lines():
            self._change_line(-1 if key == "UP" else 1)
        else:
            self._at = (self._at + (-1 if key in ("UP", "LEFT") else 1)) % stops

    def _lines(self):
        """The stops line by line, () where the layout has none."""
        look, count = self._look, self._count
        if not look.ABOVE and not look.BELOW:
            return ()
        lines = [[count + i for i in look.ABOVE]]
        lines += [list(range(i, min(i + look.COLUMNS, count)))
                  for i in range(0, count, look.COLUMNS)]
        lines.append([count + i for i in look.BELOW])
        return [line for line in lines if line]

    def _change_line(self, by):
        lines = self._lines()
        here = next(i for i, line in enumerate(lines) if self._at in line)
        line = lines[here]
        target = lines[(here + by) % len(lines)]
        last = max(1, len(line) - 1)
        self._at = target[(line.index(self._at) * (len(target) - 1) + last // 2) // last]

    def _press(self):
        app, chosen = self.app, self._at - self._count
        if chosen < 0:
            if self._at == self._running:
                app.go_on()
            else:
                self._begin()
        elif chosen == _DAY:
            app.act(face(SHELF[0][1]).daily, app)
        else:
            app.go(_OPEN[chosen])

    def _begin(self):
        self.app.act(self._open_form)

    def _open_form(self):
        game = SHELF[self._at][1]
        self.app.go(face(game).NEW, game)

    # What is said

    def _day(self):
        """The day of the month, None while nobody has set the clock."""
        today = self.app.clock.today()
        return today and today[2]

    def _today(self):
        """Fewest cards left in today's deal, None before it was played."""
        app, date = self.app, self.app.clock.iso()
        if not date or not app.history.ready:
            return None
        left = [head["result"]["left"] for head in app.history.last()
                if head["seed"] == date and head["game"] == SHELF[0][1]
                and head["result"]["result"] != "ABANDONED"]
        return min(left) if left else None

    def _said(self, i):
        """(form, number) of the game in progress; (form, number, picture) of the best so far."""
        if i not in self._known or not self._known[i][2]:
            app, game = self.app, self.app.session.game
            running = best = None
            if i == self._running:
                running = face(game.NAME).standing(app.text.of(game.NAME), game) + (None,)
            if app.history.ready:
                best = self._best(SHELF[i][1:])
            self._known[i] = running, best, app.history.ready
        return self._known[i]

    def _best(self, games):
        app, look = self.app, self._look
        for game in games:
            figures = app.history.figures(1, app.settings["level"], app.settings["fire"], game)
            if figures and figures.best is not None:
                return app.text("home.best"), str(figures.best), None
            tallies = app.history.tallies(game)
            if tallies and tallies[0][1].won:
                return tallies[0][0] + " %s", str(tallies[0][1].won), look.CROWN
        return None

    # Painters

    def _header(self, canvas, state):
        charge, wide, day, _ = state or (None, False, None, None)
        app, look = self.app, self._look
        if not look.TITLE:
            return
        fg, bg = INKS[True] if wide else (FG, BAR)
        canvas.fill(0, 0, canvas.width, look.HEADER_H, bg)
        x, y = look.TITLE
        if wide:
            left = self._today()
            title = (app.text("home.day") if left is None else app.text("home.today", left))
            canvas.text(title, look.BOW_AT[0], y, app.font(look.TITLE_FONT), fg, None)
        else:
            canvas.sprite(app.art(look.BOW), *look.BOW_AT)
            canvas.text(app.text("title.home"), x, y, app.font(look.TITLE_FONT), fg, None)
        if not look.ICONS[_DAY]:
            self._leaf(canvas, day)
        if charge is not None and not wide:
            kit.battery(canvas, *look.BATTERY, charge)

    def _leaf(self, canvas, day):
        look = self._look
        fresh = self.app.history.ready and self._today() is None
        kit.leaf(canvas, *look.LEAF, "-" if day is None else str(day),
                 self.app.font(look.LEAF_FONT), fresh)

    def _tile(self, canvas, state):
        place, look = state[0], self._look
        x, y = look.TILES[place]
        w, h = look.TILE_W, look.TILE_H
        if len(state) == 1:
            canvas.fill(x - 3, y - 3, w + 6, h + 6)
            return
        _, i, chosen, _ = state
        app, entry = self.app, SHELF[i]
        if look.FIELDS:
            kit.tile(canvas, x, y, w, h, look.STRIP, entry[0], app.font(look.NAME_FONT),
                     look.FIELDS[i % len(look.FIELDS)], chosen)
        else:
            self._mark(canvas, x, y, w, h, chosen)
        running, best, _ = self._said(i)
        alone = look.STATE and not (running or best)
        self._emblem(canvas, x, y, entry, w - look.EMBLEM[2] - 2 * look.EMBLEM[0] if alone else 0)
        if look.STATE and (running or best):
            self._state(canvas, x, y, running or best, bool(running))
        elif look.FIELDS and not look.STRIP:
            self._pointer(canvas, x, y, w, h, chosen, running)

    def _mark(self, canvas, x, y, w, h, chosen):
        """The cursor on a display without colours."""
        canvas.fill(x, y, w, h)
        if chosen and self._look.CURSOR:
            dx, dy = self._look.CURSOR
            canvas.fill(x, y + dy - 3, w - 1, 2, FG)
            canvas.triangle(x + dx, y + dy, 9, "v", FG)
        elif chosen:
            canvas.card(x, y, w, h, BG, FG, 3)

    def _pointer(self, canvas, x, y, w, h, chosen, running):
        """A triangle that leads to the panel; a badge says that OK goes on."""
        dx, dy = self._look.CURSOR
        canvas.fill(x + dx, y + dy, 11, 6)
        if chosen:
            canvas.triangle(x + dx, y + dy, 11, "v", GOLD)
        elif running:
            canvas.rounded(x + w - 17, y + h - 17, 15, 15, BAR, 4)
            canvas.triangle(x + w - 12, y + h - 14, 9, ">", MINT)

    def _emblem(self, canvas, x, y, entry, room):
        """The picture that has the name of the game's package, or else a letter. room: free pixels
        at its side.
        """
        look, app = self._look, self.app
        dx, dy, w, h = look.EMBLEM
        x += room // 2
        try:
            sprite = app.art(FACES[entry[1]].split(".")[0])
        except KeyError:
            kit.token(canvas, x + dx + w // 2 - 12, y + dy + h // 2 - 12, 24, entry[0][0],
                      app.font(look.NAME_FONT), FG)
            return
        inks = () if look.FIELDS else (FG,)
        canvas.sprite(sprite, x + dx + (w - sprite.width) // 2, y + dy + (h - sprite.height) // 2,
                      *inks)

    def _state(self, canvas, x, y, said, running):
        """A large number, and below it what it is."""
        look = self._look
        dx, dy, w, h = look.STATE
        form, number, picture = said
        x, y = x + dx, y + dy
        start = self._before_number(canvas, x, y + 11, picture, running)
        digits = self._font(look.NUMBER_FONTS, number, w - (start - x))
        canvas.text(number, start, y + (22 - digits.cap) // 2, digits, FG, None)
        words = (form % "").strip()
        font = self._font(look.WORD_FONTS, words, w)
        canvas.text(self._cut(words, font, w), x, y + h - font.cap, font, MINT if running else DIM,
                    None)

    def _before_number(self, canvas, x, middle, picture, running):
        """A triangle if OK goes on, or a picture; returns where the number begins."""
        if running:
            size = 11 if self._look.FIELDS else 7
            if canvas:
                canvas.triangle(x, middle - size // 2, size, ">", MINT)
            return x + size // 2 + 4
        if picture:
            sprite = self.app.art(picture)
            if canvas:
                canvas.sprite(sprite, x, middle - sprite.height // 2, MINT)
            return x + sprite.width + _GAP
        return x

    def _font(self, names, text, room):
        """The first of these fonts in which the text fits, or the last one."""
        for name in names:
            font = self.app.font(name)
            if font.width(text) <= room:
                return font
        return font

    @staticmethod
    def _cut(text, font, room):
        while font.width(text) > room:
            text = text[:-1]
        return text

    def _panel(self, canvas, state):
        look, app = self._look, self.app
        if not look.PANEL:
            return
        stop, chosen = state[0], state[0] - self._count
        if look.FIELDS:
            canvas.rounded(*look.PANEL, BAR, 4)
        else:
            canvas.fill(*look.PANEL)
            canvas.hline(look.PANEL[0], look.PANEL[1], look.PANEL[2], FG)
        name = SHELF[stop][0] if chosen < 0 else app.text(_KEYS[chosen])
        canvas.text(name, *look.NAME, app.font(look.NAME_FONT), FG, None)
        running = best = None
        if chosen < 0:
            running, best, _ = self._said(stop)
        elif chosen == _DAY and self._today() is not None:
            best = app.text("home.best"), str(self._today()), None
        if running or best:
            self._line(canvas, look.LINE, running or best, bool(running))
        if running and best and look.BEST:
            self._line(canvas, look.BEST, best, False)

    def _line(self, canvas, place, said, running):
        """A triangle if OK goes on, and a number among its words; place: y, right end or 0."""
        look, app = self._look, self.app
        (y, right), (form, number, picture) = place, said
        before, _, after = form.partition("%s")
        digits, font = app.font(look.NUMBER_FONTS[0]), app.font(look.WORD_FONTS[0])
        before, after = before.rstrip(), after.lstrip()
        wide = digits.width(number) + self._before_number(None, 0, 0, picture, running)
        for words in (before, after):
            wide += font.width(words) + _GAP if words else 0
        x = right - wide if right else look.NAME[0]
        word_y = y + digits.cap - font.cap
        x = self._before_number(canvas, x, y + digits.cap // 2, picture, running)
        role = MINT if running else DIM
        if before:
            x = canvas.text(before, x, word_y, font, role, None) + _GAP
        x = canvas.text(number, x, y, digits, FG, None) + _GAP
        canvas.text(after, x, word_y, font, role, None)

    def _icon(self, canvas, state):
        i, chosen, day, _ = state
        look, app = self._look, self.app
        if not look.ICONS[i]:
            return
        x, y, w, h = look.ICONS[i]
        ground = BAR if look.HEADER_H > y else BG
        fg, bg = INKS[True] if chosen else (FG, ground)
        canvas.fill(x, y, w, h, ground)
        if chosen:
            canvas.rounded(x, y, w, h, bg, 5 if h > 20 else 1)
        if not look.SPRITES[i]:
            self._leaf(canvas, day)
            return
        sprite = app.art(look.SPRITES[i])
        top = y + (2 if look.LABEL_FONT else (h - sprite.height) // 2)
        canvas.sprite(sprite, x + (w - sprite.width) // 2, top, fg)
        if look.LABEL_FONT:
            font = app.font(look.LABEL_FONT)
            canvas.centre(app.text(_KEYS[i]), x, y + h - font.cap - 3, w, font,
                          fg if chosen else DIM, None)
