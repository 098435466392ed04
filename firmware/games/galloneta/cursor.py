"""What can be done at the table of Galloneta, chosen step by step."""

from engine.galloneta.board import entry
from engine.galloneta.cards import is_equipment, value
from engine.galloneta.notation import END_TURN, REFILL, split
from games.galloneta.constants import (
    ATTACK,
    CELL,
    COMPRA,
    DEPLOY,
    DISCARD,
    END,
    FALLEN,
    HIDDEN,
    HMOVE,
    MOVE,
    PILE,
    REVIVE,
    SHIELD,
    SPARE,
    verb,
)

_URGENT = 0, 0, 5, 4, 3, 3, 7, 1, 1, 1      # by what it does: what people want to do first
_BACK = 2                       # and a move backwards
_WANTED = 3                     # from here on nobody leaves undone unawares, ...
_AT_HAND = 4                    # ... from here on, even after something else was done


def _way(action, seat):
    """(digit, from where, to where)"""
    if action <= REFILL:
        place = END if action == END_TURN else PILE
        return 0, place, place
    if action < 1000:
        return DISCARD, action % 100, PILE
    if action < 10000:
        return DEPLOY, action // 10 % 100, CELL + entry(seat, action % 10)
    if action < 70000:
        does, code, end = action // 10000, action // 100 % 100, CELL + action % 100
        return does, code + (CELL if does > SHIELD else 0), end
    if action < 10000000:
        return REVIVE, CELL + action // 10000 % 100, FALLEN
    if action < 900000000:
        return HMOVE, CELL + action // 1000000 % 100, CELL + action // 10000 % 100
    return COMPRA, HIDDEN, HIDDEN


