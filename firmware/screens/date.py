"""Today's date, for the deal of the day on a board whose clock nobody has set."""

from suspended import waiting
from ui.menu import Menu, Row
from version import DAY

_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_FIRST_YEAR, _LAST_YEAR = 2026, 2099


def days_in(year, month):
    """Days of a month; every fourth year is a leap year until 2099."""
    return 29 if month == 2 and year % 4 == 0 else _DAYS[month - 1]


class DateEntry(Menu):
    """Sets the date of the clock, then calls done(). The cursor begins on the day: today is a
    little later than the date that is proposed.
    """

    TITLE = "title.date"

    def __init__(self, app, done=None):
        super().__init__(app)
        self._done = done
        self._date = list(app.clock.today() or _latest(app))
        self.at = 2

    def rows(self):
        text = self.app.text
        labels = (text("label.year"), text("label.month"), text("label.day"))
        return [Row(label, value=self._shower(i), step=self._stepper(i))
                for i, label in enumerate(labels)] + [Row(text("row.done"), self._set)]

    def _shower(self, field):
        return lambda: str(self._date[field])

    def _stepper(self, field):
        def step(by):
            date = self._date
            first, last = ((_FIRST_YEAR, _LAST_YEAR), (1, 12), (1, days_in(*date[:2])))[field]
            date[field] = first + (date[field] - first + by) % (last - first + 1)
            date[2] = min(date[2], days_in(*date[:2]))
        return step

    def _set(self):
        app = self.app
        app.clock.set_date(*self._date)
        app.set(day=app.clock.now())
        app.pop()
        if self._done:
            app.act(self._done)


def _latest(app):
    """The newest day that the board knows of: of this version, of a game that was begun, or typed
    before the power went off.
    """
    session, archive = app.session, app.session.archive
    newest = archive.newest(range(1, archive.next_seq()))
    heads = waiting(session) + [session.head, next(newest, None)]
    times = [head["time"] for head in heads if head] + [{"clock": app.settings["day"]}]
    return map(int, max([app.clock.date(each) for each in times] + [DAY]).split("-"))
