"""Texts at the table of Galloneta: about a choice, and about what has been done."""

from engine.galloneta.board import DIES, SAVED
from engine.galloneta.cards import is_shield, suit, value
from engine.galloneta.notation import END_TURN, REFILL, split
from engine.galloneta.options import PASSES
from games.galloneta.constants import (
    ATTACK,
    CELL,
    COMPRA,
    DEPLOY,
    DISCARD,
    END,
    EQUIP,
    HMOVE,
    MOVE,
    REVIVE,
    SHIELD,
    verb,
)
from ui.canvas import CORAL, FG, MINT, SHADE
from ui.strings import points


def prices(cards):
    """The values of the cards that pay, as "9+3"."""
    return "+".join([str(value(card)) for card in cards])


def compared(duel):
    """The powers of both sides in an attack and their comparison, as "8>6"."""
    power, against = duel[:2]
    return points(power) + "=><"[(power > against) + 2 * (power < against)] + points(against)


def told(game, action):
    """(key of a text, its values ...) about an action that is applied next; ranks of figures and
    aces are negative numbers. None if there is nothing to tell.
    """
    does, *fields = split(action)
    cells = game.board.cells
    if does == "refill" or (does == "end_turn" and game.turn.acted):
        return None
    if does == "end_turn":
        return ("pass.pass",)
    if does == "deploy":
        return "pass.deploy", -value(fields[0])
    if does == "equip":
        card, piece = fields[0], cells[fields[1]]
        half, told = piece.worth(card), (value(card), -value(piece.card))
        return ("pass.equip",) + told if half == 2 * told[0] else (
            "pass.less",) + told + (points(half),)
    if does == "shield":
        return "pass.shield", -value(cells[fields[1]].card)
    if does == "move" or does == "hmove":
        return "pass." + does, -value(cells[fields[0]].card)
    if does == "revive":
        return "pass.revive", -value(fields[2])
    if does != "attack":
        return ("pass." + does,)
    start, target = [-value(cells[cell].card) for cell in fields]
    duel = game.preview(action)
    fate, other = duel[2:]
    if fate == DIES and other == DIES:
        return "pass.both", compared(duel)
    form, rank = (("saved", target) if other == SAVED else ("kills", target) if other == DIES
                  else ("falls", start))
    return "pass." + form, compared(duel), rank


def step_text(text, step):
    """The text of what told() returned."""
    return text(step[0], *[text("rank.%d" % -each) if isinstance(each, int) and each < 0 else each
                           for each in step[1:]])


def _last_turn(log):
    """(begin, end) indexes of the last complete turn in the log."""
    begin = end = 0
    for at, action in enumerate(log):
        if action == END_TURN:
            begin, end = end, at + 1
    return begin, end


def acts(log):
    """The number of actions in the last complete turn; 1 if it was passed."""
    begin, end = _last_turn(log)
    count = len([1 for at in range(begin, end) if log[at] not in (END_TURN, REFILL)])
    return count or int(end > 0)


def fought(log):
    """True if the first attack was in one of the last two complete turns, and nobody whom it may
    have killed has come back since.
    """
    first, turns = None, 0
    for action in log:
        if verb(action) == REVIVE:
            return False
        if first is None and verb(action) == ATTACK:
            first = turns
        turns += action == END_TURN
    return first is not None and turns - first <= 2


def begun(log):
    """True if anything has been done in the turn in progress."""
    return any([log[at] != REFILL for at in range(_last_turn(log)[1], len(log))])


def since(session):
    """told() of all actions of the last complete turn; replays the game for that."""
    from engine.games import create
    log = session.game.log
    begin, end = _last_turn(log)
    game, steps = create(session.head), []
    for at, action in enumerate(session.patiently(log)):
        if at == end:
            break
        if at >= begin:
            steps.append(told(game, action))
        game.apply_action(action)
    return [step for step in steps if step]


# Suffixes of keys of texts, by the verb of an action.
ACTS = ("refill", "discard", "deploy", "equip", "shield", "move", "attack", "revive", "hmove",
        "compra")


