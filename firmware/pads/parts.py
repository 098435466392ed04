"""Shared by the painters of score pads: cells, headings, the last line, marks, leaders."""

from ui.canvas import BG, FG, INKS, PAPER, Icon


def leaders(standings, devices):
    """Seats of the people in the first place; () while all are equal. devices: levels by seat."""
    first = [seat for rank, seat, _ in standings if rank == 1]
    if len(first) == len(standings):
        return ()
    return [seat for seat in first if not (devices and devices[seat])]


def mark_columns(look, marked, h, tight=False):
    """Columns that the marks of any player take in a line of h pixels. marked: marks by player."""
    return -(-max(map(len, marked), default=0) // _per_column(look, h, tight))


def _per_column(look, h, tight):
    """tight: from edge to edge, and with gaps narrower by a pixel if need be."""
    _, size, step = look
    return max(1, (h + (1 + step - size if tight else 0)) // step)


def marks(canvas, app, look, shown, x, y, h, room, ink=FG):
    """Paints a player's marks as small pictures: on paper on colour displays, else in ink.

    look: (suffix of the pictures' names, pixels of each, pixels from one to the next).
    """
    end, size, step = look
    for tight in (False, True):
        per, columns = _per_column(look, h, tight), mark_columns(look, [shown], h, tight)
        if (columns - 1) * step + size <= room:
            break
    across = min(step, max(1, (room - size) // max(1, columns - 1)))
    rows = min(per, len(shown))
    step = min(step, (h - size) // max(1, rows - 1))
    top = y + (h - rows * step + step - size) // 2
    for i, (picture, role) in enumerate(shown):
        sprite = app.art(picture + end)
        left, down = x + i // per * across, top + i % per * step
        inset = (size - sprite.width) // 2
        if app.layout.COLOUR:
            canvas.rounded(left, down, size, size, PAPER, 2 if size > 9 else 1)
        canvas.sprite(sprite, left + inset, down + (size - sprite.height) // 2,
                      role if app.layout.COLOUR else ink)


def paint_cell(canvas, state, kind, limit, shown, box, text_y, font, dot, role=FG, free=False):
    """Paints a cell of a round. state: (value, stop of the cursor or None, -1 to look at it).
    shown: the value as text, a dash if empty.

    dot: height of the dash, in pixels. role: colour without the cursor. free: is the value put
    into parentheses? A large number under the cursor is split at its stops.
    """
    value, stop = state
    x, y, w, h = box
    looks = stop == -1
    if kind.stops == 1 or stop is None or looks:
        fg, bg = (role, BG) if stop is None or looks else INKS[True]
        canvas.fill(x, y, w, h, bg)
        if looks:
            canvas.frame(x, y, w, h, INKS[True][1])
        if not shown:
            _dash(canvas, x, y, w, h, font, dot, fg)
            return
        if kind.stops > 1:              # ones right-aligned
            wide = kind.chars(limit) * font.advance - font.gap
            x += (w - wide + 1) // 2
            canvas.right(shown, x, text_y, wide, font, fg, bg)
        else:
            wide = font.width(shown)
            x += (w - wide + 1) // 2
            canvas.text(shown, x, text_y, font, fg, bg)
        if free and stop is None:
            end = min(x + wide + 2, box[0] + w - 1)     # not into the next cell
            for at, inwards in ((max(x - 2, box[0]), 1), (end, -1)):
                canvas.vline(at, text_y + 1, font.cap - 2, fg)
                canvas.vline(at + inwards, text_y, 1, fg)
                canvas.vline(at + inwards, text_y + font.cap - 1, 1, fg)
        return
    wide = kind.wide(limit)
    start = x + (w - sum(wide) * font.advance + 1) // 2
    canvas.fill(x, y, w, h)
    left, end = max(x, start - 2 * dot), min(x + w, start + sum(wide) * font.advance + 2 * dot)
    for i, (chars, part) in enumerate(zip(wide, kind.parts(value))):
        split = start + chars * font.advance
        right = end if i + 1 == kind.stops else split
        fg, bg = INKS[stop == i]
        canvas.fill(left, y, right - left, h, bg)
        if part is None:
            _dash(canvas, split - font.advance, y, font.advance, h, font, dot, fg)
        else:
            canvas.right(part, start, text_y, split - font.gap - start, font, fg, bg)
        left = start = split


def _dash(canvas, x, y, w, h, font, dot, fg):
    """Paints a dash, for a cell without entry."""
    dash = max(4, font.advance - 2)
    canvas.fill(x + (w - dash) // 2, y + h // 2, dash, dot, fg)


def paint_heading(canvas, kind, x, y, w, font, scale):
    """Paints the heading of a column."""
    if isinstance(kind.heading, Icon):
        width = scale * kind.heading.width
        canvas.icon(kind.heading, x + (w - width + 1) // 2, y, kind.role, BG, scale)
    elif kind.heading:
        canvas.centre(kind.heading, x, y + font.above, w, font, kind.role)


def fits(app, at, line):
    """True if a text fits the last line."""
    font = check_font(app, line)
    most = at.CHECK_H // min(font.cap + 1, font.height)
    return len(font.wrap(line, app.canvas.width)) <= max(1, most)


def check_font(app, line):
    """The font of the last line; a low one if accents would reach beyond it, in two lines."""
    font = app.font(app.layout_of("round").CHECK_FONT)
    high = any([192 <= ord(char) < 384 for char in line])
    return app.small if high and font.width(line) > app.canvas.width else font


def last_line(app, at):
    """The painter of the last line, which is a button; its state: ((role, line, button text),
    chosen).
    """
    def paint(canvas, state):
        (role, line, button), chosen = state
        line = button if chosen else line
        w, font = canvas.width, check_font(app, line)
        fg, bg = INKS[True] if chosen else (role, BG)
        canvas.fill(0, at.CHECK_Y, w, at.CHECK_H, bg)
        lines = font.wrap(line, w)
        step = min(font.height, at.CHECK_H // len(lines))
        y = at.CHECK_Y + (at.CHECK_H - len(lines) * step) // 2 + font.above + step - font.height
        for line in lines:
            canvas.centre(line, 0, y, w, font, fg, None)
            y += step
    return paint
