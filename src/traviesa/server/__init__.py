"""The server: tables over HTTP, one journal for each, views as the only thing that leaves the engine."""
