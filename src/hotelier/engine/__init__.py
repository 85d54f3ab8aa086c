"""The rules of the game: standard library only, no input or output, no clock, no randomness."""
