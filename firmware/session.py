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
    """game: the game in progress, or None. head: of this game, or of the last one."""

    def __init__(self, journal, archive, history, clock, device):
        self.journal = journal
        self.archive = archive
        self._history = history
        self._clock = clock
        self.device = device
        self._defer = self._warn = self._refuse = None
        self.game = self.head = None
        self.actions = Actions()
        self.marks = []         # what players have left for each other; no part of the game
        self.came = ()          # cards that one person among devices has not looked at yet
        self.suspended = None       # seq of a game that waits until the home screen opens
        self._warned = False    # that the flash fills up

    def attach(self, defer, warn, refuse):
        """What a session asks of the application. defer(work): does it after the frame, as an
        action is on the display first, on flash right after; warn(key of a text, *values): tells
        the player; refuse(key, *values): the same where there is no game any more.
        """
        self._defer, self._warn, self._refuse = defer, warn, refuse

    def resume(self, seq=None):
        """Goes on with the game that was played, if there is one, or with this one; warns if it
        was damaged.
        """
        from engine.records import replay  # large, and needed once a game
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
                raise       # the board restarts, where there is more room for it
            # Of another version, of no board, or much too long.
            print("The game in progress cannot go on:", repr(error))
            try:
                self.journal.set_aside()
            except OSError:     # no room: the next start tries again
                pass
            self._warn("page.foreign")
        damage = self.journal.damage
        if damage:
            self._warn("page.damage", damage.bad, len(self.actions))
        if self.game and len(self.actions) >= _MOST:    # no screen would have room beside it
            self._cut_off()
            self.game, self.actions = None, Actions()

    def new_head(self, game, players, options, seed, names, devices):
        """The head of a game that begins now. devices: by seat, their levels, or None."""
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
        return head

    @staticmethod
    def roomy():
        """Is there room on the flash for a new game, for sure?"""
        return archive.roomy(os.statvfs("/"))

    def make_room(self):
        """Evicts old records for a new game, which takes time and the history -> (is there room,
        key of what the player should know now, how full the flash is in percent).
        """
        from storage.room import prepare  # large, and needed on a full flash only
        try:
            room, key, full = prepare(self.archive, self._history)
        except OSError:
            return False, "page.full", 0
        if room and key:
            key, self._warned = None if self._warned else key, True
        return room, key, full

    def begin(self, head):
        """The game of this head is in progress; it is committed right after the next frame."""
        self.head, self.suspended = head, None
        self.game, self.actions, self.marks, self.came = create(head), Actions(), [], ()
        self._defer(self._commit_head)

    def _commit_head(self):
        """The first line of a new game. Where the flash has no room, nothing was begun."""
        try:
            self.head["seq"] = self.journal.free_seq(self.archive.next_seq())
            self.journal.start(self.head)
        except OSError:
            self.game = None
            self._refuse("page.full")

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
        self._defer(lambda: self.journal.leave(marks))

    def note(self, name):
        """Sets a flag in the head of the game; it is committed right after the next frame."""
        if not self.head.get(name):
            self.head[name] = True
            self._defer(lambda: self.journal.restate(self.head))

    def _log(self, action):
        self.actions.append(action)
        self._defer(lambda: self._commit(action))

    def _commit(self, action):
        if not self.game:       # too long, and sealed
            return
        waited = self.journal.pending
        self.journal.append(action)
        if self.journal.pending and not waited:
            self._warn("page.unsaved")
        too_long = len(self.actions) >= _MOST or self.journal.pending >= _MOST_PENDING
        if too_long and not self.game.is_terminal():
            self._cut_off()

    def _cut_off(self):
        """Ends a game that has become too long: it is given up, if it is not over."""
        if self.seal():
            self._refuse("page.long", len(self.actions))

    @staticmethod
    def patiently(actions):
        """Generates them for somebody who plays a game again: the watchdog waits meanwhile."""
        for at, action in enumerate(actions):
            watchdog.feed()
            if at % 128 == 127:     # or else the garbage lies between what stays
                gc.collect()
            yield action

    def _sparingly(self, actions):
        """The same for a game whose rules have been loaded just now."""
        gc.collect()
        yield from self.patiently(actions)

    def seal(self):
        """Makes a record of the game, which can no longer change; False if it cannot be saved.

        A game that is not over has been given up.
        """
        from engine.records import outcome  # large, and needed once a game
        head = dict(self.head, result=outcome(self.game))
        following = self.archive.next_seq()
        if head["seq"] < following:     # a game that began later has been sealed already
            head.update(begun=head["seq"], seq=self.journal.free_seq(following))
        try:
            self.archive.append(head, self.actions)
        except OSError:
            if self._room_made():
                return self.seal()
            self._warn("page.unsealed")
            return False
        self.journal.close()
        self._history.on_record_added()
        self.game = None
        return True

    def _room_made(self):
        from storage.room import evict_segments  # large, and needed on a full flash only
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
        from engine.records import outcome, replay
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
