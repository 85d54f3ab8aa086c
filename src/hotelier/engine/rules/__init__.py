"""What each part of the rulebook does to a position, one module for each chapter."""
