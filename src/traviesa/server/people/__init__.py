"""People: accounts, tokens, limits, ratings, what is kept of somebody and how it is deleted."""
