"""The score pad of games that are scored at the table."""
