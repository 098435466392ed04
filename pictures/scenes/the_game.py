"""The Game: solo, and dealt to several players, who hand the device round."""

from collections.abc import Iterator
from dataclasses import replace

from crupier.engine.lines import seal
from crupier.engine.records import dumps
from crupier.engine.the_game.told import spell
from pictures import samples
from pictures.scenes.scene import Scene, after, ended, midgame, past, remembered

_LATER = after(40)
_MARKS = [[0, 1, 0], [2, 2, 1], [3, 3, 0], [2, 3, 1]]       # seat, pile, kind


def scenes() -> Iterator[Scene]:
    yield from _solo()
    yield from _seats()
    yield from _told()


def _solo() -> Iterator[Scene]:
    new, hint = "OK ", "BACK DOWN OK"
    yield Scene("new_game", new)
    yield Scene("new_game_expert", new + "DOWN DOWN OK DOWN OK DOWN OK")
    yield Scene("new_game_reduced", new + "DOWN DOWN LEFT")
    yield Scene("table_daily", new + "DOWN DOWN DOWN DOWN OK UP UP UP UP OK")
    yield midgame("table", "LEFT", until=after(40))
    yield midgame("table_pile", "UP RIGHT", until=after(40))
    yield midgame("table_ready", "OK OK UP", until=after(40))
    yield midgame("table_end", "OK OK", until=after(40))
    yield midgame("table_undo", "OK OK LEFT", until=after(40))
    yield midgame("table_trick", seed="T1", until=after(50))
    yield midgame("table_two_keys", "NEXT", until=after(40))
    yield midgame("table_hint", hint, until=after(40))
    yield midgame("table_hint_next", hint + " OK", until=after(40))
    yield midgame("table_hint_keeps", hint, seed="T1", until=after(50))
    yield midgame("table_hint_end", hint + 6 * " OK", until=after(40))
    yield _with_advisor(midgame("table_thinks", hint, until=after(40)), "time.sleep_ms(20)")
    yield _with_advisor(midgame("no_hint", hint, until=after(40)), "bytearray(1 << 20)")
    yield _coached(midgame("table_coach", "LEFT LEFT OK", until=after(40)))
    yield _coached(midgame("table_odds", "OK DOWN DOWN DOWN", until=after(40)))
    lost = "RIGHT RIGHT OK"
    yield midgame("lost", lost, seed="T4", until=None)
    yield midgame("lost_better", lost + " - LEFT", seed="T4", until=None)
    yield midgame("lost_play_on", lost + " - OK", seed="T4", until=None)
    yield midgame("table_which_pile", "NEXT BACK NEXT NEXT OK", until=after(40))
    yield midgame("table_fire", seed="B0", until=after(61), fire=True)
    yield midgame("table_expert", until=after(30), level="expert_reduced")
    yield midgame("table_expert_fire", until=after(30), level="expert_reduced", fire=True)
    yield midgame("table_last", until=lambda game: not game.draw, seed="S5")
    yield midgame("menu", "OK OK BACK", until=after(40))
    yield midgame("menu_end", "OK OK BACK UP", until=after(40))
    yield midgame("menu_settings", "BACK UP UP UP OK", until=after(40))
    yield midgame("coach_asks", "BACK DOWN DOWN DOWN OK", until=after(40))
    yield midgame("played_cards", "BACK DOWN DOWN DOWN DOWN OK", until=after(40))
    yield midgame("give_up", "BACK UP OK", until=after(40))
    yield midgame("end_game", "RIGHT OK", seed="E0", until=after(100))
    yield midgame("burn", "DOWN OK", seed="B0", until=_burning, fire=True)
    yield ended("over_excellent", seed="S5")
    hinted = dict(samples.solo(1, "S5"), hints=True)
    yield Scene("over_hinted", "", samples.journal(hinted, samples.play(hinted).history()))
    again = midgame("over_equals", seed="S6", until=None)
    yield replace(again, files=samples.archive([samples.solo(1, "S6")]) | again.files)
    for scene in (midgame("table_remark", "OK", until=lambda game: game.left() == 30),
                  midgame("over_record", "RIGHT LEFT", seed="S6", until=None)):
        yield replace(scene, files=samples.archive([samples.solo(1, "B2"), samples.solo(2, "B4")])
                      | scene.files)
    yield ended("over_win", "RIGHT LEFT", seed="S194")
    yield ended("over_watch", "RIGHT OK NEXT", seed="S194")
    yield ended("over_plain", seed="S1")
    yield ended("over_plain_word", "LEFT LEFT LEFT", seed="S1")
    yield ended("over_win_word", "RIGHT RIGHT", seed="S194")
    yield ended("over_burned", seed="F66", fire=True)


