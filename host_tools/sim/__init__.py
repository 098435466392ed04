"""Boards without hardware."""
