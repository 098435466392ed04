"""The scores on the PC."""
