"""Lay a map out: where cities, wagon spaces, names and coasts stand on a sheet, from coordinates alone.

No rule of the game is in here, and no map's id: a layout is only a drawing, and the same for whoever draws it.
"""
