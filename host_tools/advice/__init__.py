"""The advisor of The Game on the PC: compiled, with look-ahead, over many games at once."""
