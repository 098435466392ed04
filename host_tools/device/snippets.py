"""A small program for the raw REPL."""

ABOUT = """
import binascii, gc, machine, os, sys
i = sys.implementation
s = os.statvfs('/')
f = s[3] if 0 <= s[3] <= s[2] else 0    # littlefs may count more blocks than there are
print(repr({'version': tuple(i.version[:3]), 'mpy': (i._mpy & 255, i._mpy >> 8 & 3),
 'arch': i._mpy >> 10 & 15, 'heap': gc.mem_alloc() + gc.mem_free(),
 'machine': i._machine, 'platform': sys.platform, 'free': s[0] * f, 'size': s[0] * s[2],
 'id': binascii.hexlify(machine.unique_id()).decode()}))
"""
