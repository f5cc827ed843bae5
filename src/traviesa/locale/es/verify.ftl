# traviesa verify: lo que es cierto de una partida registrada, una línea por dato
verify-map = mapa: { $map }
verify-seats = asientos: { $seats }
verify-deeds = jugadas: { NUMBER($deeds, useGrouping: 0) }
verify-commitment = el secreto es el comprometido antes de la partida
verify-resigned = han abandonado: { $seats }
verify-scores = puntuación final: { $scores }
verify-scores-so-far = puntos hasta ahora: { $scores }
verify-winners = { $count ->
    [one] gana: { $winners }
   *[other] ganan: { $winners }
}
verify-turn = sin terminar: es el turno de { $seat }
verify-as-recorded = La partida es como está registrada.
