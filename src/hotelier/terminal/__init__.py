"""The game as text: a table to play at, and recorded games to read."""
