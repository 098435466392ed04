"""Codes: a whole record as a short text, shown as a QR code and verified by whoever reads it.

A code is one large number, written in 43 characters that QR codes hold in 5.5 bits each and links
take as they are. Many small numbers make it up, each with a radix of its own, the first one least.
An action of a game with cards is its place among the legal ones. The result is left out, since it
follows from the actions; the CRC-32 of the record's text is in the code. docs/records.md has the
format.

One function describes the format for both ways: a coder is given a value, which the writer takes
and the reader ignores, and returns the one that the code has.
"""

import binascii

from .canonical import dumps, loads
from .errors import RulesError
from .games import DEVICES, class_of, create
from .lines import SCHEMA, UNDO
from .records import BadRecord, encode, outcome, verify
from .scorepad.actions import accept, enter
from .shuffle import ALPHABET

VERSION = 1
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:"
# Their places are in the codes: these lists may only grow. A game that is not here is spelled.
_GAMES = ("", "the_game", "the_game_table", "martes13", "martes13_match", "martes13_table",
          "take_that", "take_that_match", "take_that_table", "galloneta", "galloneta_table",
          "any_game_table")
_OPTIONS = ("", "level", "fire", "first", "dealer", "advanced", "rounds", "mode", "aces",
            "columns")
_LEVELS = (None,) + DEVICES
_FIELDS = ("v", "game", "players", "options", "seed", "names", "devices", "hints", "device", "seq",
           "time", "result")
_UNKNOWN = {"game": "", "players": 0, "options": {}, "seed": "", "names": [], "device": "0" * 16,
            "seq": 0, "time": {}}    # what a reader puts
_PLACES = 32    # radix of a place in a list that grows


class BadCode(ValueError):
    """A text that is no code, or a damaged, forged or newer one."""


class _Writer:
    def __init__(self):
        self.number, self._weight = 0, 1

    def put(self, value, radix):
        if not 0 <= value < radix:
            raise ValueError("%d is beyond a code" % value)
        self.number += value * self._weight
        self._weight *= radix
        return value

    def choice(self, value, values, radix=None):
        """One of some values, by its place among them."""
        self.put(values.index(value), radix or len(values))
        return value

    def count(self, value):
        """Any whole number from 0 up: seven bits at a time, and whether others follow."""
        rest = value
        while rest > 127:
            self.put(128 + rest % 128, 256)
            rest //= 128
        self.put(rest, 256)
        return value

    def text(self, value):
        data = value.encode()
        self.count(len(data))
        for byte in data:
            self.put(byte, 256)
        return value


class _Reader:
    def __init__(self, number):
        self.number = number

    def put(self, _value, radix):
        self.number, value = divmod(self.number, radix)
        return value

    def choice(self, _value, values, radix=None):
        return values[self.put(0, radix or len(values))]

    def count(self, _value):
        value, weight, more = 0, 1, 1
        while more:
            more, seven = divmod(self.put(0, 256), 128)
            value += seven * weight
            weight *= 128
        return value

    def text(self, _value):
        return bytes([self.put(0, 256) for _ in range(min(self.count(0), 4000))]).decode()


def encoder(head, actions):
    """Generates None after each action, since a board needs a while, and then the code of this
    record. Raises BadRecord where it does not replay, or has what no code can hold.
    """
    coder = _Writer()
    coder.put(VERSION, 8)
    coder.put(binascii.crc32(encode(head, actions).encode()), 1 << 32)
    try:
        for _ in _record(coder, head, actions):
            yield None
    except (RulesError, LookupError, TypeError, ValueError) as error:
        raise BadRecord("no code: %r" % error)
    yield _spelled(coder.number)


def code_of(head, actions):
    """The code of a record. Raises BadRecord."""
    return list(encoder(head, actions))[-1]


def record_of(code):
    """(head, actions) of a code, verified. Raises BadCode."""
    coder = _Reader(_number(code))
    version = coder.put(0, 8)
    if version != VERSION:
        raise BadCode("a code of version %d, this program knows %d" % (version, VERSION))
    crc, head, actions = coder.put(0, 1 << 32), {}, []
    try:
        for action in _record(coder, head, actions, reading=True):
            actions.append(action)
        verify(head, actions)
        same = binascii.crc32(encode(head, actions).encode()) == crc and not coder.number
    except (RulesError, LookupError, ArithmeticError, TypeError, ValueError) as error:
        raise BadCode("damaged or forged: %r" % error)
    if not same:
        raise BadCode("damaged or forged: its checksum does not match")
    return head, actions


def _record(coder, head, actions, reading=False):
    """Generates the actions of a record as they are put. A reader's head is filled in."""
    known = _head(coder, _UNKNOWN if reading else head)
    if not reading and dict(known, result=head.get("result")) != head:
        raise ValueError("an unusual head")
    game, length = create(known), coder.count(len(actions))
    put = _play if game.LISTED else _entry
    others = (UNDO,) + game.UNLISTED
    if not coder.put(int(any([action in others for action in actions])), 2):
        others = ()
    for at in range(length):
        action = put(coder, game, None if reading else actions[at], others)
        if action == UNDO:
            game.undo_action()
        else:
            game.apply_action(action)
        yield action
    if reading:
        head.update(known)
        head["result"] = outcome(game)


