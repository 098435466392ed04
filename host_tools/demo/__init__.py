"""The web demo: `make demo` writes files that any static host can serve."""