def _seats() -> Iterator[Scene]:
    known = {"names": list(samples.NAMES[:5])}
    form = "OK DOWN DOWN DOWN DOWN DOWN "
    begin = form + "RIGHT RIGHT UP UP UP UP UP OK"
    yield Scene("seats_new", form + "RIGHT RIGHT", settings=known)
    yield Scene("seats_starter", begin, settings=known)
    yield Scene("seats_look", begin + " OK", settings=known)
    yield Scene("seats_look_hand", begin + " OK OK", settings=known)
    yield _round("hand_over_first", players=2, until=after(0))
    yield _round("hand_over")
    yield _round("hand_over_step", "RIGHT RIGHT")
    yield _round("hand_over_five", players=5)
    yield _round("seats", "OK")
    yield _round("seats_two", "OK", players=2)
    yield _round("seats_two_laid", "OK OK", players=2)
    yield _round("seats_five", "OK UP", players=5)
    yield _round("seats_fire", "OK", players=3, fire=True, seed="F7",
                 until=lambda game: bool(game.burning()))
    yield _round("seats_drawn", "OK OK OK DOWN NEXT")
    yield _round("seats_last", "OK", players=5, seed="S5", until=lambda game: not game.draw)
    yield _round("seats_over", until=None, players=4, seed="S3")
    yield _round("seats_menu", "OK BACK")
    yield _round("seats_marks", "OK", marks=_MARKS)
    yield _round("seats_marks_pass", "OK OK OK DOWN NEXT BACK OK BACK", marks=_MARKS)
    yield _round("seats_marks_menu", "OK BACK " + "DOWN " * 2 + "OK OK", marks=_MARKS)


def _told() -> Iterator[Scene]:
    """The duel of the day: three results of this board, three that others tell, one of them of
    another deal.
    """
    day = "2026-11-21"
    files = samples.archive([samples.solo(seq, day, fire=fire)
                             for seq, fire in ((1, False), (2, True), (3, False))])
    known = {"names": ["Ana", "Beto"], "me": "Ana", "told": [
        spell(day, *result) for result in (
            ("standard", False, 9, "Luis"), ("standard", False, None, "Íñigo"),
            ("expert", False, 3, "Eva"))]}
    duel = "LEFT LEFT LEFT OK OK OK UP OK"
    yield Scene("told", duel, files, settings=known)
    yield Scene("told_names", duel + " UP OK", files, settings=known)
    yield Scene("told_letters", duel + " UP UP UP UP OK", files, settings=known)
    yield Scene("told_entry", duel + " UP UP UP OK" + " OK" * 12, files, settings=known)
    yield Scene("told_wrong", duel + " UP UP UP OK" + " OK" * 13, files, settings=known)


def _burning(game) -> bool:
    return bool(game.burning()) and game.placed >= game.minimum()


def _coached(scene: Scene) -> Scene:
    return replace(scene, settings={"coach": True})


def _with_advisor(scene: Scene, does: str) -> Scene:
    """With one that never comes to an end: what it does in each step."""
    scene.files["/crupier/engine/the_game/advice/advisor.py"] = f"""
import time
class Advisor:
    def __init__(self, seen, file, offset, room):
        pass
    def step(self):
        {does}
        return True
""".encode()
    return scene


def _round(name: str, keys: str = "", *, players: int = 4, seed: str = "K7Q2MX",
           until=_LATER, marks=(), **options) -> Scene:
    """A game of several players, up to the beginning of a turn, with marks that they have left."""
    head = dict(samples.solo(7, seed, **options), players=players,
                names=list(samples.NAMES[:players]))
    game = samples.play(head, until and (lambda game: not game.placed and until(game)))
    left = [[*mark, len(game.history())] for mark in marks]
    talk = {"/data/game/marks": seal(dumps([head["seq"], left])).encode()} if left else {}
    return Scene(name, keys, past() | samples.journal(head, game.history()) | talk,
                 settings=remembered(head))
