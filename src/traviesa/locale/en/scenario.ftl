# traviesa scenario: how a scenario went. $line is written in the words of the file, and so is $do.
scenario-passed = pass
scenario-failed = FAIL
scenario-step = step { $step }, “{ $do }”
scenario-end = at the end
scenario-differs = { $line }
scenario-refused = must be possible, but is refused: { $refusal }
scenario-not-refused = must be refused, but is possible
scenario-not-refused-as = must be refused as { $expected }, but is possible
scenario-code = must be refused as { $expected }, but is refused as { $found }
scenario-changed = is refused as { $code }, but has changed the position