class Cursor:
    """First the source: a figure, a card, the hidden one, the draw pile, the end of the turn; then
    the target; then the price, where there are several.

    With arrows the sources lie in rows: the board, the hand, the end. NEXT goes through all.
    """

    def __init__(self, upwards):
        self.upwards = upwards  # does the own side lie below?
        self.level = 0
        self._at = [0, 0, 0]

    def look(self, actions, hand, seat, urgency, barred):
        """The table has changed: stands on what people want to do first. hand: numbers; urgency,
        barred: see games.galloneta.move_priority.
        """
        self._seat, self._known, sources = seat, urgency, {}
        self._why, self._beside = barred
        for action in actions:
            sources.setdefault(_way(action, seat)[1], []).append(action)
        self._sources = sources
        cells = sorted([place for place in sources if CELL <= place < PILE], key=self._shown)
        cards = [card for card in hand if card in sources]
        cards += [place for place in (HIDDEN, PILE) if place in sources]
        self.rows = [row for row in (cells, cards, [place for place in (END,) if place in sources])
                     if row]
        self._rings = [cells + cards + ([END] if END in sources else []), (), ()]
        self.level = 0
        ring = self._rings[0]
        self.stand(max(ring, key=self._pull))
        if self._pull(self.source)[0] < _WANTED:
            self.stand(PILE if PILE in sources else END)

    def _shown(self, place):
        """Cells as the player sees them, from the own side on."""
        return 77 + CELL - place if self._seat and place < PILE else place

    def stand(self, place):
        self._at[0] = self._rings[0].index(place)

    def point(self, action):
        """Stands where this action begins."""
        self.stand(_way(action, self._seat)[1])

    def left(self, acted):
        """Digits of what nobody would leave undone; acted: has anything been done in this turn?
        """
        least = _AT_HAND if acted else _WANTED
        return sorted({verb(action) for place in self._sources for action in self._sources[place]
                       if self._urgent(action) >= least or self._known.get(action) == SPARE})

    @property
    def source(self):
        return self._rings[0][self._at[0]]

    @property
    def does(self):
        """The digit of what OK leads to: of a source, what people want to do first."""
        if self.level:
            return self._way[0]
        return max([(self._urgent(action), verb(action))
                    for action in self._sources[self.source]])[1]

    @property
    def target(self):
        """None while the source is chosen."""
        return self._way[1] if self.level else None

    @property
    def action(self):
        """What OK does now, or None."""
        if self.level == 2:
            return self._rings[2][self._at[2]]
        if self.level:
            actions = self._way[2]
        elif self.source in (END, PILE):
            actions = self._sources[self.source]
        else:
            return None
        return actions[0] if len(actions) == 1 else None

    @property
    def _way(self):
        """(digit, target, actions)"""
        return self._rings[1][self._at[1]]

    @property
    def barred(self):
        """Why this step sideways cannot be done; None if OK does something."""
        return self._why if self.level == 1 and not self._way[2] else None

    @property
    def paid(self):
        """Cards of the hand that the action costs."""
        action = self.action
        return split(action)[-1] if action and verb(action) in (HMOVE, COMPRA) else ()

    def targets(self):
        """Places, while a target is chosen."""
        return [way[1] for way in self._rings[1]] if self.level else ()

    def crossed(self):
        """Those among them where nobody can step."""
        return [way[1] for way in self._rings[1] if not way[2]] if self.level else ()

    def prey(self):
        """Those that are attacked."""
        return [way[1] for way in self._rings[1] if way[0] == ATTACK] if self.level else ()

    def can(self, place):
        """Is it a source?"""
        return place in self._sources

    def _ways(self):
        """[(what it does, target, actions)] of the source; what has no place is a way each. Places
        beside a figure are among them also where it may not step sideways: with no actions.
        """
        found = {place: (HMOVE, place, []) for place in self._beside.get(self.source, ())}
        for action in self._sources[self.source]:
            does, _, end = _way(action, self._seat)
            key = end if end < HIDDEN else -action
            found.setdefault(key, (does, end, []))[2].append(action)
        ways = [found[key] for key in found if found[key][0] != COMPRA or self._needed(found[key])]
        ways.sort(key=lambda way: (self._shown(way[1]), _cost(_first(way)), _first(way)))
        return ways

    def _urgent(self, action):
        does = verb(action)
        if action in self._known:
            return self._known[action]
        if does == MOVE and self._shown(CELL + action % 100) < self._shown(
                CELL + action // 100 % 100):
            return _BACK
        return _URGENT[does]

    def _pull(self, place):
        """The order in which a row offers its places: what people want to do first, the figure
        that is farthest forward, the first card.
        """
        forward = (self._shown(place) - CELL) // 4 if CELL <= place < PILE else 0
        return (max(map(self._urgent, self._sources[place])), forward,
                -self._rings[0].index(place))

    def _needed(self, way):
        """No card of this price could be left out."""
        prices = [split(action)[2] for action in self._sources[HIDDEN]]
        paid = split(way[2][0])[2]
        return not [1 for price in prices if len(price) < len(paid)
                    and all([card in paid for card in price])]

    def ok(self):
        """Goes on to the target, or the price. Not where there is an action, or what is barred."""
        if self.level:
            self._rings[2] = sorted(self._way[2], key=lambda action: (_cost(action), action))
        else:
            ways = self._rings[1] = self._ways()
            urgent = [(self._urgent(way[2][0]) if way[2] else -1, at)
                      for at, way in enumerate(ways)]
            self._at[1] = 0 if ways[0][0] in (SHIELD, COMPRA) else max(urgent)[1]
        self.level += 1
        self._at[2] = 0

    def back(self):
        """One step back; False if this was the first."""
        self.level -= 1
        if self.level < 0:
            self.level = 0
            return False
        return True

    def walk(self, by):
        """To the next place, all in one ring."""
        level = self.level
        self._at[level] = (self._at[level] + by) % len(self._rings[level])

    def aside(self, by):
        """LEFT or RIGHT: to the nearest cell there, or in the row of cards; not round."""
        if not self._step(by, 0) and not self.level and not CELL <= self.source < PILE:
            row = self._row()
            at = row.index(self.source) + by
            if 0 <= at < len(row):
                self.stand(row[at])

    def across(self, by):
        """UP or DOWN: to the nearest cell above or below, else to the row; none after the last,
        so that nobody gets from a figure to the end of the turn unawares.
        """
        if not (self._step(0, by) or self.level):
            at = self.rows.index(self._row()) + by
            if 0 <= at < len(self.rows):
                self.stand(max(self.rows[at], key=self._pull))

    def _step(self, right, down):
        """An arrow on the board and among targets: to the nearest place that lies there. The piles
        lie below the board. False where nothing does.
        """
        level = self.level
        if level == 2 or (level and self.source == HIDDEN):
            self.walk(right + down)             # prices have no places
            return True
        places = self.targets() if level else self._rings[0]
        at = self._at[level]
        here, on = places[at], at + right + down
        if level and here >= PILE and 0 <= on < len(places) and places[on] >= PILE:
            self._at[level] = on                # from a fallen figure to another one
            return True
        if here < CELL or (here >= PILE and (not level or down >= 0)):
            return False
        x, y = self._spot(here)
        near = []
        for i, place in enumerate(places):
            if CELL <= place < PILE or (level and down > 0):
                across, below = self._spot(place)
                ahead = (across - x) * right + (below - y) * down
                if ahead > 0:
                    near.append((ahead + 2 * abs((across - x) * down + (below - y) * right), i))
        if near:
            self._at[level] = min(near)[1]
        return bool(near)

    def _spot(self, place):
        """(x, y) of a cell on the display, in cells; of the piles below the board."""
        row, column = divmod(self._shown(place) - CELL, 4)
        if place >= PILE:
            row, column = (-3, 1) if self.upwards else (6, 6)
        return (column, -row) if self.upwards else (row, column)

    def _row(self):
        return next(row for row in self.rows if self.source in row)


def _first(way):
    """The first action, or what costs nothing."""
    return way[2][0] if way[2] else END_TURN


def _cost(action):
    """How dear an action is: the cards given up for it."""
    does = verb(action)
    if does == REVIVE:
        return value(action // 100 % 100)
    if does not in (HMOVE, COMPRA):
        return 0
    return sum([value(card) + (0 if is_equipment(card) else 10) for card in split(action)[-1]])
