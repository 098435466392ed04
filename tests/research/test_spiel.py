"""OpenSpiel: its own tests, and what ours promise."""

import gzip
import random
from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="needs OpenSpiel: make research")

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import crupier.research.environments.spiel
from crupier.engine.martes13.cards import DECK
from crupier.research.environments import galloneta
from crupier.research.environments.games import SPACES, deal
from tests.research.random_games import every

PLAYTHROUGHS = Path(__file__).parents[1] / "data/playthroughs"
GAMES = ("python_crupier_the_game(players=3,fire=true)", "python_crupier_martes13(players=4)",
         "python_crupier_take_that(advanced=true)", "python_crupier_galloneta(columns=AD)")
some = pytest.mark.parametrize("text", GAMES)


def load(name: str, players: int):
    return pyspiel.load_game("python_crupier_" + name,
                             {} if name == "galloneta" else {"players": players})


def outcome(state, dice: random.Random) -> int:
    return dice.choices(*zip(*state.chance_outcomes(), strict=True))[0]


def playout(game, seed: int):
    """States of a random game, each before something happens, and the last one."""
    state, dice = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        yield state
        chance = state.is_chance_node()
        state.apply_action(outcome(state, dice) if chance else dice.choice(state.legal_actions()))
    yield state


def deals(state) -> list[tuple[int, int]]:
    """(player, outcome) of chance."""
    return [(each.player, each.action) for each in state.full_history() if each.player < 0]


def plays(state) -> list[tuple[int, int]]:
    """(player, action id)"""
    return [(each.player, each.action) for each in state.full_history() if each.player >= 0]


def test_all_are_registered():
    assert {f"python_crupier_{name}" for name in SPACES} <= set(pyspiel.registered_names())
    assert len(crupier.research.environments.spiel.DEALERS) == len(SPACES)


@every
def test_its_own_random_simulation(name, players, capfd):
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@every
def test_its_own_random_simulation_many_times(name, players, capfd):
    pyspiel.random_sim_test(load(name, players), num_sims=8, serialize=True, verbose=False)


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.gz")), ids=lambda path: path.stem)
def test_its_own_playthrough(path, tmp_path, request):
    """Kept as in OpenSpiel: all that it says of a game, and of its states.

    With --accept-golden the present one is kept.
    """
    flags.FLAGS.mark_as_parsed()
    text = tmp_path / path.stem
    text.write_bytes(gzip.decompress(path.read_bytes()))
    kept, new = generate_playthrough.replay(str(text))
    if request.config.getoption("--accept-golden"):
        path.write_bytes(gzip.compress(new.encode(), mtime=0))
    else:
        assert kept == new


def test_there_is_a_playthrough_of_every_game():
    assert {path.stem for path in PLAYTHROUGHS.glob("*.gz")} == {
        f"python_crupier_{name}.txt" for name in SPACES}


@every
def test_play_is_the_engines(name, players):
    """The deck that chance has dealt, and the same actions, in the engine alone."""
    game = load(name, players)
    *_, state = playout(game, 3)
    dealt = [kind for _, kind in deals(state)]
    known, hands = [game.dealer.kinds[kind] for kind in dealt], len(list(game.dealer.deals()))
    rest = list(game.dealer.deck)
    for card in known:
        rest.remove(card)
    deck = game.dealer.order(known[:hands], known[hands:] + rest)
    again = deal(name, players, "", game.dealer.options, deck)
    texts = [again.action_to_string(action) for action in state.table.history()]
    assert texts == [state.action_to_string(player, action) for player, action in plays(state)]
    for action in state.table.history():
        again.apply_action(action)
    assert again.result() == state.table.result()
    assert list(map(float, again.returns())) == state.returns()


@some
def test_chance_is_fair(text):
    """Probabilities sum to 1, and no card is dealt twice."""
    for state in playout(pyspiel.load_game(text), 4):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert [kind for kind, _ in outcomes] == sorted({kind for kind, _ in outcomes})


