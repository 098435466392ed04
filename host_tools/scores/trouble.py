"""What goes wrong with the library, in sentences that say what to do."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from crupier.errors import ERROR, INTEGRITY, Trouble


class Spoiled(Exception):
    """A game whose row is not what was once written there."""

    def __init__(self, number: object):
        super().__init__(number)
        self.number = number


def companions(path: Path) -> list[Path]:
    """What SQLite keeps beside a file while it writes, or until it is repaired: it belongs to it.
    """
    return [beside for ending in ("-journal", "-wal")
            if (beside := Path(f"{path}{ending}")).exists()]


@contextlib.contextmanager
def told(path: Path) -> Iterator[None]:
    """What SQLite and the file system report about this library, as Trouble."""
    try:
        yield
    except Spoiled as error:
        raise spoiled(path, error.number) from error
    except sqlite3.OperationalError as error:
        if str(error).startswith("Could not decode"):      # and all of the text follows
            raise damaged(path, "a text is not UTF-8") from error
        if str(error).startswith("user-defined function"):      # filters.among()
            raise damaged(path, "a name is no text") from error
        if "malformed JSON" in str(error):      # in what is worked out: see commands/choose.py
            raise
        if "is locked" in str(error):
            raise Trouble(f"the library {path} is in use: another crupier, or another program, "
                          "is writing or reading it. Wait until it has ended, then repeat the "
                          "command. If there is none, the disk cannot lock files: copy the "
                          "library to one of this computer, and name it with --library.",
                          ERROR) from error
        if "readonly" in str(error):
            raise Trouble(f"the library {path} can be read, but not written, which has to be: "
                          "make it writable, or copy it and name the copy with --library.",
                          ERROR) from error
        raise Trouble(f"the library {path} cannot be used: {error}; the scores are safe "
                      "where they were. Make room or set the file right, then repeat the "
                      "command.", ERROR) from error
    except UnicodeDecodeError as error:         # in what SQLite says
        raise damaged(path, "its tables cannot be read") from error
    except sqlite3.DatabaseError as error:
        raise damaged(path, error) from error
    except OSError as error:
        raise Trouble(f"the library {path} cannot be used: {error.strerror}; choose "
                      "another file.", ERROR) from error


def exists(path: Path) -> bool:
    """Is something there? Raises Trouble where nobody can tell: a server may be away."""
    with told(path):
        return path.exists()


def spoiled(path: Path, number: object) -> Trouble:
    """A game is not what it was when it was verified."""
    return Trouble(f"game {number} in the library {path} is not what was pulled: the file is "
                   f"damaged. M{_away(path)[1:]}, pull again, and import what you have exported.",
                   INTEGRITY)


def damaged(path: Path, reason: object) -> Trouble:
    return Trouble(f"the library {path} is damaged ({reason}) and was left as it is; "
                   f"{_away(path)} and pull again: boards still have their scores, but for "
                   "those that made room.", INTEGRITY)


def _away(path: Path) -> str:
    return " ".join(["move it", *(f"and {beside.name}" for beside in companions(path)), "away"])
