"""The game in progress: its rules, its journal and its record. Other games may be suspended."""

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
_MOST_PENDING = const(500)      # pending actions at most, on a full flash


class Session:
    """The game in progress. game: None without one. head: of this game, or of the last one; with
    the result once that is sealed.
    """

    def __init__(self, journal, archive, history, clock, device):
        self.journal = journal
        self.archive = archive
        self._history = history
        self._clock = clock
        self.device = device
        self._defer = self._warn = self._refuse = None
        self.game = self.head = None
        self.actions = Actions()
        self.marks = []         # marks of the players; not part of the game's actions
        self.new_cards = ()          # new cards that one person among devices has not seen yet
        self.last = None        # head of the last game that several have played, with its result
        self.suspended = None       # seq of a game that resumes when the home screen opens
        self._warned = False    # has the player been told that the flash fills up?

    def attach(self, defer, warn, refuse):
        """Connects the session to the application. defer(work): calls work() after the next frame,
        so that an action is first on the display, then on the flash. warn(key of a text,
        *values): opens a notice. refuse(key, *values): the same at home, when there is no game
        any more.
        """
        self._defer, self._warn, self._refuse = defer, warn, refuse

    def resume(self, seq=None):
        """Loads the game in progress, or the one with this seq; opens a notice if it was damaged.
        """
        from engine.records import replay  # large, and needed once a game
        self.suspended = None
        try:
            loaded = self.journal.load(self.archive, seq)
            if loaded:
                require(_playable(loaded.head, self.journal.seq), "E_CONFIG",
                        "no game for these screens")
                dumps(loaded.head)      # raises an error if no record could be made of it
                self.game = replay(loaded.head, self.patiently(loaded.actions))
                self.head, self.actions = loaded.head, loaded.actions
                self.marks, self.new_cards = self.journal.load_marks(), ()
        except (RulesError, TypeError, MemoryError) as error:
            if seq is not None and isinstance(error, MemoryError):
                raise       # the board restarts, with more memory
            # Of another version, of no board, or much too long.
            print("The game in progress cannot go on:", repr(error))
            try:
                self.journal.set_aside()
            except OSError:     # flash full: the next start tries again
                pass
            self._warn("page.foreign")
        damage = self.journal.damage
        if damage:
            self._warn("page.damage", damage.bad, len(self.actions))
        if self.game and len(self.actions) >= _MOST:    # it leaves no memory for screens
            self._cut_off()
            self.game, self.actions = None, Actions()

    def come_home(self):
        """Resumes a suspended game; seals what is over, which nobody corrects from home."""
        if self.suspended:
            self.resume(self.suspended)
        if self.game and self.game.is_terminal():
            self.seal()

    def new_head(self, game, players, options, seed, names, devices):
        """The head of a new game. devices: by seat, the level of a device or None."""
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
        """True if the flash certainly has room for a new game."""
        return archive.roomy(os.statvfs("/"))

    def make_room(self):
        """Evicts old records for a new game; needs the history, and time. Returns (is there room?,
        key of a notice or None, percentage of the flash in use).
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
        """Starts the game of this head; the head is committed after the next frame."""
        self.head, self.suspended = head, None
        self.game, self.actions, self.marks, self.new_cards = create(head), Actions(), [], ()
        self._defer(self._commit_head)

    def _commit_head(self):
        """Writes the first line of a new game. Without room on the flash the game is dropped."""
        try:
            self.head["seq"] = self.journal.free_seq(self.archive.next_seq())
            self.journal.start(self.head)
        except OSError:
            self.game = None
            self._refuse("page.full")

    def view(self):
        """The observation of the player to move; see observation() of the engine."""
        return self.game.observation(self.game.current_player() or 0)

    @property
    def played(self):
        """True if there is a game to go on with, now or when the home screen opens."""
        return bool(self.game or self.suspended)

    def apply(self, action):
        """Applies a legal action, which is committed after the next frame."""
        self.game.apply_action(action)
        self._log(action)

    def undo(self):
        """Takes the last action back, as far as the rules allow."""
        self.game.undo_action()
        self._log(UNDO)

    def set_marks(self, marks):
        """Replaces the marks of the players."""
        self.marks = marks
        self._defer(lambda: self.journal.save_marks(marks))

    def set_flag(self, name):
        """Sets a flag in the head, which is committed after the next frame."""
        if not self.head.get(name):
            self.head[name] = True
            self._defer(lambda: self.journal.restate(self.head))

    def _log(self, action):
        self.actions.append(action)
        self._defer(lambda: self._commit(action))

    def _commit(self, action):
        if not self.game:       # sealed by _cut_off()
            return
        waited = self.journal.pending
        self.journal.append(action)
        if self.journal.pending and not waited:
            self._warn("page.unsaved")
        too_long = len(self.actions) >= _MOST or self.journal.pending >= _MOST_PENDING
        if too_long and not self.game.is_terminal():
            self._cut_off()

    def _cut_off(self):
        """Gives up a game that has become too long, unless it is over."""
        if self.seal():
            self._refuse("page.long", len(self.actions))

    @staticmethod
    def patiently(actions):
        """Generates the actions of a game that is replayed; feeds the watchdog and collects
        garbage.
        """
        for at, action in enumerate(actions):
            watchdog.feed()
            if at % 128 == 127:     # or garbage fragments the memory
                gc.collect()
            yield action

    def _sparingly(self, actions):
        """patiently() after a collection: the rules have just been imported."""
        gc.collect()
        yield from self.patiently(actions)

    def seal(self):
        """Moves the game to the archive; False if the record cannot be saved.

        A game that is not over is given up.
        """
        from engine.records import outcome  # large, and needed once a game
        head = dict(self.head, result=outcome(self.game))
        following = self.archive.next_seq()
        if head["seq"] < following:     # a game begun later has been sealed already
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
        self.game, self.head = None, head
        if head["players"] > 1:
            self.last = head
        return True

    def _room_made(self):
        from storage.room import evict_segments  # large, and needed on a full flash only
        try:
            return evict_segments(self.archive, self._history, 1)
        except OSError:
            return 0

    def abandon_empty(self):
        """Removes a game in which nothing has been done."""
        self.journal.close()
        self.game = None

    def free_bytes(self):
        """Free bytes of the flash."""
        from storage import room
        return room.free_blocks() * os.statvfs("/")[0]

    def recall(self, head):
        """(head, game at its end) of a sealed game, by the head of its record; None if it cannot
        be replayed. The result in the returned head is computed anew.
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
    """True if a head has all that screens and the archive need. A solo game needs no name."""
    from engine.records import countable
    return (head.get("v") == SCHEMA and type(head.get("seq")) is int and head["seq"] == seq
            and head.get("game") in GAME_UIS and "begun" not in head
            and isinstance(head.get("options"), dict) and countable(head)
            and "names" in head and all(head["names"])
            and (head["names"] or head["players"] == 1))
