"""What is true in every position."""
