"""`crupier export --bgstats`: the fields that the app documents, and nothing that crashes it."""

import json
import time
import uuid
from datetime import datetime

import pytest

from crupier import cli
from crupier.scores.views.game_report import report_of
from pictures import samples
from tests.host_tools import kinds, scores
from tests.host_tools.scores import refused

THE_GAME_ON_BGG = 173090


@pytest.fixture
def in_madrid(monkeypatch):
    monkeypatch.setenv("TZ", "Europe/Madrid")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


# Every field with the type that the app reads.
GAME = {"uuid": str, "id": int, "name": str, "modificationDate": str, "cooperative": bool,
        "highestWins": bool, "noPoints": bool, "usesTeams": bool, "bggId": int, "bggName": str}
PLAYER = {"uuid": str, "id": int, "name": str, "isAnonymous": bool, "modificationDate": str}
PLAY = {"uuid": str, "modificationDate": str, "entryDate": str, "playDate": str, "usesTeams": bool,
        "durationMin": int, "ignored": bool, "manualWinner": bool, "rounds": int, "board": str,
        "gameRefId": int, "scoringSetting": int, "playerScores": list, "expansionPlays": list}
SCORE = {"score": str, "winner": bool, "newPlayer": bool, "startPlayer": bool, "rank": int,
         "playerRefId": int, "role": str, "seatOrder": int}


def check_bgstats(document):
    """The documented fields are there with their types, and every reference leads somewhere."""
    assert {"games", "plays", "locations", "players", "userInfo"} <= document.keys()
    games = {game["id"]: game for game in document["games"]}
    players = {player["id"]: player for player in document["players"]}
    assert document["userInfo"]["meRefId"] in players
    assert len(games) == len(document["games"]) and len(players) == len(document["players"])
    scored = [score for play in document["plays"] for score in play["playerScores"]]
    for fields, items in ((GAME, games.values()), (PLAYER, players.values()),
                          (PLAY, document["plays"]), (SCORE, scored)):
        for item in items:
            assert {name: type(value) for name, value in item.items()} == fields
            for name in item:
                if name.endswith("Date"):
                    datetime.strptime(item[name], "%Y-%m-%d %H:%M:%S")
    uuids = [item["uuid"] for kind in ("games", "players", "plays") for item in document[kind]]
    assert len(set(uuids)) == len(uuids) and all(map(uuid.UUID, uuids))
    for play in document["plays"]:
        assert play["gameRefId"] in games
        refs = [score["playerRefId"] for score in play["playerScores"]]
        assert set(refs) <= players.keys() and len(set(refs)) == len(refs)
        float(play["playerScores"][0]["score"])
    return document


def test_plays_for_bg_stats(export, in_madrid):
    document = check_bgstats(json.loads(export(
        "--bgstats", "--me", "Ana M.", "--player", "Ana=Ana M.", "--player", "Eva=Evita")))
    game, = document["games"]
    assert game["bggId"] == THE_GAME_ON_BGG and game["cooperative"]
    assert game["highestWins"] is False and game["noPoints"] is False
    assert [player["name"] for player in document["players"]] == ["Ana M.", "Evita", "Luis"]
    assert document["userInfo"]["meRefId"] == 1
    plays = {play["playDate"]: play for play in document["plays"]}
    assert len(plays) == 5                      # two have the day of the pull
    won = plays["2026-11-21 11:00:00"]          # noon in Madrid
    assert [(s["score"], s["winner"], s["playerRefId"]) for s in won["playerScores"]] == [
        ("0", True, 1)]
    assert plays["2026-11-21 12:00:00"]["board"] == "standard, On Fire"
    together = plays["2026-11-22 11:00:00"]["playerScores"]
    assert [(s["score"], s["winner"], s["startPlayer"]) for s in together] == [
        ("36", False, True), ("36", False, False)]
    assert together[0]["playerRefId"] == 1


