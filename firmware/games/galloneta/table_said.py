"""What the table of Galloneta says of a choice: what OK does, and what comes of it."""

from engine.galloneta.cards import is_shield, suit, value
from engine.galloneta.combat import DIES, SAVED
from engine.galloneta.notation import split
from engine.galloneta.options import PASSES
from games.galloneta.table_signs import (
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
)
from games.galloneta.table_steps import compared, prices
from ui.canvas import CORAL, FG, MINT, SHADE
from ui.strings import points

# Ends of keys of texts, by what is done.
ACTS = ("refill", "discard", "deploy", "equip", "shield", "move", "attack", "revive", "hmove",
        "compra")


def said(text, cursor, pieces, view, game):
    """(what OK does, what comes of it, a role for that, the same in a sentence). Only what ends in
    the own loss is CORAL. Where nothing can be done None comes of it, and the sentence says why.

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
    """The power with this equipment."""
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


def named(text, source, pieces):
    """A card, or a figure with what it is worth."""
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
