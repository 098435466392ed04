"""docs/link.md, and the session it quotes: what the board says on the cable, byte for byte."""

import json
import re
from base64 import b64decode
from pathlib import Path

from crupier.engine.lines import seal, unseal
from tests import kept_records, link_session

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/link.md").read_text(encoding="utf-8")
SESSION = link_session.PATH.read_text(encoding="ascii")
# {number: the request's words}, {number: the reply without its seal}
ASKED = {words[0][1:]: words[1:] for words in
         (line[2:].split(" ") for line in SESSION.splitlines() if line.startswith("> @"))}
TOLD = {line[3:].split(" ")[0]: line[2:].rpartition(" *")[0] or line[2:]
        for line in SESSION.splitlines() if line.startswith("< ")}


def test_the_session_goes_as_it_went(micropython):
    """Whatever the firmware's loop looks like inside, the cable must not notice."""
    assert link_session.play(SESSION) == SESSION


def test_the_session_has_every_verb_and_every_error():
    verbs = re.findall(r"^\| `(\w+)[` ]", section("Verbs"), re.MULTILINE)
    assert set(verbs) == {"hello", "list", "get", "ack", "free", "time", "names"}
    assert set(verbs) <= {words[0] for words in ASKED.values()}
    said = "\n".join(TOLD.values())
    for cell in re.findall(r"^\| (`\w+Error .*?) \|", section("Refusals"), re.MULTILINE):
        for error in re.findall(r"`(.*?)`", cell):
            # A full flash is not in the session; test_storage_full.py has one.
            assert re.sub(r" \.\.\.$", "", error) in said or "ENOSPC" in error


def test_all_of_it_is_sealed_and_short():
    cut = re.compile(r"![0-9]+ TypeError \.\.\.")
    lines = [line[2:] + "\n" for line in SESSION.splitlines() if line.startswith("< ")]
    assert len(lines) > 40
    for line in lines:
        assert len(line) <= 200
        assert cut.fullmatch(line.strip()) or seal(unseal(line)) == line


def test_examples_are_pieces_of_the_session():
    blocks = re.findall(r"^```session\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == PAGE.count("```") // 2 > 6
    for block in blocks:
        assert "\n" + block in SESSION, block


def test_hello_is_explained_key_by_key():
    told = re.findall(r"^- (`.*?):", section("hello", "###"), re.MULTILINE)
    keys = re.findall(r"`(\w+)`", "".join(told))
    assert sorted(keys) == sorted(json.loads(TOLD["1"][3:]))


def test_the_pieces_make_a_record():
    line = b"".join(b64decode(TOLD[number].split()[1]) for number in ("8", "9", "10"))
    assert line == kept_records.lines(kept_records.data("v1"))[21]
    assert unseal(line)


def section(title: str, level: str = "##") -> str:
    found = re.search(rf"^{level} {title}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]
