"""The public face of the engine: games, options, decisions, views, chance."""
