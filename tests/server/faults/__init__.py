"""Faults: servers killed, databases that are away, full or locked, readers that do not read; and nothing lost."""
