"""Programs that learn to play: environments, batch play, `crupier simulate`, trainers."""
