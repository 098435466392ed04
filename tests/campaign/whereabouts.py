"""Runs on a virtual board, beside the application: tells the PC after every frame where it stands,
and which settings it is about to save.

`[at] <screen> <seq> <actions> <CRC-32 of these> <CRC-32 of the settings> <commits pending>`: only
when something of it has changed. seq is 0 as long as there was no game since the start; the number
of actions is -1 when the game has been sealed.
"""

from binascii import crc32

from app import App
from engine.records import dumps

_show, _save = App.show, App._save_settings
_told = [""]


def show(app):
    _show(app)
    _tell(app)


def save(app):
    """A key may change settings back to what they were, and the power fail once they are saved."""
    _tell(app)
    _save(app)


def _tell(app):
    session = app.session
    seq, actions, pending = 0, [], 0
    if session.head:
        seq, actions, pending = session.head["seq"], session.actions, session.journal.pending
    words = (type(app._screens[-1]).__name__, seq, len(actions) if session.game else -1,
             crc32(",".join(map(str, actions)).encode()),
             crc32(dumps(dict(app.settings._values, v=1)).encode()), pending)
    said = "[at] " + " ".join(map(str, words))
    if said != _told[0]:
        _told[0] = said
        print(said)


App.show, App._save_settings = show, save
