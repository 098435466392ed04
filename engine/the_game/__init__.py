"""The Game: rules (1 to 5 players), scoring, pad."""
