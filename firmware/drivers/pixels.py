"""Moving many pixels, as fast as this MicroPython can."""

try:
    from drivers.viper import expand, transpose
except SyntaxError:             # it knows no viper
    from drivers.plain import expand, transpose  # noqa: F401
