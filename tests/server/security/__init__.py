"""Requests meant to harm: each is answered with a problem, and nobody learns or breaks anything by it."""
