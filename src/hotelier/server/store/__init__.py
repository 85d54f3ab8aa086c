"""The database: what is saved, older files, pruning."""
