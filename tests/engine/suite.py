"""Runs every test_* function of the modules named on the command line; for MicroPython.

Prints a line of JSON per function: [module, function, traceback or null].
"""

import gc
import io
import json
import sys


def failure(function):
    try:
        function()
    except Exception as error:
        text = io.StringIO()
        sys.print_exception(error, text)
        return text.getvalue()
    return None


gc.threshold(65536)     # as on a board: or else what stays lies all over the heap
for name in sys.argv[1:]:
    module = __import__(name, None, None, ("",))
    for each in sorted(dir(module)):
        if each.startswith("test_"):
            print(json.dumps([name, each, failure(getattr(module, each))]))
