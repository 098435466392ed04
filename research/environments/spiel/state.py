"""A state of a game: what the engine knows, and what chance has still to say."""

import random
from typing import Any

import pyspiel

from crupier.engine.errors import IllegalAction
from crupier.research.environments.games import deal
from crupier.research.environments.spiel.dealers import CUT_RETURN

_TRIES = 1000                   # of a hidden deal that agrees with what has been played


class _Card:
    """A card that chance has dealt; seat: who sees it, None for nobody."""

    def __init__(self, kind: int, seat: int | None):
        self.kind = kind
        self.seat = seat
        self.shown = False      # to everybody


class State(pyspiel.State):
    """The engine's draw pile has its order only from what chance says, card by card.

    An action that draws waits until chance has said which cards.
    """

    def __init__(self, game):
        super().__init__(game)
        self._dealer, self._spaces = game.dealer, game.spaces
        self.table: Any = None  # the engine's game, once the hands are dealt
        self._deals = list(self._dealer.deals())
        self._dealt: list[_Card] = []
        self._waiting: int | None = None
        self._drawn = self._due = 0
        self._log: list[tuple[int | None, str]] = []    # who sees it, None for all; what

    # Whose turn it is, and what may be done

    def current_player(self):
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        if not self.table or self._waiting is not None:
            return pyspiel.PlayerId.CHANCE
        return self.table.current_player()

    def is_terminal(self):
        if not self.table or self._waiting is not None:
            return False
        return self.table.is_terminal() or self._spaces.is_cut(self.table)

    def _legal_actions(self, player):
        return [self._spaces.IDS[action] for action in self.table.legal_actions()]

    def chance_outcomes(self):
        left = self._unknown()
        return [(kind, left.count(card) / len(left))
                for kind, card in enumerate(self._dealer.kinds) if card in left]

    def _unknown(self) -> list[int]:
        """Cards that may come next."""
        if self.table:
            return self._dealer.stock(self.table)[self._drawn:]
        return [card for card in self._rest() if self._dealer.fits(len(self._dealt), card)]

    def _rest(self) -> list[int]:
        left = list(self._dealer.deck)
        for each in self._dealt:
            left.remove(self._dealer.kinds[each.kind])
        return left

    # What happens

    def _apply_action(self, action):
        if not self.table:
            self._deal(action)
        elif self._waiting is not None:
            self._draw(action)
        else:
            self._play(self._spaces.ACTIONS[action])

    def _deal(self, kind: int) -> None:
        self._note(kind, self._deals[len(self._dealt)])
        if len(self._dealt) == len(self._deals):
            cards = [self._dealer.kinds[each.kind] for each in self._dealt]
            order = self._dealer.order(cards, self._rest())
            self.table = deal(self._spaces.NAME, self._dealer.players, "",
                              self._dealer.options, order)

    def _draw(self, kind: int) -> None:
        stock, card, at = self._dealer.stock(self.table), self._dealer.kinds[kind], self._drawn
        place = stock.index(card, at)
        stock[at], stock[place] = stock[place], stock[at]
        seen = self._dealer.is_seen(self._waiting)
        self._note(kind, self.table.current_player() if seen else None)
        self._drawn += 1
        if self._drawn == self._due:
            action, self._waiting, self._drawn = self._waiting, None, 0
            self.table.apply_action(action)

    def _play(self, action: int) -> None:
        seat = self.table.current_player()
        self._log.append((None, f"{seat}:{self.table.action_to_string(action)}"))
        for card in self._dealer.shown(action):
            self._show(card, seat)
        self._due = self._dealer.draws(self.table, action)
        if self._due:
            self._waiting = action
            return
        found = self._dealer.found(self.table, action)
        self.table.apply_action(action)
        if found is not None:
            kind = self._dealer.kinds.index(found)
            next(each for each in self._dealt if each.kind == kind).seat = seat
            self._log.append((seat, self._dealer.label(found)))

    def _note(self, kind: int, seat: int | None) -> None:
        self._dealt.append(_Card(kind, seat))
        if seat is not None:
            self._log.append((seat, self._dealer.label(self._dealer.kinds[kind])))

    def _show(self, card: int, seat: int) -> None:
        for each in self._dealt:
            if each.seat == seat and not each.shown and self._dealer.kinds[each.kind] == card:
                each.shown = True
                break

    # What it is worth, and who knows what

    def returns(self):
        if not self.is_terminal():
            return [0.0] * self.num_players()
        if not self.table.is_terminal():
            return [CUT_RETURN] * self.num_players()
        return list(map(float, self.table.returns()))

    def told(self, player: int | None, public: bool = True) -> str:
        """All that this player has seen, in its order: own cards, and what everybody has done."""
        seen = [text for seat, text in self._log
                if (public if seat is None else seat == player)]
        return " ".join([f"p{player}", *seen] if player is not None else seen)

    def resample_from_infostate(self, player: int, sampler=random.random):
        """A state that this player takes for as likely as this one: hidden cards dealt again.

        sampler() gives numbers in 0..1. Raises RuntimeError.
        """
        for _ in range(_TRIES):
            try:
                return self._resampled(player, sampler)
            except IllegalAction:
                continue
        raise RuntimeError("no other deal found that agrees with what has been played")

    def _resampled(self, player: int, sampler):
        state, at = self.get_game().new_initial_state(), 0
        known = [each.kind if each.seat == player or each.shown else None for each in self._dealt]
        for action in self.history():
            if state.is_chance_node():
                kind, at = known[at], at + 1
                action = state.another(known[at:], sampler) if kind is None else kind
            elif action not in state.legal_actions():
                raise IllegalAction("E_CONFIG", "another deal would not let this be played")
            state.apply_action(action)
        return state

    def another(self, known: list[int | None], sampler) -> int:
        """An outcome of chance that leaves those that are known to follow."""
        left = self._unknown()
        for kind in known:
            if kind is not None and self._dealer.kinds[kind] in left:
                left.remove(self._dealer.kinds[kind])
        return self._dealer.kinds.index(left[min(int(sampler() * len(left)), len(left) - 1)])

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return "deal " + self._dealer.label(self._dealer.kinds[action])
        return self.table.action_to_string(self._spaces.ACTIONS[action])

    def __str__(self):
        if not self.table:
            return "the deal: " + " ".join(
                self._dealer.label(self._dealer.kinds[each.kind]) for each in self._dealt)
        return self._spaces.text(self.table.observation(self.table.current_player() or 0))
