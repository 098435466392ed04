"""Runs on a virtual board, beside the application: tells the PC of each kind of screen once.

`[screen] <name>`
"""

from app import App

_show = App.show
_told = set()


def show(app):
    _show(app)
    name = type(app._screens[-1]).__name__
    if name not in _told:
        _told.add(name)
        print("[screen]", name)


App.show = show