@some
def test_information_states_are_complete(text):
    """Two states that a player cannot tell apart look the same, and offer the same actions; and
    hidden cards are dealt anew among them.
    """
    game, dice = pyspiel.load_game(text), random.Random(5)
    hidden = 0
    for at, state in enumerate(playout(game, 6)):
        if at % 4 or state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        hidden += other.history() != state.history()
    assert hidden > 2


def test_hidden_cards_are_dealt_again_fairly():
    """Each kind is in another hand as often as its hidden copies say."""
    dice, number = random.Random(10), 400
    game = pyspiel.load_game("python_crupier_martes13(players=3)")
    *_, state = (each.clone() for _, each in zip(range(50), playout(game, 10), strict=False))
    assert not state.is_chance_node() and state.table.history()
    seat = state.current_player()
    next_seat = (seat + 1) % 3
    played = [action % 100 for action in state.table.history()]
    hidden = Counter(DECK) - Counter(played) - Counter(state.table.hands[seat])
    met: Counter = Counter()
    for _ in range(number):
        other = state.resample_from_infostate(seat, dice.random)
        assert Counter(other.table.hands[next_seat]) - hidden == Counter()
        met.update(other.table.hands[next_seat])
    share = number * len(state.table.hands[next_seat]) / hidden.total()
    for card, copies in hidden.items():
        assert met[card] == pytest.approx(share * copies, rel=0.25)
    assert met.total() == pytest.approx(share * hidden.total())


@some
def test_information_states_tell_all_that_a_player_sees(text):
    """Whoever sees something else has another information state."""
    game, met = pyspiel.load_game(text), {}
    for seed in range(6):
        for state in playout(game, seed):
            if not state.is_chance_node():
                for player in range(game.num_players()):
                    seen = state.observation_string(player)
                    key = state.information_state_string(player)
                    assert key.startswith(f"p{player}")
                    assert met.setdefault(key, seen) == seen


def test_nobody_knows_what_others_hold():
    state = pyspiel.load_game("python_crupier_take_that").new_initial_state()
    dice = random.Random(7)
    while state.is_chance_node():
        state.apply_action(outcome(state, dice))
    own, other = (state.table.hands[seat] for seat in (0, 1))
    assert sorted(map(int, state.information_state_string(0).split()[1:])) == own
    assert sorted(map(int, state.information_state_string(1).split()[1:])) == other


def test_a_bought_figure_is_known_to_its_buyer_alone():
    game = pyspiel.load_game("python_crupier_galloneta")
    for seed in range(200):
        for state in playout(game, seed):
            if state.is_chance_node() or state.is_terminal():
                continue
            buying = [action for action in state.legal_actions()
                      if "compra" in state.action_to_string(action)]
            if buying:
                buyer = state.current_player()
                before = [state.information_state_string(player) for player in (0, 1)]
                hidden = state.table.observation(buyer)["hand"]
                state = state.clone()
                state.apply_action(buying[0])
                after = [state.information_state_string(player) for player in (0, 1)]
                news = [text.removeprefix(old).split(") ")
                        for text, old in zip(after, before, strict=True)]
                figure, = set(state.table.observation(buyer)["hand"]) - set(hidden)
                assert news[buyer][1:] == [figure] and len(news[1 - buyer]) == 1
                dealt = state.resample_from_infostate(1 - buyer, random.Random(1).random)
                assert dealt.information_state_string(1 - buyer) == after[1 - buyer]
                return
    pytest.fail("nobody could buy")


def test_copies_are_independent():
    game = pyspiel.load_game("python_crupier_the_game")
    for at, state in enumerate(playout(game, 8)):
        if at == 12:
            twin, text, said = state.clone(), str(state), state.information_state_string(0)
            twin.apply_action(twin.legal_actions()[0])
            assert (str(state), state.information_state_string(0)) == (text, said)
            assert twin.information_state_string(0) != said
            return


def test_a_game_without_end_is_cut(monkeypatch):
    monkeypatch.setattr(galloneta, "MOST_TURNS", 3)
    *_, state = playout(pyspiel.load_game("python_crupier_galloneta"), 9)
    assert state.table.result() is None and state.returns() == [1.0, 1.0]
