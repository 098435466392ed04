"""Version, memory and storage, to quote when asking for help."""

import gc

from ui.menu import Menu, Row
from version import VERSION


class About(Menu):
    TITLE = "title.about"
    TICK_MS = 10

    def __init__(self, app):
        super().__init__(app)
        self._free = ""         # of the flash; counted after the frame, which takes long

    def tick(self):
        if not self._free:
            self._free = self.app.text("value.kilobytes", self.app.session.free_bytes() // 1024)

    def _records(self):
        """The number of records, which are read while this screen is open."""
        history = self.app.history
        return str(history.loaded_games) if history.ready else "%d..." % history.loaded_games

    def rows(self):
        app, text = self.app, self.app.text
        gc.collect()
        return [
            Row(text("label.version"), value=lambda: VERSION),
            Row(text("label.heap"),
                value=lambda: text("value.kilobytes", gc.mem_free() // 1024)),
            Row(text("label.flash"), value=lambda: self._free),
            Row(text("label.records"), value=self._records),
            Row(text("label.device"), value=lambda: app.session.device[-8:]),
        ]