def said(text, cursor, pieces, view, game):
    """(what OK does, its effect, role of the effect, both in a sentence). CORAL means the player's
    own loss. An effect of None means that nothing can be done; the sentence says why.

    pieces: {cell: Piece} as the player knows them.
    """
    does, source, action = cursor.does, cursor.source, cursor.action
    if source == END:
        if game.turn.acted:
            return text("act.end"), "", FG, text("tip.end")
        me, passes = view["observer"], view["passes"]
        passes = passes[me] + 1, passes[1 - me]
        return (text("act.pass"), "%d/%d" % (min(passes[0], PASSES), PASSES),
                CORAL if min(passes) >= PASSES else FG, text("tip.pass", *passes))
    act = text("act." + ACTS[does])
    if not does:
        drawn = min(view["draw_pile"], view["limits"][view["observer"]] - len(view["hand"]))
        if drawn < 1:
            return text("act.play"), "", MINT, text("tip.play")
        return act, "+%d" % drawn, MINT, text("tip.refill", drawn)
    called = named(text, source, pieces)
    if not cursor.level:
        form = "tip." + ACTS[does]
        return (act, text("cost.compra") if does == COMPRA else "", FG,
                text(form, called) if called else text(form))
    if cursor.barred:
        return act, None, SHADE, text("no." + cursor.barred)
    fields = split(action) if action else ()
    target = cursor.target - CELL
    if does == DEPLOY:
        return act, "", MINT, text("say.deploy", called)
    if does == DISCARD:
        return act, text("cost.discard"), FG, text("say.discard", called)
    if does == MOVE:
        rows = (target - source + CELL) // 4 * (-1 if view["observer"] else 1)
        form = "say.move" if rows > 0 else "say.retreat"
        way = "→←↑↓"[(rows < 0) + 2 * cursor.upwards]
        return act, "%s%d" % (way, abs(rows)), MINT, text(form, called, abs(rows))
    if does == HMOVE:
        left = view["limits"][view["observer"]] - 2
        return act, text("cost.hmove"), FG, text("say.hmove", left)
    if does == SHIELD:
        return act, "", MINT, text("say.shield", _rank(text, pieces[target].card))
    if does == EQUIP:
        return (act,) + _equip(text, source, pieces[target])
    if does == REVIVE:
        paid, fallen = value(fields[2]), _rank(text, fields[3])
        return act, "-%d" % paid, MINT, text("say.revive", paid, fallen)
    if does == COMPRA:
        paid = prices(fields[2])
        return act, paid, MINT, text("say.compra", paid)
    return (act,) + _attack(
        text, game.preview(action), pieces[target], pieces[source - CELL])


def _equip(text, card, piece):
    """(effect, role, sentence) of equipment for a piece."""
    both = piece.carrying(piece.equipment + (card,), None)
    now, rank = points(both.power()), _rank(text, piece.card)
    if piece.equipment and both.power() == piece.power():
        return "+0", FG, text("say.spare", rank, now)
    halved = suit(card) != suit(piece.card)
    form = "say.ace" if piece.rank() == 1 else "say.half" if halved else "say.equip"
    return "=%s" % now, MINT if both.power() and not halved else FG, text(form, rank, now)


def _attack(text, duel, piece, mine):
    fate, other = duel[2:]
    values, told = compared(duel), [_rank(text, piece.card)]
    form = ("saved" if other == SAVED else "lost" if other != DIES else
            "even" if fate == DIES else "wins")
    if form in ("lost", "even"):
        told.append(_rank(text, mine.card))
    wins = other == DIES and (fate != DIES or piece.rank() == 1)
    role = MINT if wins else CORAL if fate == DIES and other != DIES else FG
    return values, role, text("say." + form, values, *told)


def _rank(text, card):
    return text("rank.%d" % value(card))


def reasons(text, code, values):
    """What fills in the text of a hint's reason."""
    if code == "arms":
        return points(values[0]),
    if code in ("nears", "risks", "forward", "retreats") or not values:
        return values
    rank = text("rank.%d" % values[-1])
    if code in ("loses", "even"):
        return compared(values),
    return (compared(values), rank) if code == "beats" else (rank,)


def named(text, source, pieces):
    """The name of a card, or of a figure with its power."""
    if source >= CELL:
        piece = pieces.get(source - CELL)
        if not piece:
            return ""
        power = piece.power()
        called = _rank(text, piece.card)
        return "%s %s" % (called, points(power)) if power else called
    if is_shield(source):
        return text("rank.0")
    number = value(source)
    return text("card", text("rank.%d" % number) if number > 9 else str(number),
                text("suit.%d" % suit(source)))
