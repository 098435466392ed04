"""Scores for other programs."""
