"""`crupier simulate`: many deals of any game, played by policies, on all cores or on a cluster."""
