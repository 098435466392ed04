"""The faces of the games, one file each, and what several of them have in common."""
