# The page in the browser.
page-title = Traviesa

lobby-phrase-hello = Hello!
lobby-phrase-good-luck = Good luck!
lobby-phrase-well-played = Well played!
lobby-phrase-thanks = Thank you!
lobby-phrase-one-moment = One moment, please.
lobby-phrase-nice-move = Nice move!
lobby-phrase-oops = Oops!
lobby-phrase-good-game = Good game!
## learning
learn-hint = Ask for a hint
learn-hint-asking = Thinking…
learn-hint-do = Do that
learn-hint-away = Put the hint away
learn-hint-none = There is no hint just now.
learn-why = Why not?
learn-why-rule = Read the rule
## cards, seats and shared parts
card-letter-purple = P
card-letter-blue = B
card-letter-orange = O
card-letter-white = W
card-letter-green = G
card-letter-yellow = Y
card-letter-black = K
card-letter-red = R
card-letter-locomotive = L
card-name-purple = purple
card-name-blue = blue
card-name-orange = orange
card-name-white = white
card-name-green = green
card-name-yellow = yellow
card-name-black = black
card-name-red = red
card-name-gray = any colour
card-name-locomotive = { $count ->
    [one] locomotive
   *[other] locomotives
}
card-counted = { $count ->
    [one] 1 { $name } card
   *[other] { $count } { $name } cards
}
card-counted-locomotive = { $count } { $name }
# Plates of the seats: Roman numerals, for no card has such a letter in any language.
card-seat-letter-0 = I
card-seat-letter-1 = II
card-seat-letter-2 = III
card-seat-letter-3 = IV
card-seat-letter-4 = V
card-seat-name-0 = blue wagons
card-seat-name-1 = red wagons
card-seat-name-2 = green wagons
card-seat-name-3 = yellow wagons
card-seat-name-4 = black wagons
part-close = Close