def _play(coder, game, action, others):
    """An action among the legal ones and, in a record that has such, some others."""
    return coder.choice(action, game.legal_actions() + list(others))


def _entry(coder, game, action, others):
    """An action of a pad, which has thousands of legal ones. Likely is a value for the first
    missing cell of the round along the rows, or down the columns; that the round is accepted, or
    one of the others; and what only this game has. Else the action itself is put.
    """
    number = game.current() or game.rounds
    missing = game.missing(number)
    down = sorted(missing, key=lambda cell: (cell[1], cell[0]))
    cells = [(enter(number, seat, column, 0), game.sheet.LIMITS[column])
             for seat, column in missing[:1] + down[:1]]
    lists = (accept(number),) + others, game.own_actions(number)
    kind = coder.put(_kind(action, cells, lists), len(cells) + 3)
    if kind < len(cells):
        first, limit = cells[kind]
        return first + coder.put((action or first) - first, limit + 1)
    kind -= len(cells)
    return coder.choice(action, lists[kind]) if kind < 2 else coder.put(action or 0, 10**7)


def _kind(action, cells, lists):
    if action is None:      # it is read
        return 0
    for kind, (first, limit) in enumerate(cells):
        if first <= action <= first + limit:
            return kind
    return len(cells) + (0 if action in lists[0] else 1 if action in lists[1] else 2)


def _head(coder, head):
    """A head without its result."""
    game = head["game"]
    game = coder.choice(game if game in _GAMES else "", _GAMES, _PLACES) or coder.text(game)
    players = coder.put(head["players"], _PLACES)
    new = {"v": SCHEMA, "game": game, "players": players, "seed": _seed(coder, head["seed"])}
    new["names"] = [coder.text(name) for name in _seats(coder, head["names"], "", players)]
    if coder.put(int("devices" in head), 2):
        levels = _seats(coder, head.get("devices"), None, players)
        new["devices"] = [coder.choice(level, _LEVELS) for level in levels]
    if coder.put(int("hints" in head), 2):
        new["hints"] = True
    new["device"] = "%016x" % coder.put(int(head["device"], 16), 1 << 64)
    new["seq"] = coder.count(head["seq"])
    time = head["time"]
    new["time"] = {name: coder.count(time.get(name, 0)) for name in
                   (("boot", "up"), ("clock",))[coder.put(int("clock" in time), 2)]}
    new["options"] = _options(coder, head["options"], class_of(game).OPTIONS)
    rest = {name: head[name] for name in head if name not in _FIELDS}
    if coder.put(int(len(rest) > 0), 2):
        new.update(loads(coder.text(dumps(rest))))
    return new


def _seats(coder, values, missing, players):
    """A value for each seat, or no values."""
    if not coder.put(int(bool(values)), 2):
        return []
    return values or [missing] * players


def _options(coder, options, known):
    """Names are chosen from a list, values from the game's own, where they are there."""
    new, names = {}, sorted(options)
    for at in range(coder.count(len(names))):
        name = names[at] if names else ""
        name = coder.choice(name if name in _OPTIONS else "", _OPTIONS, _PLACES) \
            or coder.text(name)
        values = known[name]
        if type(values) is not tuple:
            values = (None,) + tuple(range(_PLACES - 2))    # a seat
        value = options.get(name)
        place = values.index(value) if value in values else len(values)
        place = coder.put(place, _PLACES)
        new[name] = values[place] if place < len(values) else \
            loads(coder.text(dumps(value)))
    return new


def _seed(coder, seed):
    """A seed that the board has made, a date, or any text."""
    made = len(seed) == 6 and all([letter in ALPHABET for letter in seed])
    digits = seed.replace("-", "")
    date = len(digits) == 8 and digits.isdigit() and _dashed(digits) == seed
    kind = coder.put(1 if made else 2 if date else 0, 3)
    if kind == 1:
        return "".join([coder.choice(letter, ALPHABET) for letter in seed or ALPHABET[:6]])
    if kind == 2:
        return _dashed("%08d" % coder.put(int(digits or "0"), 10**8))
    return coder.text(seed)


def _dashed(digits):
    return "%s-%s-%s" % (digits[:4], digits[4:6], digits[6:])


def _spelled(number):
    digits = []
    while number:
        number, digit = divmod(number, len(DIGITS))
        digits.append(DIGITS[digit])
    return "".join(reversed(digits))


def _number(code):
    number = 0
    for letter in code:
        digit = DIGITS.find(letter)
        if digit < 0:
            raise BadCode("a code has nothing but capitals, digits and $*+-./:")
        number = number * len(DIGITS) + digit
    return number
