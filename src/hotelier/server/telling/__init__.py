"""What a browser is told, made from views alone."""
