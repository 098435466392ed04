"""What to do in The Game, from what a seat may know: advisor.py. FILE has the weights."""

FILE = "standard.net"