def test_what_is_imported_twice_is_there_once(export):
    assert export("--bgstats") == export("--bgstats")
    one = json.loads(export("--bgstats", "--device", "ffff"))["plays"]
    everything = json.loads(export("--bgstats"))["plays"]
    assert {play["uuid"] for play in one} < {play["uuid"] for play in everything}


def test_seats_without_a_name_are_anonymous(tmp_path, export):
    library = scores.library(tmp_path / "some.sqlite", [
        scores.record(1, "S2", players=2),
        scores.record(2, "S4", players=2, names=("Ana", "Ana"))])
    document = check_bgstats(json.loads(export("--bgstats", library=library)))
    assert [(player["name"], player["isAnonymous"]) for player in document["players"]] == [
        ("Me", False), ("Player 1", True), ("Player 2", True), ("Ana", False)]


def test_a_player_who_is_called_like_a_seat(tmp_path, export):
    """With the nameless seat they became one player, also of other games."""
    library = scores.library(tmp_path / "seats.sqlite", [
        scores.record(1, "S2", players=2, names=("Player 2", "")),
        scores.record(2, "S4", players=2), scores.record(3, "S2", players=1)])
    document = check_bgstats(json.loads(export("--bgstats", "--me", "Player 1", library=library)))
    assert [(player["name"], player["isAnonymous"]) for player in document["players"]] == [
        ("Player 1", False), ("Player 2", False), ("Player 2?", True), ("Player 1?", True)]
    assert [[score["playerRefId"] for score in play["playerScores"]]
            for play in document["plays"]] == [[2, 3], [4, 3], [1]]


def test_what_bg_stats_cannot_know_is_said(tmp_path, sample_library, capsys):
    command = ["export", "--bgstats", str(tmp_path / "file"), "--library", str(sample_library)]
    assert cli.main(command) == 0
    printed = capsys.readouterr()
    assert "6 games" in printed.out
    assert printed.err == ("Left out: 4 games given up or not verified.\n"
                           "2 games without a date: the day of the pull stands for it.\n")


def test_a_player_who_is_in_other_games(export, sample_library):
    """Each month with the same options; in one of them somebody had not played."""
    export("--bgstats", "--player", "Luis=Luigi", "--with", "Eva")


def test_players_that_nobody_knows(tmp_path, sample_library, capsys):
    error, code = refused(capsys, "export", "--bgstats", str(tmp_path / "file"), "--player",
                          "Anna=Ana", "--library", str(sample_library))
    assert code == 2 and "nobody is called Anna" in error and "Ana, Eva, Luis" in error
    assert not (tmp_path / "file").exists()


@pytest.mark.parametrize("pairs, said", [
    (("Ana=Eva",), "two players would be called Eva"),
    (("Ana=X", "Eva=X"), "two players would be called X"),
    (("Ana=X", "Ana=Y"), "--player names somebody twice")])
def test_no_two_players_become_one(tmp_path, sample_library, capsys, pairs, said):
    given = [part for pair in pairs for part in ("--player", pair)]
    error, code = refused(capsys, "export", "--bgstats", str(tmp_path / "file"), *given,
                          "--library", str(sample_library))
    assert code == 2 and said in error and not (tmp_path / "file").exists()


def test_names_as_any_program_types_them(tmp_path, export, capsys):
    """Accents apart from their letters, in capitals or not; nobody is there twice."""
    library = scores.library(tmp_path / "accents.sqlite", [
        scores.record(1, "S2", players=2, names=("José", "Ana\u3164")),
        scores.record(2, "S2", players=2, names=("Jose\u0301", "Eva"))])
    for options, called in ((("--me", "Jose\u0301"), {"José"}), (("--me", "JOSÉ"), {"José"}),
                            (("--player", "jose\u0301=Pepe\u0301"), {"Me", "Pepé"})):
        document = check_bgstats(json.loads(export("--bgstats", *options, library=library)))
        assert {player["name"] for player in document["players"]} == called | {"Ana·", "Eva"}
    for given in (("--me", "\u2800"), ("--player", "Eva=\u3164")):
        error, code = refused(capsys, "export", "--bgstats", str(tmp_path / "file"), *given)
        assert code == 2 and "cannot be seen" in error


