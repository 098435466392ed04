"""Paints the end of a game of The Game; for the places see over in ui/layouts."""

from engine.games import create
from engine.the_game.cards import BASES
from ui import cards, kit
from ui.art import fitting
from ui.canvas import (
    BAR,
    BG,
    BLUE,
    CORAL,
    DIM,
    FG,
    GOLD,
    INK,
    LINE,
    MINT,
    PAPER,
    SHADE,
)

_TOP = 45                       # cards left at the tallest bar
# What the pictures on buttons mean, by name.
_WORDS = {"undo": "row.undo", "bow": "row.lost", "home": "button.home", "code": "row.code"}


class OverPaint:
    def __init__(self, app, game, head, why):
        """why: text of the reason if the game was not won."""
        self._app = app
        self._text = app.text.of(game.NAME)
        self._at = app.layout_of("over")
        self._colour = app.layout.COLOUR
        self._game, self._head = game, head
        self._why = why if game.players == 1 else self._whose(why)
        self._result = result = game.result()
        self._won = result["result"] == "WIN"
        self._cascade = None
        self._shown = None          # the buttons on the display
        self._word = None           # of the chosen picture
        self.compare()
        if self._won:
            self._celebrate(self._at.CONFETTI)

    def _whose(self, why):
        """The reason after the name of the player who could not go on; if both do not fit, just
        that this player could not.
        """
        from game_ui.names import short_name  # one player needs none
        at, text = self._at, self._text
        font, room = self._app.font(at.WHY_FONT), self._app.canvas.width - (at.WHY or at.TITLE)[0]
        name = self._head["names"][self._game.seat]
        said = "%s: %s" % (name, why[0].lower() + why.split(":")[0][1:])
        if font.width(said) > room:
            name = short_name(name, font, room - font.width(text("over.stuck", "")))
            said = text("over.stuck", name)
        return said

    def _celebrate(self, areas):
        from games.the_game.cascade import Cascade  # rarely needed
        self._cascade = Cascade(self._app, areas)

    def compare(self):
        """Compares with past games, once the history has been read."""
        history, head, result = self._app.history, self._head, self._result
        self.compared = history.ready
        options = head["options"]
        stats = self.compared and history.game_stats(
            self._game.players, options["level"], options["fire"], history.counts_as(head),
            head.get("hints", False))
        self._past = list(stats.recent) if stats else []
        lefts = self._past + [result["left"]]
        self._lefts = lefts[-20:]
        self._wins = (stats.wins if stats else 0) + self._won
        best = None if result["rating"] == "none" else result["left"]
        before, self._streak = stats.best if stats else None, stats.streak if stats else 0
        counts = not (self._won or None in (best, before) or head.get("hints"))
        self.record = counts and best < before
        self._equals = counts and best == before
        if self.record and not self._cascade:
            self._celebrate((self._at.RECORD,))
        if stats and stats.best is not None and (best is None or stats.best < best):
            best = stats.best
        self._best = best
        played = stats.played if stats else 0
        self._mean = ((stats.average * played if stats else 0) + result["left"]) / (played + 1)

    def draw(self, canvas):
        self._shown = self._word = None
        at, rating = self._at, self._result["rating"]
        if self._won and at.WIN_TITLE_FONT:
            said = self._text("over.win" if self._medal else "row.hinted")
            canvas.centre(said, 0, at.WIN_TITLE_Y, canvas.width,
                          self._app.font(at.WIN_TITLE_FONT), FG, None)
        else:
            self._title(canvas, rating)
        self._score(canvas)
        if self._medal:
            medal = self._app.art(at.MEDALS[not self._won])
            canvas.sprite(medal, *(at.MEDAL[self._won] + (() if self._colour else (FG,))))
        if not (self._won or self.animating):
            self._table(canvas)
        self._facts(canvas)
        if self._won and not self.animating:
            self._cascade.lie(canvas)

    @property
    def _medal(self):
        return self.record or (self._result["rating"] in ("win", "excellent")
                               and not self._head.get("hints"))

    def _title(self, canvas, rating):
        at, font = self._at, self._app.font
        canvas.fill(0, 0, canvas.width, at.TITLE_BAR, BAR)
        told = rating == "plain" or (rating == "none" and self._game.players > 1)
        if told and not (self.record or self._equals or at.WHY):
            canvas.text(self._why, *at.TITLE, font(at.WHY_FONT), FG, None)
            return
        if self.record or (self._equals and told):
            said = self._text("over.record" if self.record else "over.equals")
        elif rating in ("win", "excellent") and not self._medal:
            said = self._text("row.hinted")
        else:
            said = self._text("title." + rating)
            if self._streak and rating == "excellent":
                said += " x%d" % (self._streak + 1)
        end = canvas.text(said, *at.TITLE, font(at.TITLE_FONT), MINT if self._medal else FG, None)
        if at.SEED_FONT:
            seed = font(at.SEED_FONT)
            called = self._head["seed"]
            if self._head.get("hints"):
                called += " " + self._text("short.hints")
            if end + 8 + seed.width(called) < canvas.width:
                canvas.right(called, 0, at.TITLE[1] + 2, canvas.width - 8, seed, DIM, None)

    def _score(self, canvas):
        at, font = self._at, self._app.font
        x, y, w, h = at.CARD[self._won]
        if self._colour:
            canvas.rounded(x + 4, y + 5, w, h, INK, 5)
            canvas.card(x, y, w, h, PAPER, INK, 5)
            ink = INK
        else:
            canvas.rounded(x, y, w, h, FG, 2)
            ink = BG
        left, top, w, h = at.SCORE[self._won]
        if self._medal:
            left -= at.ASIDE
        canvas.inside(str(self._result["left"]), left, top, w, h, font(at.SCORE_FONT), ink)
        said = self._text("over.cards" if self._won and self._colour else "over.left")
        canvas.centre(said, x, y + at.LEFT_Y, w, font(at.LEFT_FONT), ink, None)

    def _table(self, canvas):
        """Paints the final piles and hand, darkened, and the reason."""
        at, game, font = self._at, self._game, self._app.font
        burning, tops = game.burning(), [str(top) for top in game.tops()]
        digits = fitting(self._app, at.PILE_FONTS, tops, at.PILE_W - 4)
        for pile, top in enumerate(tops):
            x, y = at.PILES[pile]
            fire = pile in burning and self._colour
            cards.pile(canvas, x, y, at.PILE_W, at.PILE_H, pile < 2, top, digits,
                       at.BAND, None, INK if fire else PAPER, GOLD if fire else INK)
        if at.HAND:
            left, top, w, h, across, down = at.HAND
            digits = font(at.HAND_FONT if game.players == 1 else at.LABEL_FONT)
            for i, (said, role) in enumerate(self._held()):
                x, y = left + i % 4 * across, top + i // 4 * down
                canvas.card(x, y, w, h, role, INK, 2)
                canvas.inside(said, x, y, w, h, digits, INK)
        if at.WHY:
            canvas.text(self._why, *at.WHY, font(at.WHY_FONT), FG if self.record else CORAL, None)

    def _held(self):
        """(text, role) of the cards left; of several players only their number."""
        game = self._game
        if game.players == 1:
            return [(str(card), PAPER if game.fits(card) else SHADE) for card in game.hands[0]]
        from game_ui.names import initials  # one player needs none
        return [("%s %d" % (letter, len(hand)), GOLD if seat == game.seat else SHADE)
                for seat, (letter, hand) in enumerate(zip(initials(self._head["names"]),
                                                          game.hands))]

    def _facts(self, canvas):
        """Paints achievements of a won game, what it is compared with, or the goal."""
        if self._won:
            self._feats(canvas)
        if self._past and not (self._won and self._at.FEATS):
            self._chart(canvas)
        elif not (self._past or self._won):
            self._goal(canvas)

    def _feats(self, canvas):
        """Paints achievements of a won game."""
        at, font = self._at, self._app.font
        if not at.FEATS:
            return
        tops, tricks, row, most = list(BASES), 0, 0, 0
        if self._head["options"].get("given"):
            tops = create(self._head).tops()
        for action in self._game.log:
            pile, card = action // 100, action % 100
            if not card:
                row = 0
                continue
            tricks += (card < tops[pile]) == (pile < 2)
            tops[pile] = card
            row += 1
            most = max(most, row)
        shown = (("tricks", tricks), ("most", most)) + (
            (("wins", self._wins),) if self.compared else ())
        for (name, value), (x, y) in zip(shown, at.FEATS):
            name += "_one" if value == 1 else ""
            if at.FEATS_BESIDE:
                self._value(canvas, x, y, str(value), name, MINT, FG)
                continue
            number, label = font(at.VALUE_FONT), font(at.LABEL_FONT)
            canvas.centre(str(value), x - 40, y, 80, number, MINT, None)
            canvas.centre(self._text("over." + name), x - 40, y + number.cap + 3, 80, label, FG,
                          None)

    def _chart(self, canvas):
        """Paints the last games as bars, lower is better; the last bar is this game."""
        at = self._at
        if at.CHART_BAR:
            canvas.fill(*(at.CHART_BAR + (BAR,)))
        x, y, w, h = at.CHART
        step = w // 20
        x += step * (20 - len(self._lefts))
        for i, left in enumerate(self._lefts):
            high = max(1, min(left, _TOP) * h // _TOP)
            last = i == len(self._lefts) - 1
            role = MINT if last else BLUE if left < 10 else LINE
            canvas.fill(x + i * step, y + h - high, max(1, step - 2 + (step < 3)), high, role)
        mean = y + h - min(_TOP, int(self._mean)) * h // _TOP
        for column in range(at.CHART[0], at.CHART[0] + 20 * step - 2, 5):
            canvas.hline(column, mean, 3 if self._colour else 1, DIM)
        canvas.hline(at.CHART[0], y + h, 20 * step - 2, DIM)
        rank = 1 + len([left for left in self._lefts if left < self._result["left"]])
        shown = (("best", "-" if self._best is None else str(self._best)),
                 ("mean", str(int(self._mean + 0.5))), ("rank", str(rank)))
        for (name, value), (x, y) in zip(shown, at.VALUES):
            self._value(canvas, x, y, value, name, MINT if name == "rank" else FG, DIM)

    def _value(self, canvas, x, y, value, name, role, dim):
        """Paints a number that ends at this x, and its name."""
        at, font = self._at, self._app.font
        canvas.right(value, 0, y, x, font(at.VALUE_FONT), role, None)
        canvas.text(self._text("over." + name), x + at.VALUE_GAP, y + at.VALUE_Y,
                    font(at.LABEL_FONT), dim, None)

    def _goal(self, canvas):
        """Paints the goal of the game, while there is no other game to compare with."""
        at = self._at
        font = self._app.font(at.LABEL_FONT)
        x, y, w = at.GOAL
        if at.CHART_BAR:
            canvas.fill(*(at.CHART_BAR + (BAR,)))
        for line in font.wrap(self._text("over.goal"), w):
            canvas.text(line, x, y, font, FG, None)
            y += font.cap + font.cap // 2

    # The buttons

    def update(self, canvas, possible, chosen, third):
        """Paints the buttons. possible: by button; the last three are pictures. third: the name of
        the first of these. The word of a chosen picture takes the place of the facts.
        """
        state = third if possible[2] else "", chosen
        at = self._at
        art = at.ARTS[chosen]
        word = art and self._text(_WORDS[third if chosen == 2 else art[:4]])
        if word != self._word:
            self._word = word
            area = at.WORD[self._won]
            canvas.fill(*(area + (BAR if at.CHART_BAR and not self._won else BG,)))
            if word:
                kit.lines(canvas, *(area + (word, self._app.font(at.BUTTON_FONT))))
            else:
                self._facts(canvas)
        if state != self._shown:
            was = self._shown
            self._shown = state
            for i, place in enumerate(at.BUTTONS):
                if was and was[0] == state[0] and i not in (was[1], chosen):
                    continue
                x, y, w, h = place
                canvas.fill(x, y, w, h)
                if possible[i]:
                    art = at.ARTS[i] and self._app.art(at.ARTS[i].replace("undo", third))
                    text = "" if art else self._text(
                        "button.watch" if i and self._won else ("button.new", "button.same")[i])
                    kit.button(canvas, x, y, w, h, text, self._app.font(at.BUTTON_FONT),
                               i == chosen, art)
        if self._cascade:
            self._cascade.fall(canvas)
            if self.record and not self.animating:      # what lay below
                self._cascade = None
                canvas.fill(*self._at.RECORD)
                self._table(canvas)

    # The cascade

    @property
    def animating(self):
        """True while something moves."""
        return bool(self._cascade) and self._cascade.left > 0

    def advance(self):
        self._cascade.left -= 1

    def settle(self):
        if self._cascade:
            self._cascade.settle()
