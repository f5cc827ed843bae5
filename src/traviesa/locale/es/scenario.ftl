# traviesa scenario: cómo ha ido cada caso. $line está escrita con las palabras del archivo, y también $do.
scenario-passed = bien
scenario-failed = FALLA
scenario-step = paso { $step }, «{ $do }»
scenario-end = al final
scenario-differs = { $line }
scenario-refused = debe ser posible, pero se rechaza: { $refusal }
scenario-not-refused = debe rechazarse, pero es posible
scenario-not-refused-as = debe rechazarse como { $expected }, pero es posible
scenario-code = debe rechazarse como { $expected }, pero se rechaza como { $found }
scenario-changed = se rechaza como { $code }, pero ha cambiado la posición
