"""Files of /data as each version of the record format has left them.

In tests/data/records/<version>/:

  data/         of a board at rest: records of every kind of game, settings, ack, boots
  games/<name>/ the journal of a game in progress, to be laid over data/

Written by the firmware's own code of that time and never touched again. Who changes what is
written adds a folder; all of them must be read for ever.
"""

from pathlib import Path

FOLDER = Path(__file__).parent / "data/records"
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
JOURNALS = [f"{path.parts[-3]}/{path.name}" for path in sorted(FOLDER.glob("*/games/*"))]


def data(version: str) -> dict[str, bytes]:
    """Files of a board by their paths."""
    root = FOLDER / version / "data"
    return {f"/data/{path.relative_to(root).as_posix()}": path.read_bytes()
            for path in sorted(root.rglob("*")) if path.is_file()}


def journal(name: str) -> dict[str, bytes]:
    """Files of one of JOURNALS by their paths on a board."""
    version, _, game = name.partition("/")
    return {f"/data/game/{path.name}": path.read_bytes()
            for path in sorted((FOLDER / version / "games" / game).iterdir())}


def lines(files: dict[str, bytes], folder: str = "/data/records") -> list[bytes]:
    """The lines of the files in a folder, in their order."""
    return [line for path in sorted(files) if path.startswith(folder + "/")
            for line in files[path].splitlines(keepends=True)]
