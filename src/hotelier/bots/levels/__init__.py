"""The levels that can be chosen as opponents, from the page to the director."""
