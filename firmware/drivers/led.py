"""RGB light-emitting diode on three PWM pins; dark until told otherwise."""


class Led:
    """red, green, blue: PWM of the pins. active_low: it shines while they are low."""

    def __init__(self, red, green, blue, active_low):
        self._pins = red, green, blue
        self._dark = 65_535 if active_low else 0
        self.show(0)

    def show(self, rgb):
        """Colour 0xRRGGBB; 0 is dark."""
        for pin, bits in zip(self._pins, (16, 8, 0)):
            # The eye sees the square root of the light.
            pin.duty_u16(abs(self._dark - (rgb >> bits & 0xFF) ** 2))
