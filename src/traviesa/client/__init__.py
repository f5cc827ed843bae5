"""The client: plays at a server's tables by its public API, for the terminal and for bots outside."""
