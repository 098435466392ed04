"""The game that is played: its rules, its journal and its record. Others can wait on the flash."""

import gc
import os

from micropython import const

import watchdog
from engine.canonical import dumps
from engine.errors import RulesError, require
from engine.games import create
from engine.lines import SCHEMA, UNDO, Actions
from games import GAME_UIS
from storage import archive

_MOST = const(1000)             # actions of a game: they take 8 KB, and 4 s at the next start
_MOST_PENDING = const(500)      # of them not on flash, for want of room


class Session:
    """game: the game in progress, or None. head: of this game, or of the last one.

    app, which the application sets, has defer(work), for what comes after the frame (an action is
    on the display first, on flash right after), act(work, ...), for what comes before it,
    warn(key of a text), refuse(key), where no game can begin, wait(), for what needs memory and
    time, and go_on(), which shows the game.
    """

    def __init__(self, journal, archive, history, clock, device):
        self.journal = journal
        self.archive = archive
        self._history = history
        self._clock = clock
        self.device = device
        self.app = None
        self.game = self.head = None
        self.actions = Actions()
        self.marks = []         # what players have left for each other; no part of the game
        self.came = ()          # cards that one person among devices has not looked at yet
        self.suspended = None       # seq of a game that waits until the home screen opens
        self._warned = False    # that the flash fills up

    def resume(self, seq=None):
        """Goes on with the game that was played, if there is one, or with this one; warns if it
        was damaged.
        """
        from engine.records import replay  # forgotten when the next screen opens
        self.suspended = None
        try:
            loaded = self.journal.load(self.archive, seq)
            if loaded:
                require(_playable(loaded.head, self.journal.seq), "E_CONFIG",
                        "no game for these screens")
                dumps(loaded.head)      # or no record could be made of it
                self.game = replay(loaded.head, self.patiently(loaded.actions))
                self.head, self.actions = loaded.head, loaded.actions
                self.marks, self.came = self.journal.left(), ()
        except (RulesError, TypeError, MemoryError) as error:
            if seq is not None and isinstance(error, MemoryError):
                raise       # the board begins anew, where there is more room for it
            # Of another version, of no board, or much too long.
            print("The game in progress cannot go on:", repr(error))
            try:
                self.journal.set_aside()
            except OSError:     # no room: the next start tries again
                pass
            self.app.warn("page.foreign")
        damage = self.journal.damage
        if damage:
            self.app.warn("page.damage", damage.bad, len(self.actions))
        if self.game and len(self.actions) >= _MOST:    # no screen would have room beside it
            self._cut_off()
            self.game, self.actions = None, Actions()

    def start(self, game, players, options, seed="", names=(), devices=()):
        """Begins a game and shows it; where the flash fills up, once it has room. devices: by
        seat, their levels, or None for a person.
        """
        head = {
            "v": SCHEMA,
            "device": self.device,
            "seq": 0,
            "game": game,
            "players": players,
            "options": options,
            "seed": seed,
            "names": list(names),
            "time": self._clock.stamp(),
        }
        if any(devices):
            head["devices"] = list(devices)
        if archive.roomy(os.statvfs("/")):
            self.app.act(self._begin, head)     # rules are loaded while the C stack is short
        else:
            self.app.wait("page.making_room", lambda: self._make_room(head), self.app.home)

    def _make_room(self, head):
        from storage.room import prepare  # forgotten when the next screen opens
        room, key, full = False, "page.full", 0
        try:
            room, key, full = prepare(self.archive, self._history)
        except OSError:
            pass
        if not room:
            self.app.refuse(key)
            return
        self._begin(head)
        if key and not self._warned:
            self._warned = True
            self.app.warn(key, full)

    def _begin(self, head):
        self.head, self.suspended = head, None
        self.game, self.actions, self.marks, self.came = create(head), Actions(), [], ()
        self.app.defer(self._commit_head)
        self.app.go_on()

    def _commit_head(self):
        """The first line of a new game. Where the flash has no room, nothing was begun."""
        try:
            self.head["seq"] = self.journal.free_seq(self.archive.next_seq())
            self.journal.start(self.head)
        except OSError:
            self.game = None
            self.app.refuse("page.full")

    def view(self):
        """What the player whose turn it is may know; see observation() of the engine."""
        return self.game.observation(self.game.current_player() or 0)

    @property
    def played(self):
        """Is there a game to go on with, on the display or as soon as the home screen opens?"""
        return bool(self.game or self.suspended)

    def apply(self, action):
        """Applies a legal action; it is committed right after the next frame."""
        self.game.apply_action(action)
        self._log(action)

    def undo(self):
        """Takes the last action back, where the rules let it."""
        self.game.undo_action()
        self._log(UNDO)

    def leave(self, marks):
        """Lays marks on the table in place of those that are there."""
        self.marks = marks
        self.app.defer(lambda: self.journal.leave(marks))

    def note(self, name):
        """Sets a flag in the head of the game; it is committed right after the next frame."""
        if not self.head.get(name):
            self.head[name] = True
            self.app.defer(lambda: self.journal.restate(self.head))

    def _log(self, action):
        self.actions.append(action)
        self.app.defer(lambda: self._commit(action))

    def _commit(self, action):
        if not self.game:       # too long, and sealed
            return
        waited = self.journal.pending
        self.journal.append(action)
        if self.journal.pending and not waited:
            self.app.warn("page.unsaved")
        too_long = len(self.actions) >= _MOST or self.journal.pending >= _MOST_PENDING
        if too_long and not self.game.is_terminal():
            self._cut_off()

    def _cut_off(self):
        """Ends a game that has become too long: it is given up, if it is not over."""
        if self.seal():
            self.app.refuse("page.long", len(self.actions))

    @staticmethod
    def patiently(actions):
        """Generates them for somebody who plays a game again: the watchdog waits meanwhile."""
        for at, action in enumerate(actions):
            watchdog.feed()
            if at % 128 == 127:     # or else the garbage lies between what stays
                gc.collect()
            yield action

    def _sparingly(self, actions):
        """The same for a game whose rules have been loaded just now: they have taken the room that
        garbage had.
        """
        self.app.tidy()
        yield from self.patiently(actions)

    def seal(self):
        """Makes a record of the game, which can no longer change; False if it cannot be saved.

        A game that is not over has been given up.
        """
        from engine.records import outcome  # forgotten when the next screen opens
        head = dict(self.head, result=outcome(self.game))
        following = self.archive.next_seq()
        if head["seq"] < following:     # a game that began later has been sealed already
            head.update(begun=head["seq"], seq=self.journal.free_seq(following))
        try:
            self.archive.append(head, self.actions)
        except OSError:
            if self._room_made():
                return self.seal()
            self.app.warn("page.unsealed")
            return False
        self.journal.close()
        self._history.on_record_added()
        self.game = None
        return True

    def _room_made(self):
        from storage.room import evict_segments  # forgotten when the next screen opens
        try:
            return evict_segments(self.archive, self._history, 1)
        except OSError:
            return 0

    def abandon_empty(self):
        """Forgets a game in which nothing has been done."""
        self.journal.close()
        self.game = None

    def free_bytes(self):
        """Free bytes of the flash."""
        from storage import room
        return room.free_blocks() * os.statvfs("/")[0]

    def recall(self, head):
        """A sealed game by the head of its record: (head, the game as it ended); None if nobody
        can play it again here. What the head says of the result is what the rules say.
        """
        from engine.records import outcome, replay  # forgotten when the next screen opens
        record = self.archive.record(head["seq"], head)
        try:
            require(head["names"] or head["players"] == 1, "E_CONFIG", "nobody has played it")
            game = replay(record[0], self._sparingly(record[1]))
            return dict(head, result=outcome(game)), game
        except (RulesError, LookupError, TypeError, ValueError, MemoryError):
            return None


def _playable(head, seq):
    """Has a head all that screens and the archive ask of it? Who plays alone needs no name."""
    from engine.records import countable
    return (head.get("v") == SCHEMA and type(head.get("seq")) is int and head["seq"] == seq
            and head.get("game") in GAME_UIS and "begun" not in head
            and isinstance(head.get("options"), dict) and countable(head)
            and "names" in head and all(head["names"])
            and (head["names"] or head["players"] == 1))
