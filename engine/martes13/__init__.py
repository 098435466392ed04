"""Martes 13: rules, scoring, pad."""
