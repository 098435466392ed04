"""What a round of Martes 13 came to, in words."""

from engine.scorepad_actions import OVERRIDDEN

_NAME = 12                      # columns


def round_chapters(text, head, game, number):
    """(title, text) pages of a round that counts: points, who drops what, who goes on."""
    names = head["names"]
    score = game.score(number)
    totals = game.totals(number)
    lines = ["%-12s%+5d%5d" % (name[:_NAME], score["points"][seat], totals[seat])
             for seat, name in enumerate(names)]
    if game.status(number) == OVERRIDDEN:
        lines.append(text("page.overridden"))
    chapters = [(text("title.round", number), "\n".join(lines))]
    if "droppers" in score:
        chapters.append((text("title.dropped"), "\n".join(_drops(text, names, game, number))))
    following = game.current()
    if following:
        chapters.append((text("title.next", following),
                         text("page.next", names[game.dealer(following)],
                              names[game.starter(following)])))
    return chapters


def _drops(text, names, game, number):
    """A line per suit: who drops it, with how many cards, or why nobody does."""
    rows = game.rows(number)
    for suit, seat in enumerate(game.score(number)["droppers"]):
        name = text("suit.%d" % suit)
        if seat is None:
            yield text("page.tie", name)
        else:
            yield text("page.drops", name, names[seat], rows[seat][suit])


def standing_lines(names, game):
    """A line per player, the best first: rank, name, total."""
    return ["%d. %-12s%5d" % (rank, names[seat][:_NAME], total)
            for rank, seat, total in game.standings()]
