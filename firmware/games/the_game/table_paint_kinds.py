"""Names for what the table of The Game shows, and what its painters share."""

# What a place in the hand shows; some are for piles, too.
NOTHING, FREE, COMING, MISFIT, FITS, HELD, CHOSEN, TRICK, LAID, ADVISED = range(10)
TIE = "^"                       # in the place of a key's name: the cursor is on the hint
CROWDED = "card", "ring_on", "say", "turn", "slots"    # regions that overlap


class Painters:
    """For Regions; each is painter(canvas, state). at: the layout."""

    def __init__(self, app, at):
        self._app = app
        self._at = at
        self._text = app.text.of("the_game")
        self._art = app.art
        self._font = app.font
        self._colour = app.layout.COLOUR
        self.regions = None
