"""The server as it is used: a process of its own, HTTP, streams of events, a real database."""