## table
table-missing = This table is not here
table-to-lobby = To the front page
table-coming = Unfolding the map …
table-away = The server does not answer. Trying again …
table-seats = Players
table-market = Cards to draw
table-hand = Your cards
table-tickets = Your tickets
table-story = What happened
table-menu = More
table-undo = Undo
table-pass = Pass
table-routes = { $count ->
    [one] 1 route
   *[other] { $count } routes
}
take = Take
cancel = Cancel
board-name = Map: { $map }. Arrow keys go from city to city.
board-closer = Look closer
board-farther = Look from farther away
board-all = Show the whole map
city-told = { $city }. { $open ->
    [0] No open routes.
    [one] 1 open route.
   *[other] { $open } open routes.
} { $station }
city-station-of = Station of { $name }
turn-mine = Your turn
turn-mine-setup = Choose your tickets: keep at least { $least }.
turn-mine-turn = Your turn: { $what }.
turn-mine-second-card = Draw your second card.
turn-mine-keep = Keep at least { $least ->
    [one] 1 ticket
   *[other] { $least } tickets
}.
turn-mine-tunnel = The tunnel asks for { $extra } more: pay or withdraw.
turn-can-draw = draw cards
turn-can-claim = claim a route
turn-can-tickets = draw tickets
turn-can-build = build a station
tunnel-explained-after = Each card of your colour, and each locomotive, costs one more.
turn-pass = There is nothing you can do: pass.
turn-sealed = Chosen. The others are still choosing.
turn-others = { $name } is playing …
turn-others-setup = { $count ->
    [one] { $name } is choosing tickets …
   *[other] { $name } are choosing tickets …
}
turn-over = The game is over.
turn-final = { $count ->
    [one] Last turn!
   *[other] Final round: { $count } turns left
}
seat-bot = bot
seat-you = you
seat-gave-up = gave up; a bot plays on
seat-away-clock = out of time; a bot sits in
seat-away-absent = away; a bot sits in
seat-away-asked = a bot sits in
seat-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
seat-wagons = { $count ->
    [one] 1 wagon left
   *[other] { $count } wagons left
}
seat-wagons-short = Wagons left
seat-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
seat-cards-short = Cards in hand
seat-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
seat-tickets-short = Tickets
seat-stations = { $count ->
    [one] 1 station left
   *[other] { $count } stations left
}
seat-stations-short = Stations left
bot-planner = bot Planner
bot-random = bot Random
clock-days = { $days } d { $hours } h
market-card = Draw { $card }
market-take = Take { $card }
market-empty = Empty place
market-pile = Draw blind; { $count } cards in the pile
market-tickets = Draw tickets; { $count } in the pile
hand-card = { $count } { $card }: show what it pays for
hand-empty = You have no cards.
ticket-done = completed
ticket-borrowed = completed by a station
ticket-open = { $wagons ->
    [one] 1 wagon to go
   *[other] { $wagons } wagons to go
}
ticket-station = { $wagons ->
    [0] needs { $stations ->
        [one] a station
       *[other] { $stations } stations
    }
   *[other] { $wagons } wagons and { $stations ->
        [one] a station
       *[other] { $stations } stations
    }
}
ticket-lost = out of reach
tickets-none = No tickets yet.
tickets-draw-title = Draw tickets?
tickets-draw-text = You draw { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
} and must keep at least one. It is your whole turn. A ticket that is not completed costs its points at the end.
tickets-draw-do = { $count ->
    [one] Draw 1 ticket
   *[other] Draw { $count } tickets
}
points-word = { $count ->
    [one] point
   *[other] points
}
points-short = +{ $count }
keep-title = Which tickets do you keep? At least { $least } of { $count }. One that is not completed costs its points.
keep-none = { $count ->
    [one] Choose at least 1
   *[other] Choose at least { $count }
}
keep-missing = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
keep-done = { $count ->
    [one] Keep this ticket
   *[other] Keep these { $count } tickets
}
curtain-title = It is { $name }’s turn
curtain-text = Hand the device to { $name }. Nobody else looks!
curtain-undo = Take back what { $name } did
curtain-open = I am { $name }
route-kind-track = { $length ->
    [one] 1 space
   *[other] { $length } spaces
} · { $colour }
route-kind-tunnel = Tunnel · { $length ->
    [one] 1 space
   *[other] { $length } spaces
} · { $colour }
route-kind-ferry = Ferry · { $length ->
    [one] 1 space
   *[other] { $length } spaces
} · { $colour }, { $locomotives ->
    [one] with at least 1 locomotive
   *[other] with at least { $locomotives } locomotives
}
route-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
route-owned = claimed by { $name }
route-shut = closed: the other track is taken
route-can = · you can claim it
route-which = Which track?
route-track = Track { $number }
routes-title = { $count ->
    [one] You can claim 1 route
   *[other] You can claim { $count } routes
}
routes-needed = for your tickets
claim-do = { $count ->
    [one] Claim for 1 point
   *[other] Claim for { $count } points
}
claim-try = Try the tunnel
pay-legend = How to pay
build-title = Build a station here
build-explained = A station lets you use one route of another player into this city for your tickets.
build-here = Build a station
build-do = Build
tunnel-of = Tunnel { $route }
tunnel-explained = Three cards will be turned up. Each of your colour, and each locomotive, costs one card more.
tunnel-odds = Nothing more: { $none } %. You can pay whatever is asked: { $success } %.
tunnel-revealed = Turned up: { $cards }. { $extra ->
    [0] Nothing more is asked.
    [one] 1 more card is asked.
   *[other] { $extra } more cards are asked.
}
tunnel-wants = { $extra ->
    [0] Nothing more to pay
    [one] It asks for 1 more card
   *[other] It asks for { $extra } more cards
}
tunnel-cannot = You cannot pay that. You take your cards back, and your turn ends.
tunnel-withdraw = Withdraw
tunnel-pay = Pay and claim
menu-link = Copy the link to this table
menu-copied = The link is copied.
menu-sounds = Sounds
menu-rules = The rules
menu-settings = Settings
menu-back = Take your seat back
menu-take-back = Ask to take back
menu-away = Let a bot sit in
menu-resign = Give up
menu-resign-sure = A bot plays on for you, and you can no longer win.
menu-resign-ends = The game ends at once, and { $name } wins.
menu-resign-no = No, play on
tunnel-laid = You laid { $cards }.
tunnel-withdraw-means = Withdraw: you take your cards back, nothing is claimed, and your turn ends.
menu-resign-do = Yes, give up
talk-title = Talk
talk-mute = Read no more of { $name }
talk-muted = You read no more of { $name }; your account page undoes it.
asked-title = { $name } asks to take back a deed
asked-text = If everybody agrees, it is undone, and so is whatever came after it.
asked-yes = Agree
asked-no = No
keys-title = Keys and commands
command-label = Type a deed or a question
command-hint = Type: what can I do?
command-sure = Type “yes” to do it.
command-yes = yes|y|ok
command-hint-words = hint|a hint|help me|what should i do|what should i do?
command-send = Send
command-done = Done.
command-resign = A bot would play on for you, and you could no longer win. If you are sure, type it once more.
command-elsewhere = That is not typed here; it can be chosen once the game is over.
page-description = Train-route board games in the browser: with friends, by turns through the day, or against bots.
page-noscript = Traviesa needs JavaScript, which is switched off in this browser. All it runs comes from this server.
offline-title = Traviesa cannot be reached
offline-what = The server does not answer, or this device has no network. Nothing is lost: your games and seats wait for you.
offline-again = Try again
lobby-guest-name = Express { $number }
