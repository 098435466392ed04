"""Games that nobody plays: many deals of any game, by policies, on all cores or on a cluster."""
