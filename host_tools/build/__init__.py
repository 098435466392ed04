"""Builds what goes on a board."""
