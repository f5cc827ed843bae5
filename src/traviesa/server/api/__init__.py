"""The API: what the page, the terminal and outside bots use. Each file has one controller."""