def test_people_of_two_libraries_are_not_the_same(tmp_path, export):
    """Everybody is Me at home."""
    ours = scores.library(tmp_path / "ours.sqlite", [scores.record(1, "S2")])
    theirs = scores.library(tmp_path / "theirs.sqlite", [
        scores.record(1, "S4", device=scores.OTHER_BOARD)])
    ids = [json.loads(export("--bgstats", library=path))["players"][0]["uuid"]
           for path in (ours, theirs, ours)]
    assert ids[0] == ids[2] != ids[1]


def test_nothing_for_bg_stats(tmp_path, sample_library, capsys):
    error, code = refused(capsys, "export", "--bgstats", str(tmp_path / "file"), "--game", "chess",
                          "--library", str(sample_library))
    assert code == 1 and "nothing to write" in error



# ---- games of every kind

@pytest.fixture
def plays(export, every_kind, games):
    """plays(name) -> those of a game by its name in kinds.py."""
    document = check_bgstats(json.loads(export("--bgstats", library=every_kind)))
    left = list(document["plays"])
    found = {}
    for name, game in games.items():
        own = [marks for marks in report_of(game.game).plays(game) if marks[0].finished]
        found[name], left = left[:len(own)], left[len(own):]
    assert left == []
    found[""] = document["games"]
    return found


def scored(play):
    return [(seat["score"], seat["winner"], seat["rank"], seat["startPlayer"])
            for seat in play["playerScores"]]


def test_a_title_is_one_game_of_the_app(plays):
    listed = {game["name"]: game for game in plays[""]}
    assert list(listed) == ["The Game", "Martes 13", "Take That", "Galloneta",
                            "Any game, lowest wins", "Any game"]
    assert [game["cooperative"] for game in plays[""]] == [True, *[False] * 5]
    assert [game["highestWins"] for game in plays[""]] == [False, False, True, True, False, True]
    assert [game["bggId"] for game in plays[""]] == [THE_GAME_ON_BGG, *[0] * 5]


def test_every_game_of_a_group_is_a_play(plays):
    first, second, third = plays["the_game_table"]
    assert scored(first) == [("7", False, 0, False)] * 3
    assert scored(second) == [("0", True, 0, False)] * 3
    assert third["manualWinner"] and third["rounds"] == 0 and third["board"] == "standard"
    assert len({play["uuid"] for play in (first, second, third)}) == 3
    assert len(plays["the_game_table, given up"]) == 2      # the games that count


def test_a_match_is_a_play(plays):
    match, = plays["take_that_table"]
    assert scored(match) == [("-18", True, 1, True), ("-31", False, 2, False)]
    assert match["rounds"] == 2 and not match["manualWinner"]
    assert plays["take_that_table, given up"] == []
    assert scored(plays["martes13_table"][0])[1] == ("13", True, 1, False)
    pads = [play for name in ("any_game_table", "any_game_table, highest")
            for play in plays[name]]
    assert [scored(play) for play in pads] == [
        [("155", False, 3, False), ("25", True, 1, False), ("60", False, 2, False)],
        [("65", True, 1, False), ("65", True, 1, False)]]
    assert [play["gameRefId"] for play in pads] == [5, 6]


def test_a_draw_has_no_winner_and_a_series_may_have_two(plays, export, tmp_path):
    series, = plays["galloneta_table"]
    assert scored(series) == [("1.5", True, 1, True), ("1.5", True, 1, False)]
    head = samples.head(1, "galloneta", 2, "S6")
    text = kinds.dealt(head)
    assert '"DRAW"' in text
    library = scores.library(tmp_path / "draw.sqlite", [text])
    draw, = json.loads(export("--bgstats", library=library))["plays"]
    assert scored(draw) == [("0.5", False, 1, True), ("0.5", False, 1, False)]
    assert draw["manualWinner"]
