warm-compiling = Se compilan las reglas para este equipo, una sola vez:
warm-done = Las reglas están compiladas, en { $seconds } s.
