"""Exit codes, and what may go wrong for a reason that a person can do something about."""

from crupier.terminal import plain

OK, ERROR, USAGE, NO_DEVICE, PORT_BUSY, DEVICE_ERROR, INTEGRITY = range(7)


class Trouble(Exception):
    """An expected error: one sentence that says what to do, and the exit code of the command.

    facts: why it is, in a word, and what with; for a page that has sentences of its own.
    """

    def __init__(self, sentence: str, exit_code: int = ERROR, **facts: object):
        super().__init__(plain(sentence))        # it may quote a board
        self.exit_code, self.facts = exit_code, facts


class NotKept(Trouble):
    """A browser has no room for files, or may keep none."""
