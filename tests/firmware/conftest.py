import sys

from tests.pure import FIRMWARE

sys.path.append(str(FIRMWARE))      # its modules import each other as they do on the board
