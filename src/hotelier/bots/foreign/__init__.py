"""Bots of other people: programs, plug-ins, and who stands in when they fail."""
