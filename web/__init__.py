"""What runs in a browser: `make demo` writes files that any static host can serve."""
