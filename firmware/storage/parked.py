"""The games in progress besides the one that is played, by what their journals begin with."""

from engine.records import loads
from storage import files


def heads(root, archived, played):
    """Heads of the games whose journals are in a folder, but for the seq that is played. A seq in
    archived has been sealed: whatever its journal has left is no game.
    """
    found = []
    for name in files.names(root):
        seq, _, chunk = name.partition(".")
        if chunk == "000" and seq.isdigit() and int(seq) != played and int(seq) not in archived:
            head = _head(files.read(root + "/" + name))
            if head:
                found.append(head)
    return sorted(found, key=lambda head: -head["seq"])


def _head(data):
    """What stands in the first line, None if that is damaged or missing."""
    for _, text in files.sealed_lines(data):
        try:
            head = text and loads(text)
            return head if type(head["seq"]) is int and head["game"] else None
        except (KeyError, TypeError, ValueError):
            return None
