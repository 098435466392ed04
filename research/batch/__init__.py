"""Many solo games at once: deals like the engine's, rules on arrays, policies that play them."""
