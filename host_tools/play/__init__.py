"""`crupier play`: the virtual board in a browser or in a terminal."""
