"""What the screens of a match have in common: marks, leaders."""

from ui.canvas import FG, PAPER


def leaders(standings):
    """Seats in front, () while all are level."""
    first = [seat for rank, seat, _ in standings if rank == 1]
    return first if len(first) < len(standings) else ()


def marks(canvas, app, look, shown, x, y, h, room, ink=FG):
    """What a player has dropped, as small pictures: on paper where there are colours, else in ink.

    look: end of the pictures' names, pixels of each with its ground, pixels to the next one.
    """
    end, size, step = look
    per = max(1, h // step)
    across = step if -(-len(shown) // per) * step <= room else max(1, room // len(shown))
    top = y + (h - min(per, len(shown)) * step + step - size) // 2
    for i, (picture, role) in enumerate(shown):
        sprite = app.art(picture + end)
        left, down = x + i // per * across, top + i % per * step
        inset = (size - sprite.width) // 2
        if app.layout.COLOUR:
            canvas.rounded(left, down, size, size, PAPER, 2 if size > 9 else 1)
        canvas.sprite(sprite, left + inset, down + (size - sprite.height) // 2,
                      role if app.layout.COLOUR else ink)
