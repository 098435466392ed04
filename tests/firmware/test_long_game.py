"""A game of thousands of actions, as people who never attack can play one: no file, record or list
of it is in memory in one piece.
"""

from hypothesis import given
from hypothesis import strategies as st

from crupier.engine.galloneta.game import Galloneta
from crupier.engine.galloneta.notation import END_TURN, REFILL
from crupier.engine.lines import UNDO, BadLine, seal, unseal
from crupier.engine.records import encode, outcome, replay, verify
from pictures import samples
from storage import files
from tests import eyes, portable
from tests.firmware.console import Console
from tests.firmware.disk import finished
from tests.firmware.hands import choose
from tests.host_tools.pull_lab import kept, playing, pulled

LONG, MOST = 4000, 1000         # MOST: _MOST of firmware/session.py
CHUNK = 512
SMALL = 2 * 48_000              # bytes of heap: a record of LONG actions does not fit it in RAM
HEAD = samples.head(1, "galloneta", 2, "WALK", first=0, aces="OE", columns="BC")


def walks(count: int) -> list[int]:
    """Two figures walk up and down, turn by turn."""
    begin = "deploy(C11, A)", "end_turn()", "refill()", "deploy(B11, D)"
    moves = "move(A2, A3)", "move(D6, D5)", "move(A3, A2)", "move(D5, D6)"
    again = [step for move in moves for step in ("end_turn()", "refill()", move)]
    first, more = (list(map(Galloneta.string_to_action, steps)) for steps in (begin, again))
    return (first + more * (count // len(more)))[:count]


def journal(actions: list[int], size: int = CHUNK) -> dict[str, bytes]:
    """Flash files of the game in progress, in chunks of that size."""
    lines = next(iter(samples.journal(HEAD, actions).values())).splitlines(keepends=True)
    chunks = [b""]
    for line in lines:
        if len(chunks[-1]) + len(line) > size:
            chunks.append(b"")
        chunks[-1] += line
    return {f"/data/game/000001.{at:03}": chunk for at, chunk in enumerate(chunks)}


def test_a_board_with_a_game_that_is_too_long_starts_and_keeps_it(tmp_path):
    """It crashed at every start."""
    with Console(tmp_path, journal(walks(LONG))) as console:
        assert eyes.title(console.frame()) == "Aviso"
        console.press("OK")
        choose(console, "Historial", "Últimas")
        before = console.frame().tobytes()
        console.press("OK", "OK")
        assert eyes.title(console.frame()) != "Aviso" and console.frame().tobytes() != before
        assert not console.board.log
        console.restart()
        assert eyes.home(console.frame()) and not console.board.log
        (head, actions), = console.records()
        assert not any("/game/0" in path for path in console.board.list_files("/data"))
    assert actions == walks(LONG) and head["result"]["result"] == "ABANDONED"
    verify(head, actions)


def test_a_game_ends_before_it_is_too_long(tmp_path):
    """Also one in a single chunk, which no board writes."""
    moved = walks(MOST - 12)
    actions = [*moved, *[UNDO, moved[-1]] * 5, END_TURN]        # then OK draws cards
    with Console(tmp_path, journal(actions, 1 << 20)) as console:
        assert eyes.title(console.frame()) != "Aviso"
        console.press("OK")
        assert eyes.title(console.frame()) == "Aviso"
        console.press("OK")
        assert eyes.home(console.frame()) and not console.board.log
        (head, sealed), = console.records()
    assert sealed == [*actions, REFILL] and len(sealed) == MOST
    verify(head, sealed)


def test_a_long_record_is_pulled(tmp_path):
    actions = walks(LONG)
    text = encode({**HEAD, "result": outcome(replay(HEAD, actions))}, actions)
    with playing(tmp_path, {"/data/records/000001": seal(text).encode()}) as board:
        pulled(board.port, tmp_path / "scores.sqlite")
    assert kept(tmp_path / "scores.sqlite") == [text]


def test_a_long_record_needs_little_memory(micropython, tmp_path):
    printed = portable.run(micropython, "tests.firmware.long_record", str(tmp_path), str(LONG),
                           heap=SMALL)
    assert printed == ["[1, 2, 3]", str(LONG)]
    text = encode(finished(2), range(LONG))
    assert (tmp_path / "000002").read_text() == seal(text)


@given(st.lists(st.tuples(st.text(alphabet="a 1,é", max_size=30), st.integers(0, 9000),
                          st.booleans()), max_size=6), st.integers(0, 12))
def test_lines_are_the_same_in_blocks(tmp_path_factory, lines, torn):
    """Of a long one only its first word is read."""
    data = b"".join(
        (seal if good else "{}\n".format)(text + " " + "7," * more).encode()
        for text, more, good in lines)
    data = data[:len(data) - torn]
    path = tmp_path_factory.getbasetemp() / "lines"
    path.write_bytes(data)
    end, found = 0, list(files.sealed_lines(str(path)))
    for line, (at, _, text) in zip(data.splitlines(keepends=True), found, strict=True):
        end += len(line)
        try:
            whole = unseal(line)
        except BadLine:
            whole = None
        assert at == end and text in (whole, whole and whole[:whole.rfind(" ") + 1])
