"""The journal of a running game on the flash: its head and every action, one sealed line each.

Chunks `<seq>.<chunk>` have at most 512 bytes: littlefs keeps such files in its metadata, where an
append takes 1-2 ms and seldom an erase. Chunk 0 begins with the head; every other line is `<index>
<action>`, so that a missing line is noticed and a repeated one does no harm. The head can be
repeated with more in it; the last one counts.
Creating chunk 0 begins the journal, removing it ends it.

Marks of the players, and that a card was passed on in Martes 13, are no actions: they are in
`marks`, a file of one value.

Of several games in progress the current one is that of the seq in `current`, or else the one begun
last.
"""

import os

import watchdog
from engine.canonical import dumps
from engine.lines import seal
from storage import files

_CHUNK = 512        # bytes; only a head full of long names is longer, alone in its chunk


class Journal:
    """The journal of the current game. root: folder with the journals of all games. seq: of this
    game.
    """

    def __init__(self, root):
        self.root = root
        self._file = None
        self.damage = None      # damage found by the last load(), even if no game was left
        self._begin(0)

    @property
    def pending(self):
        """Number of lines that are not on the flash yet, because it is full."""
        return len(self._waiting)

    def start(self, head):
        """Begins the journal of a new game. Raises OSError."""
        files.make_folder(self.root)
        self._begin(head["seq"])
        self.set_aside()        # left by a start that failed
        if "current" in files.names(self.root):
            os.remove(self.root + "/current")
        self._write(seal(dumps(head)).encode())

    def append(self, action):
        """Commits the pending actions and this one; if the flash is full, they stay pending."""
        self._commit(action)

    def restate(self, head):
        """Commits a changed head, as append() does an action."""
        self._commit(head)

    def save_marks(self, marks):
        """Saves the marks of the players; a full flash is ignored."""
        try:
            files.save_value(self.root + "/marks", [self.seq, marks])
        except OSError:
            pass

    def load_marks(self):
        """The saved marks of this game."""
        try:
            seq, marks = files.load_value(self.root + "/marks", [0, []])
            for seat, pile, kind, at in marks:
                if seat | pile | kind | at < 0 or pile > 3 or kind > 1:
                    return []
        except (TypeError, ValueError):     # marks are not worth an error
            return []
        return marks if seq == self.seq else []

    def _commit(self, entry):
        self._waiting.append(entry)
        try:
            while self._waiting:
                entry = self._waiting[0]
                action = isinstance(entry, int)
                text = "%d %d" % (self._index, entry) if action else dumps(entry)
                self._write(seal(text).encode())
                self._waiting.pop(0)
                self._index += action
        except OSError:         # the next action tries again
            pass

    def load(self, archived=(), wanted=None):
        """Loaded(head, actions, damage or None) of the current game, or None. wanted: its seq,
        None for the current one.

        Damaged parts move to damaged/, and the game ends before them. A game whose head is in
        `archived` was sealed right before a power cut: its journal is removed.
        """
        self.damage = None
        games = self._games()
        if games:
            from storage.reader import Loaded, by_turns, read  # only to resume a game
        for seq in games and by_turns(self.root, games, wanted):
            chunks = games[seq]
            self._begin(seq)
            if chunks[0] or not os.stat(self._path(0))[6]:
                self.close()
                continue
            head, actions, damage, self._chunk, self._size = read(self._path, chunks)
            if head and head.get("seq") == seq and head in archived:
                self.close()
                continue
            self._index = len(actions)
            self.damage = damage or self.damage
            if head is not None:
                return Loaded(head, actions, self.damage)
        return None

    def free_seq(self, least):
        """The first seq from `least` on above those of all journals."""
        return max([least] + [seq + 1 for seq in self._games()])

    def close(self):
        """Removes the journal of a game that is in the archive."""
        self._begin(self.seq)
        try:
            for chunk in self._chunks():        # chunk 0 first
                watchdog.feed()
                os.remove(self._path(chunk))
        except OSError:         # load() will remove it
            pass

    def set_aside(self):
        """Moves the journal of an unreadable game to damaged/."""
        self._begin(self.seq)
        for chunk in reversed(self._chunks()):      # without chunk 0 the others would be removed
            watchdog.feed()
            files.set_aside(self._path(chunk))

    def _begin(self, seq):
        self._shut()
        self._waiting = []
        self.seq, self._chunk, self._size, self._index = seq, 0, 0, 0

    def _path(self, chunk):
        return "%s/%06d.%03d" % (self.root, self.seq, chunk)

    def _games(self):
        """{seq: ascending chunk numbers}."""
        games = {}
        for name in files.names(self.root):
            seq, _, chunk = name.partition(".")
            if len(seq) == 6 and seq.isdigit() and chunk.isdigit():
                games.setdefault(int(seq), []).append(int(chunk))
        for chunks in games.values():
            chunks.sort()
        return games

    def _chunks(self):
        return self._games().get(self.seq, [])

    # Writing

    def _write(self, line):
        """Writes a line durably. Raises OSError; the next line then goes to a new chunk."""
        if self._size + len(line) > _CHUNK:
            self._turn()
        try:
            if not self._file:
                self._file = open(self._path(self._chunk), "ab" if self._size else "wb")
            files.commit(self._file, line)
        except OSError:
            self._turn()
            raise
        self._size += len(line)

    def _turn(self):
        """Goes on to the next chunk; a chunk in which nothing was committed is written anew."""
        self._shut()
        if self._size:
            self._chunk, self._size = self._chunk + 1, 0

    def _shut(self):
        file, self._file = self._file, None
        try:
            if file:
                file.close()
        except OSError:         # unwritten lines are pending
            pass
