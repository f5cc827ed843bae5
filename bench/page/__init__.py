"""How quick the page is in a browser slowed down to a quarter."""
