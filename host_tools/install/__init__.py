"""Installing the product on a board: what to send, how it gets there, and the switch-over."""
