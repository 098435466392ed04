"""Trainers of the advisor's net: research/README.md."""
