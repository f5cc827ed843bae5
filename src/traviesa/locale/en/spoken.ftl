# What is answered to typed lines and questions, in the terminal and by a server.
nothing-new = Nothing new has happened.
rules-not-here = Nothing of that kind is in this game.
error-rules-topic = "{ $asked }" is no topic of the rules; possible: { $possible }
topic-turn = turn
topic-locomotive = locomotives
topic-claim = routes
topic-points = points
topic-twins = double routes
topic-ferry = ferries
topic-tunnel = tunnels
topic-station = stations
topic-tickets = tickets
topic-end = the end
topic-bonus = bonus
