"""Version, memory and storage, to quote when asking for help."""

import gc

from ui.menu import Menu, Row
from version import VERSION


class About(Menu):
    TITLE = "title.about"

    def rows(self):
        app, text = self.app, self.app.text
        gc.collect()
        return [
            Row(text("label.version"), value=lambda: VERSION),
            Row(text("label.heap"),
                value=lambda: text("value.kilobytes", gc.mem_free() // 1024)),
            Row(text("label.flash"),
                value=lambda: text("value.kilobytes", app.session.free_bytes() // 1024)),
            Row(text("label.records"), value=lambda: str(app.history.count)),
            Row(text("label.device"), value=lambda: app.session.device[-8:]),
        ]
