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

# --- what a deed would do
would-draw-pile = Draw a card unseen from the pile.
would-draw = Draw { $card }.
would-tickets = Draw { $count } tickets and keep at least { $keep }.
would-keep = Keep { $tickets }{ $back ->
    [0] .
   *[other] {", and give back "}{ $returned }.
}
would-claim = Claim { $route } with { $payment }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
would-attempt = Lay { $payment } for the tunnel { $route }.
would-pay = Pay { $payment } more for the tunnel.
would-withdraw = Withdraw from the tunnel and take the cards back.
would-build = Build a station in { $city } with { $payment }.
would-pass = Pass.
would-move = Move.
station-where = A station can be paid with { $ways }. In which city? Type build and its name.
not-by-typing = That cannot be typed here.
turn-of = It is the turn of { $names }.
help-said =
    Do something: type its number in the list last told, or the deed itself: draw red, draw pile, tickets.
    Claim dieppe-paris tells the ways to pay; claim dieppe-paris with 1 purple says it all.
    Build paris, keep 1 3, pay 1 red, withdraw, pass, undo.
    To know more: what can I do, read my hand, my tickets, market, scores, routes from paris, map, look.
    What happened, last moves, rules tunnel, odds pamplona-madrid:1, why can't I claim dieppe-paris.

# --- why can't I?
why-turn = It is the turn of { $name }.
why-taken = { $own ->
    [yes] You have it already.
   *[no] { $name } has it.
}
why-twin-closed = The other track has been claimed, and with so few at the table that closes this one.
why-own-twin = You have the other track; nobody may have both.
why-wagons = It takes { $spaces } wagons, and you have { $count ->
    [0] none
   *[other] { $count }
} left.
why-missing = You are { $count ->
    [one] 1 card
   *[other] { $count } cards
} short; nearest for you would be { $price }.
why-no-route = There is no open route that you can pay for.
why-occupied = { $own ->
    [yes] Your station stands there already.
   *[no] The station of { $name } stands there already.
}
why-stations-built = You have built all your stations.
why-no-stations = There are no stations in this game.
why-station-price = This station costs { $count ->
    [one] 1 card; you have none.
   *[other] { $count } cards of one colour, or locomotives; your hand does not hold them.
}
