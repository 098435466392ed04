"""Runs on a virtual board, beside the application: tells the PC how much memory there is.

`[heap] <bytes free>` after a collection at rest, now and then.
"""

import gc

from app import App

_tidy_up = App._tidy_up
_count = [0]


def tidy_up(app):
    _tidy_up(app)
    _count[0] += 1
    if _count[0] % 20 == 0:
        print("[heap]", gc.mem_free())


App._tidy_up = tidy_up
