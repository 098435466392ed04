"""The games as environments of PettingZoo, Gymnasium and OpenSpiel: docs/engine.md.

The extra `research` brings these libraries along. spaces says what the arrays hold, and
needs NumPy alone.
"""
