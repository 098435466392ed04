"""Galloneta: rules and pad."""
