# traviesa verify: what is true of a recorded game, a line for each fact
verify-map = map: { $map }
verify-seats = seats: { $seats }
verify-deeds = deeds: { NUMBER($deeds, useGrouping: 0) }
verify-commitment = the secret is the one committed to before the game
verify-resigned = resigned: { $seats }
verify-scores = final scores: { $scores }
verify-scores-so-far = points so far: { $scores }
verify-winners = { $count ->
    [one] winner: { $winners }
   *[other] winners: { $winners }
}
verify-turn = not over: it is the turn of { $seat }
verify-as-recorded = The game is as recorded.
