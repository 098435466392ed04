"""What screens ask of the statistics in history.py: history.last() is last(history). And what is
kept of each of the last games.
"""

from binascii import crc32

from engine.games import DEVICES, GAMES, results_of

_LAST = 20
_FACTS = 4                      # numbers that are kept of each


def game_stats(history, players, level, fire, game, hints=False):
    """The GameStats of a kind of game, None if no such game was finished."""
    history.catch_up()
    stats = history.kinds.get((game, players, level, fire) + ((True,) if hints else ()))
    return stats if stats and stats.played else None


def kinds_of(history, game):
    """[(players, level, fire)] of the kinds with finished games; those with hints have True
    appended.
    """
    history.catch_up()
    return sorted([kind[1:] for kind, stats in history.kinds.items()
                   if kind[0] == game and stats.played], key=str)


def tallies(history, game):
    """[(name, Tally)] of a game's players, most wins first, then the best points per match."""
    history.catch_up()
    results = results_of(game.rstrip(history.WITH + history.HINTED + history.AGAINST))
    sign = 1 if getattr(results, "LOWEST_WINS", False) else -1
    return sorted(history.players.get(game, {}).items(), key=lambda item: (
        -item[1].won, sign * item[1].average, item[0]))


def leaders(history, games):
    """(names, how many) of the people who have won most matches of these games, with devices or
    without, but without hints; ((), 0) if nobody has won any.
    """
    history.catch_up()
    won, devices = {}, [history.WITH + level for level in DEVICES]
    for game in games:
        for kind in (game, game + history.WITH):
            for name, tally in history.players.get(kind, {}).items():
                if name not in devices:
                    won[name] = won.get(name, 0) + tally.won
    most = max(won.values(), default=0)
    return tuple([name for name in won if won[name] == most]) if most else (), most


def abandoned(history, game):
    """The number of a game's matches that were given up."""
    history.catch_up()
    return history.given_up.get(game, 0)


def last(history):
    """seqs of the last 20 games, newest first."""
    history.catch_up()
    first = history.newest_at
    seqs = history.facts[first::_FACTS] + history.facts[:first:_FACTS]
    return [seq for seq in seqs if seq]


def heads(history, archive, count=_LAST):
    """Generates the heads of the last games, newest first."""
    from storage.counting import known
    return (head for head in archive.newest(last(history)[:count]) if known(head))


def newest(history, archive, count):
    """Generates the heads of the last games, also of more than are at hand, newest first."""
    from storage.counting import known
    following = archive.next_seq()
    return (head for head in archive.newest(range(max(1, following - count), following))
            if known(head))


def played(history, game):
    """True if the game is among the last 20."""
    history.catch_up()
    return _number(game) in history.facts[1::_FACTS]


def best_of(history, game, seed):
    """Fewest cards left in the last solo games with this seed, or None."""
    facts = history.facts
    return min([facts[at + 3] - 1 for at in _of_deal(history, game, seed) if facts[at + 3]],
               default=None)


def heads_of(history, archive, game, seed):
    """Generates the heads of the last games with this seed, newest first."""
    from storage.counting import known
    seqs = [history.facts[at] for at in _of_deal(history, game, seed)]
    return (head for head in archive.newest(seqs) if known(head) and head["seed"] == seed)


def _of_deal(history, game, seed):
    """Where in .facts games with this seed are."""
    history.catch_up()
    wanted = [_number(game), _checksum(seed)]
    return [at for at in range(0, _FACTS * _LAST, _FACTS)
            if history.facts[at + 1:at + 3] == wanted]


def facts_of(head):
    """[seq, number of the game, checksum of the seed, cards left + 1]; the last is 0 if the game
    does not count as a best one: several players, burned (TG-R18), or given up.
    """
    result, left = head["result"], head["result"].get("left")
    # Of several games in a row there is a list.
    best = (head["players"] == 1 and type(left) is int and result["rating"] != "none"
            and "given" not in head["options"])
    return [head["seq"], _number(head["game"]), _checksum(head.get("seed")),
            left + 1 if best else 0]


def _number(game):
    """The number of a game, from 1."""
    return list(GAMES).index(game) + 1


def _checksum(seed):
    """A checksum of 30 bits, which MicroPython stores without allocation."""
    return crc32((seed or "").encode()) & 0x3FFF_FFFF
