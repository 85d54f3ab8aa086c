"""Positions as JSON, out and in, and mid-game positions in a few lines."""
