# traviesa simulate
simulate-playing = Playing
simulate-title = { $map }, { $seats } seats, { $games } games, bots { $bots }, seed { $seed }
simulate-score = Score
simulate-seat = seat { $seat }
simulate-winners = winners
simulate-wins = Victories
simulate-sole = sole
simulate-shared = shared
simulate-mean = mean
simulate-sd = sd
simulate-least = min
simulate-most = max
simulate-measures = Of each game, and of each seat in it
simulate-decisions = decisions
simulate-turns = turns
simulate-trail = longest trail
simulate-tickets-kept = tickets
simulate-tickets-completed = tickets completed
simulate-stations-built = stations built
simulate-routes-claimed = routes claimed
simulate-ended = How games ended
simulate-games = games
simulate-final-round = final round
simulate-stalemate = all had to pass
simulate-many-winners = { $many ->
    [one] one winner
   *[other] { $many } winners share
}
simulate-averages = Of each seat, on average
simulate-points-routes = points from routes
simulate-points-tickets = points from tickets
simulate-points-stations = points from stations left
simulate-points-bonus = points from the bonus
simulate-routes-of-length = routes of length { $length }
simulate-speed = Speed
simulate-workers = workers
simulate-seconds = seconds
simulate-games-per-second = games a second
simulate-decisions-per-second = decisions a second
