"""The table on a screen: what is seen, what is typed, in two languages, with sight or without."""
