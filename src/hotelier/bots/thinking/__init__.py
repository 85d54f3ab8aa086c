"""How bots think: what a position is worth, and which turns are possible."""
