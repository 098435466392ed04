"""What has been done at the table of Galloneta, as both players may know it."""

from engine.galloneta.cards import value
from engine.galloneta.combat import DIES, SAVED
from engine.galloneta.notation import END_TURN, REFILL, split
from ui.strings import points


def prices(cards):
    """What is paid."""
    return "+".join([str(value(card)) for card in cards])


def compared(duel):
    """The values of an attack, and which one is higher."""
    power, against = duel[:2]
    return points(power) + "=><"[(power > against) + 2 * (power < against)] + points(against)


def told(game, action):
    """What an action is that is about to be applied: a key of a text, and what fills it in; ranks
    of figures and aces are negative numbers. None for nothing to tell.
    """
    verb, *fields = split(action)
    cells = game.board.cells
    if verb == "refill" or (verb == "end_turn" and game.turn.acted):
        return None
    if verb == "end_turn":
        return ("pass.pass",)
    if verb == "deploy":
        return "pass.deploy", -value(fields[0])
    if verb == "equip":
        card, piece = fields[0], cells[fields[1]]
        half, told = piece.worth(card), (value(card), -value(piece.card))
        return ("pass.equip",) + told if half == 2 * told[0] else (
            "pass.less",) + told + (points(half),)
    if verb == "shield":
        return "pass.shield", -value(cells[fields[1]].card)
    if verb == "move" or verb == "hmove":
        return "pass." + verb, -value(cells[fields[0]].card)
    if verb == "revive":
        return "pass.revive", -value(fields[2])
    if verb != "attack":
        return ("pass." + verb,)
    start, target = [-value(cells[cell].card) for cell in fields]
    duel = game.preview(action)
    fate, other = duel[2:]
    if fate == DIES and other == DIES:
        return "pass.both", compared(duel)
    form, rank = (("saved", target) if other == SAVED else ("kills", target) if other == DIES
                  else ("falls", start))
    return "pass." + form, compared(duel), rank


def said(text, step):
    """(what, with words for ranks)"""
    return text(step[0], *[text("rank.%d" % -each) if isinstance(each, int) and each < 0 else each
                           for each in step[1:]])


def _last_turn(log):
    """(begin, end) of the last turn that has ended."""
    begin = end = 0
    for at, action in enumerate(log):
        if action == END_TURN:
            begin, end = end, at + 1
    return begin, end


def acts(log):
    """How much has been done in the last turn that has ended, passing included."""
    begin, end = _last_turn(log)
    count = len([1 for at in range(begin, end) if log[at] not in (END_TURN, REFILL)])
    return count or int(end > 0)


def begun(log):
    """Has anything been done in this turn?"""
    return any([log[at] != REFILL for at in range(_last_turn(log)[1], len(log))])


def since(session):
    """Steps of the last turn that has ended; plays the game again for it."""
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
