"""The cursor at the table of Galloneta: an action is chosen step by step."""

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

_URGENT = 0, 0, 5, 4, 3, 3, 7, 1, 1, 1      # urgency by verb: what players want to do first
_BACK = 2                       # urgency of a move backwards
_WANTED = 3                     # least urgency for a question if it is left undone ...
_AT_HAND = 4                    # ... and after another action in the turn


def _way(action, seat):
    """(verb, source, target) of an action, as places."""
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
    """Chooses first the source (a figure, a card, the hidden figure, the draw pile, the end of the
    turn), then the target, then the price if there are several.

    With arrows the sources are in rows: the board, the hand, the end of the turn. NEXT goes
    through all of them.
    """

    def __init__(self, upwards):
        self.upwards = upwards  # is the player's own side at the bottom?
        self.level = 0
        self._at = [0, 0, 0]

    def refresh(self, actions, hand, seat, urgency, barred):
        """Sets the legal actions after a change, and moves to the most urgent source. hand:
        numbers of the cards. urgency, barred: see games.galloneta.move_priority.
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
        """Sort key of a place: the player's own side comes first."""
        return 77 + CELL - place if self._seat and place < PILE else place

    def stand(self, place):
        self._at[0] = self._rings[0].index(place)

    def point(self, action):
        """Moves to the source of this action."""
        self.stand(_way(action, self._seat)[1])

    def aim(self, action):
        """Moves on to this action, as far as OK leads to it."""
        self.level = 0
        self.point(action)
        if self.action is None:
            self.ok()
            found = [at for at, way in enumerate(self._rings[1]) if action in way[2]]
            if not found:       # it pays with more than needed
                self.level = 0
                return
            self._at[1] = found[0]
            if self.action is None:
                self.ok()
                self._at[2] = self._rings[2].index(action)

    def left(self, acted):
        """Verbs that a player would not leave undone; acted: has anything been done in this turn?
        """
        least = _AT_HAND if acted else _WANTED
        return sorted({verb(action) for place in self._sources for action in self._sources[place]
                       if self._urgent(action) >= least or self._known.get(action) == SPARE})

    @property
    def source(self):
        return self._rings[0][self._at[0]]

    @property
    def does(self):
        """The verb that OK leads to; at a source, the most urgent one."""
        if self.level:
            return self._way[0]
        return max([(self._urgent(action), verb(action))
                    for action in self._sources[self.source]])[1]

    @property
    def target(self):
        """Place of the target; None while the source is being chosen."""
        return self._way[1] if self.level else None

    @property
    def action(self):
        """The action that OK applies, None if there is more to choose."""
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
        """(verb, target, actions) of the chosen target."""
        return self._rings[1][self._at[1]]

    @property
    def barred(self):
        """Why this sideways move is not possible, see move_priority; None otherwise."""
        return self._why if self.level == 1 and not self._way[2] else None

    @property
    def paid(self):
        """Numbers of the cards that the action costs."""
        action = self.action
        return split(action)[-1] if action and verb(action) in (HMOVE, COMPRA) else ()

    def targets(self):
        """Places of all targets, while one is being chosen."""
        return [way[1] for way in self._rings[1]] if self.level else ()

    def crossed(self):
        """Places among the targets that cannot be moved to."""
        return [way[1] for way in self._rings[1] if not way[2]] if self.level else ()

    def prey(self):
        """Places among the targets that are attacked."""
        return [way[1] for way in self._rings[1] if way[0] == ATTACK] if self.level else ()

    def can(self, place):
        """True if the place is a source."""
        return place in self._sources

    def _ways(self):
        """[(verb, target, actions)] of the source, one per target; actions without a target are
        one each. Places beside a figure are included even if it may not move there: with no
        actions.
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
        """Sort key of a source, greatest first: urgency, then the most advanced figure, then the
        first card.
        """
        forward = (self._shown(place) - CELL) // 4 if CELL <= place < PILE else 0
        return (max(map(self._urgent, self._sources[place])), forward,
                -self._rings[0].index(place))

    def _needed(self, way):
        """True if no card of this price can be left out."""
        prices = [split(action)[2] for action in self._sources[HIDDEN]]
        paid = split(way[2][0])[2]
        return not [1 for price in prices if len(price) < len(paid)
                    and all([card in paid for card in price])]

    def ok(self):
        """Goes on to the target, or to the price, unless OK applies an action or the move is
        barred.
        """
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
        """Goes back one step; False if the source was being chosen."""
        self.level -= 1
        if self.level < 0:
            self.level = 0
            return False
        return True

    def walk(self, by):
        """Moves to the next place, in a ring of all."""
        level = self.level
        self._at[level] = (self._at[level] + by) % len(self._rings[level])

    def aside(self, by):
        """LEFT or RIGHT: to the nearest cell on that side, or to the next card in the row; stops
        at the ends.
        """
        if not self._step(by, 0) and not self.level and not CELL <= self.source < PILE:
            row = self._row()
            at = row.index(self.source) + by
            if 0 <= at < len(row):
                self.stand(row[at])

    def across(self, by):
        """UP or DOWN: to the nearest cell above or below, else to the next row; stops at the last
        one, so that nobody gets from a figure to the end of the turn unawares.
        """
        if not (self._step(0, by) or self.level):
            at = self.rows.index(self._row()) + by
            if 0 <= at < len(self.rows):
                self.stand(max(self.rows[at], key=self._pull))

    def _step(self, right, down):
        """An arrow on the board or among targets: to the nearest place in that direction. The
        piles are below the board. False if there is none.
        """
        level = self.level
        if level == 2 or (level and self.source == HIDDEN):
            self.walk(right + down)             # prices are not on the board
            return True
        places = self.targets() if level else self._rings[0]
        at = self._at[level]
        here, on = places[at], at + right + down
        if level and here >= PILE and 0 <= on < len(places) and places[on] >= PILE:
            self._at[level] = on                # among fallen figures
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
        """(x, y) of a place on the display, in cells; the piles are below the board."""
        row, column = divmod(self._shown(place) - CELL, 4)
        if place >= PILE:
            row, column = (-3, 1) if self.upwards else (6, 6)
        return (column, -row) if self.upwards else (row, column)

    def _row(self):
        return next(row for row in self.rows if self.source in row)


def _first(way):
    """The first action of a way, the one without a price if there is one."""
    return way[2][0] if way[2] else END_TURN


def _cost(action):
    """Sort key of an action: the cards that it costs."""
    does = verb(action)
    if does == REVIVE:
        return value(action // 100 % 100)
    if does not in (HMOVE, COMPRA):
        return 0
    return sum([value(card) + (0 if is_equipment(card) else 10) for card in split(action)[-1]])
