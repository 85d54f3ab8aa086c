"""Tables in the browser: the server that alone knows the position of every game."""
