"""Settings. Each is saved as soon as it is changed."""

from link.names import translate
from ui.menu import Menu, Row, gauge_mark, switch
from ui.strings import LANGUAGES
from ui.themes import THEMES

_BRIGHTNESS = (1, 40, 90, 160, 255)     # steps of contrast; 0 would switch some panels off
_DIM_S = (0, 15, 30, 60, 300)
_BLANK_S = (0, 60, 120, 300, 900)
_DEMO = "no", "usb", "yes"      # by value of the setting
_THEMES = tuple(range(len(THEMES)))
_PACES = 0, 1, 2


class Settings(Menu):
    """All settings, or those that may change during a game: its screens keep their language."""

    TITLE = "title.settings"

    def __init__(self, app, playing=False):
        super().__init__(app)
        self._playing = playing

    def rows(self):
        if self._playing:
            return self._of_the_board()
        return [Row(self.app.text("label.language"), value=self._language,
                    step=self._step_language)] + self._of_the_board() + self._others()

    def _of_the_board(self):
        text, app = self.app.text, self.app
        rows = [Row(text("label.brightness"), value=self._brightness,
                    step=self._stepper("contrast", _BRIGHTNESS), mark=self._bars)]
        if app.layout.COLOUR:
            rows.append(Row(text("label.theme"), value=self._theme,
                            step=self._stepper("theme", _THEMES)))
        rows.append(Row(text("label.pace"), value=self._pace,
                        step=self._stepper("pace", _PACES)))
        rows += [switch(app, name, app.text) for name, there in (
            ("talks", True), ("motion", True), ("sound", app.feedback.buzzer),
            ("led", app.feedback.led)) if there]
        return rows + [
            Row(text("label.dim"), value=self._timer("dim_s"),
                step=self._stepper("dim_s", _DIM_S)),
            Row(text("label.blank"), value=self._timer("blank_s"),
                step=self._stepper("blank_s", _BLANK_S))]

    def _others(self):
        text, app = self.app.text, self.app
        return [
            Row(text("label.demo"), value=self._demo,
                step=self._stepper("demo", self._demos())),
            Row(text("label.date"), app.opener("screens.date.DateEntry"), self._date),
            Row(text("label.players"), app.opener("screens.roster.Roster"),
                lambda: str(len(app.settings["names"]))),
            Row(text("row.about"), app.opener("screens.about.About")),
        ]

    def _language(self):
        return dict(LANGUAGES)[self.app.text.code]

    def _step_language(self, by):
        codes = [code for code, _ in LANGUAGES]
        app, before = self.app, self.app.text
        app.speak(codes[(codes.index(before.code) + by) % len(codes)])
        translate(app, before)
        self._rows = self.rows()

    def _bright(self):
        return self._index("contrast", _BRIGHTNESS) + 1, len(_BRIGHTNESS)

    def _bars(self):
        return gauge_mark(self.app, *self._bright())

    def _brightness(self):
        return "%d/%d" % self._bright()

    def _theme(self):
        return self.app.text("value.theme_%d" % self._index("theme", _THEMES))

    def _pace(self):
        return self.app.text("value.pace_%d" % self._index("pace", _PACES))

    def _timer(self, name):
        def show():
            seconds, text = self.app.settings[name], self.app.text
            if not seconds:
                return text("value.never")
            if seconds < 60:
                return text("value.seconds", seconds)
            return text("value.minutes", seconds // 60)
        return show

    def _demos(self):
        """Values of the setting "demo": a board that knows its power source never runs the demo on
        batteries.
        """
        return (0, 2) if self.app.feedback.powered() is None else (0, 1)

    def _demo(self):
        choices = self._demos()
        return self.app.text("value." + _DEMO[choices[self._index("demo", choices)]])

    def _date(self):
        return self.app.clock.iso() or self.app.text("value.unset")

    def _index(self, name, choices):
        """Index of a setting's value among its choices; 0 for an unknown value."""
        value = self.app.settings[name]
        return choices.index(value) if value in choices else 0

    def _stepper(self, name, choices):
        def step(by):
            at = (self._index(name, choices) + by) % len(choices)
            self.app.set(**{name: choices[at]})
        return step
