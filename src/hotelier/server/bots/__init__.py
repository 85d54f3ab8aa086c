"""Bots at work for the tables: whose turn it is, hints, analyses."""
