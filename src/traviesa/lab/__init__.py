"""The laboratory: whole games in bulk, and what they come to."""
