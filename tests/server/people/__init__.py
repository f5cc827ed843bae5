"""People at a server: accounts, tokens, limits, ratings, what is kept of them."""
