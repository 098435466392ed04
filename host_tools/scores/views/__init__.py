"""Scores as people look at them: tables, figures, replays, the report."""
