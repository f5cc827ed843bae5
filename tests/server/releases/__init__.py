"""Databases that earlier releases have made: later code opens them, and every game in them replays."""
