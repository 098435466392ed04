"""Paints who has won: a podium of three, or a list of all."""

from game_ui.names import short_name
from pads.base import ButtonScreen
from ui import kit
from ui.art import fitting
from ui.canvas import AMBER, BLUE, CORAL, DIM, FG, GREEN, INK, MINT, PAPER, RED, SHADE

_PLACES = 1, 0, 2               # position from the left of the first, the second, the third
_EMBLEM = 9
_CONFETTI = RED, MINT, BLUE, AMBER, CORAL, GREEN


class PodiumPaint(ButtonScreen):
    """Base of screens with the result of a match."""

    def standings(self):
        return self.game.standings()

    def celebrated(self):
        """Seats of the people who have won: devices get neither confetti nor a crown."""
        devices = self.head.get("devices") or [None] * len(self.names)
        return [seat for rank, seat, _ in self.standings() if rank == 1 and not devices[seat]]

    def _placed(self, canvas, look, standings, say):
        """Paints a podium of the first three with the others below, or a list if these do not fit
        there whole, or if a fourth has won, too. say(font, wide, most): the lines of a text that
        comes last, [] for none.
        """
        font, wide = self.app.font(look.FOOT_FONT), canvas.width - 2
        totals = [self.ui.total(total) for _, _, total in standings]
        crowded = len(standings) > 3 and standings[3][0] == 1
        for points in (True, False):        # with them if there is room
            rest = ["%d. %s" % (rank, self.names[seat]) + (" " + totals[i + 3] if points else "")
                    for i, (rank, seat, _) in enumerate(standings[3:])]
            lines = packed(font, rest, wide)
            podium = (not crowded and self._names_fit(look, standings)
                      and len(lines) <= look.REST_LINES
                      and max([0] + [font.width(line) for line in lines]) <= wide)
            if podium:
                break
        said = say(font, wide, look.REST_LINES)
        if podium and said and len(said) + len(lines) > look.REST_LINES:
            said = say(font, wide - font.width(lines[-1] + "   "), 1)      # in the same line
            podium = bool(said)
            if said:
                lines[-1] += "   " + said.pop()
            else:
                said = say(font, wide, look.REST_LINES)
        if podium:
            if self.celebrated():
                self._confetti(canvas, *look.CONFETTI)
            self._steps(canvas, look, standings, totals)
            said = lines + said
            y = look.REST_Y
        else:
            y = look.REST_Y + (look.REST_LINES - len(said)) * look.LINE_STEP
            self._list(canvas, look, standings, totals, y)
        for i, line in enumerate(said):
            canvas.centre(line, 0, y + i * look.LINE_STEP, canvas.width, font, DIM, None)

    def _names_fit(self, look, standings):
        """True if no name loses letters on its block; one above all others has more room."""
        font = fitting(self.app, look.STEP_NAMES, self.names, look.STEP_W)
        room = look.STEP_W - max(0, 2 - look.STEP_GAP)
        names = [self.names[seat] for _, seat, _ in standings[:3]]
        if standings[0][0] < standings[1][0]:
            names = names[1:]
        return all([font.width(name) <= room or name[-1].isdigit() for name in names])

    def _list(self, canvas, look, standings, totals, bottom):
        """Paints a line for everybody, side by side where the display is wide; a crown in place of
        the rank of people who have won, and their emblems where names keep their letters.
        """
        app, columns = self.app, 1 if self.app.layout.NARROW else 2
        rows, w, margin = -(-len(standings) // columns), canvas.width // columns, app.layout.MARGIN
        room = w - margin * (1 + columns)           # side by side they stand apart
        names = [self.names[seat] for _, seat, _ in standings]
        said = ["%d. %s" % (rank, name) for (rank, _, _), name in zip(standings, names)]
        h = (bottom - look.ROWS_Y) // rows
        crown, crowned = app.art(look.STEP_CROWN), self.celebrated()
        font = fitting(app, look.NAMES, [name + " " + total for name, total in zip(said, totals)],
                       room - (_EMBLEM + 3 if crowned else 0), h - 1)
        before = max(font.width("1. "), crown.width + 2)
        worn = h > _EMBLEM and all([
            before + _EMBLEM + 3 + font.width(name + " " + total) <= room
            for name, total, (_, seat, _) in zip(names, totals, standings) if seat in crowned])
        if crowned:             # above the first line, if that leaves room
            x, top, right, _ = look.CONFETTI
            self._confetti(canvas, x, top, right, look.ROWS_Y + (h - max(font.cap, 13)) // 2 - 6)
        for i, (_, seat, _) in enumerate(standings):
            x, top = i // rows * w + margin, look.ROWS_Y + i % rows * h
            y, end = top + (h - font.cap) // 2, x + room
            canvas.right(totals[i], x, y, room, font, FG, None)
            end -= font.width(" " + totals[i])
            if seat not in crowned:
                canvas.text(short_name(said[i], font, end - x), x, y, font, FG, None)
                continue
            canvas.sprite(crown, x, top + (h - crown.height) // 2, MINT)
            x += before
            emblem = worn and kit.emblem(app, names[i])
            if emblem:
                kit.badge(canvas, x, top + (h - _EMBLEM) // 2, _EMBLEM, *emblem)
                x += _EMBLEM + 3
            canvas.text(short_name(names[i], font, end - x), x, y, font, FG, None)

    def _steps(self, canvas, look, standings, totals):
        """Paints a block for each of the first three, as high as their rank."""
        app, base = self.app, look.BASE
        w, gap = look.STEP_W, look.STEP_GAP
        left = (canvas.width - 3 * w - 2 * gap) // 2
        if len(standings) == 2:
            left += (w + gap) // 2
        digits = fitting(app, look.STEP_DIGITS, totals[:3], w - 4, look.STEPS[2] - 2)
        named = fitting(app, look.STEP_NAMES, self.names, w)
        crown, crowned = app.art(look.STEP_CROWN), self.celebrated()
        # Of the winner's name, if that is above all others: emblems beside it keep theirs.
        room = w
        if (standings[0][0] < standings[1][0] and look.TOKEN < 10
                and look.STEPS[0] - look.STEPS[1] >= named.cap):
            room = (2 * w - look.TOKEN if any([kit.emblem(app, self.names[seat])
                                               for _, seat, _ in standings[1:3]])
                    else canvas.width)
        for place, (rank, seat, _) in zip(_PLACES, standings[:3]):
            high = look.STEPS[rank - 1]
            x, y = left + place * (w + gap), base - high
            face = PAPER if rank == 1 else SHADE
            canvas.card(x, y, w, high + 5, face, INK, 3 if w > 40 else 1)
            canvas.fill(x, base, w, 5)
            canvas.inside(totals[[each[1] for each in standings].index(seat)], x, y + 1, w,
                          look.STEPS[2] - 1, digits, INK)
            top = y - named.cap - look.STEP_AIR
            top = self._person(canvas, look, seat, x, top, w, named,
                               room if place == 1 else w)
            if seat in crowned:
                canvas.sprite(crown, x + (w - crown.width) // 2,
                              top - crown.height - look.STEP_AIR, MINT)
        canvas.hline(0, base, canvas.width)

    def _person(self, canvas, look, seat, x, y, w, font, room):
        """Paints a name and, above or before it, the emblem; returns the top of both."""
        n = look.TOKEN          # names keep a distance even where blocks touch
        name = short_name(self.names[seat], font, room - max(0, 2 - look.STEP_GAP))
        worn = kit.emblem(self.app, self.names[seat], n or 9)
        beside = 11 if worn and not n and font.width(name) + 11 <= w else 0
        left = x + (w - beside - font.width(name) + 1) // 2
        canvas.text(name, left + beside, y, font, FG, None)
        if beside:
            kit.badge(canvas, left, y + font.cap - 9, 9, *worn)
        if n:
            y -= n + look.STEP_AIR
            x += (w - n) // 2
            if worn:
                kit.badge(canvas, x, y, n, *worn)
            elif n > 9:
                kit.token(canvas, x, y, n, name[0], font, FG)
        return y

    def _confetti(self, canvas, x, top, right, bottom):
        """Paints scraps of paper, bow ties and triangles, where there is room; the same every
        time.
        """
        if right == x or bottom <= top:
            return
        for i in range(26):
            at, down = (i * 73 + i * i * 11) % (right - x), (i * 41 + i * i * 5) % (bottom - top)
            if abs(at - (right - x) // 2) > 46:
                role = _CONFETTI[i % 6]
                if i % 4 == 1:
                    canvas.sprite(self.app.art("bow_5"), x + at, top + down, role)
                elif i % 4 == 2:
                    canvas.triangle(x + at, top + down, 5, "^v"[i % 8 // 4], role)
                else:
                    canvas.fill(x + at, top + down, 3 + i % 3, 5 - i % 3, role)


def packed(font, entries, wide):
    """The entries with commas between them, in lines of wide pixels that end between two."""
    lines = []
    for each in entries:
        if lines and font.width(lines[-1] + ", " + each) <= wide:
            lines[-1] += ", " + each
        else:
            lines.append(each)
    return lines
