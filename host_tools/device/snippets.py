"""Small programs for the raw REPL; repl.py fills in the paths."""

STAT = """
import os
try:
 print(os.stat(%r)[6])
except OSError:
 print(-1)
"""

READ = """
from binascii import b2a_base64
with open(%r, 'rb') as f:
 while 1:
  b = f.read(768)
  if not b: break
  print(b2a_base64(b).decode(), end='')
"""

LIST = """
import os
def walk(folder):
 for name, kind, _, size in os.ilistdir(folder):
  path = folder.rstrip('/') + '/' + name
  if kind == 0x4000: walk(path)
  else: print(repr((path, size)))
try:
 walk(%r)
except OSError:
 pass
"""

HASH = """
import hashlib
b = bytearray(512)
for path in %r:
 try:
  h = hashlib.sha256()
  with open(path, 'rb') as f:
   while 1:
    n = f.readinto(b)
    if not n: break
    h.update(memoryview(b)[:n])
  print(repr((path, h.digest())))
 except OSError:
  pass
"""

FOLDERS = """
import os
for path in %r:
 try:
  os.mkdir(path)
 except OSError:
  pass
"""

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
