"""What is typed at a table and what is said there, in words: for the terminal, and for whoever asks a server."""
