"""Games of bots against bots, of all levels. Runs on CPython and MicroPython.

As a program, with the arguments game, players, first number, how many, it prints a line of JSON
per game, [digest, actions, bytes of heap that are free then].
"""

import gc
import json
import sys
from binascii import crc32

from engine.games import create
from engine.shuffle import dice, shuffled
from tests.engine.random_play import beginning

LEVELS = ("easy", "normal", "hard")
MOST = 400    # actions; a game of Galloneta can be longer


def choose(name):
    return __import__("engine." + name + ".bot", None, None, ("choose",)).choose


def reason(name):
    """The function that says why the game's player does something."""
    home = "engine.the_game.advice" if name == "the_game" else "engine." + name
    return __import__(home + ".reason", None, None, ("reason",)).reason


def hidden(game, seat):
    """Lists of the cards that this seat does not see."""
    others = [hand for each, hand in enumerate(game.hands) if each != seat]
    if game.NAME == "the_game":
        return others + [game.draw]
    if game.NAME == "take_that":
        return others + [game.pile]
    if game.NAME == "martes13":
        game.aside = list(game.aside)
        return others + [game.aside] + game.table.captured
    return others + [game.draw, game.hidden]


def elsewhere(game, seat, seed):
    """A copy that has the cards which this seat does not see in other places."""
    twin = game.clone()
    places = hidden(twin, seat)
    pool = shuffled([card for cards in places for card in cards if card is not None], seed)
    for cards in places:
        for at, card in enumerate(cards):
            if card is not None:
                cards[at] = pool.pop()
    return twin


def decisions(name, players, number):
    """(game, level, dice's seed, action) of each, until the game ends or is long enough."""
    game, bot, count = create(beginning(name, players, number)[0]), choose(name), 0
    while not game.is_terminal() and count < MOST:
        seat = game.current_player()
        level = LEVELS[(number + seat) % 3]
        seed = str((number, count))
        action = bot(game.observation(seat), game.legal_actions(), level, dice(seed))
        yield game, level, seed, action
        game.apply_action(action)    # raises if it is not legal
        count += 1
    yield game, None, None, None


def play(name, players, number):
    """[digest, actions] of a game, with the reasons of what was done."""
    why, said = reason(name), 0
    for game, _, _, action in decisions(name, players, number):    # a list of them is large
        if action is not None and len(game.legal_actions()) > 1:
            told = why(game.observation(game.current_player()), action)
            said = crc32(repr(told).encode(), said)
    return [crc32(repr((game.history(), game.returns(), said)).encode()), len(game.history())]


if __name__ == "__main__":
    first, count = map(int, sys.argv[3:])
    for number in range(first, first + count):
        played = play(sys.argv[1], int(sys.argv[2]), number)
        gc.collect()
        print(json.dumps(played + [gc.mem_free() if hasattr(gc, "mem_free") else 0]))
