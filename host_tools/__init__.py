"""The PC side of Crupier: virtual board, front ends, flashing, scores."""
