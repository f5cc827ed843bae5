"""Requests nobody sane would send: the server answers each as its contract says, and nothing is changed by mistake."""
