"""The fonts of the product: where they come from (make), and how a board gets them (device)."""
