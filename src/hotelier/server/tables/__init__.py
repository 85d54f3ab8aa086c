"""Tables: games, seats, who has joined, replays."""
