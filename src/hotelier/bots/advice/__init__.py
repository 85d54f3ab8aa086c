"""Advice: the options of a decision ranked, with chances and reasons."""
