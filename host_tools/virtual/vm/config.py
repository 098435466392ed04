"""What the PC said when it started this interpreter."""

import json
import sys

config = json.loads(sys.argv[1])
