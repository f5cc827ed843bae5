warm-compiling = Compiling the rules for this machine, once:
warm-done = The rules are compiled, in { $seconds } s.
