# The page in the browser.
page-title = Traviesa

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

## after
after-title = The end
after-map = The end of the game on { $map }
after-former = former player
after-sections = Parts of the end
after-section-scoring = Scoring
after-section-figures = Figures
after-section-replay = Replay
after-section-shuffle = Shuffle
after-board = Board
after-lobby = Lobby
after-rematch = Play again
after-rematch-join = To the next game
after-record = Record
after-record-tip = Download the record of the game
after-share = Share
after-share-title = A game on { $map }
after-copied = The link has been copied.
after-link-here = The link to copy:
after-coming = The game is fetched …
after-failed = It could not be fetched: { $why }
after-again = Try again

after-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
after-standing = Points so far
after-standing-told = { $name }: { $points }
after-step = Step { $at } of { $all }
after-steps = Go through the scoring
after-back = Back
after-next = Next
after-play = Play
after-pause = Pause
after-skip = To the result
after-from-start = From the beginning
after-kind-routes = Routes
after-kind-completed = Ticket completed
after-kind-failed = Ticket not completed
after-kind-borrows = Station
after-kind-idle = Station
after-kind-stations = Stations kept
after-kind-trail = Longest trail
after-kind-bonus = Bonus
after-kind-tie = A tie
after-kind-winner = The result
after-told-routes = { $name } has claimed { $count ->
    [one] 1 route
   *[other] { $count } routes
}.
after-told-completed = { $name } has joined { $ticket }.
after-told-failed = { $name } did not join { $ticket }: { $spaces ->
    [one] 1 space is lacking
   *[other] { $spaces } spaces are lacking
}.
after-told-borrows = The station of { $name } in { $city } borrows { $route }.
after-told-idle = The station of { $name } in { $city } borrows no route.
after-told-stations = { $name } has kept { $count ->
    [0] no station
    [one] 1 station
   *[other] { $count } stations
}.
after-told-trail = { $name } has a trail of { $count ->
    [one] 1 space
   *[other] { $count } spaces
}{ $bonus ->
    [yes] , and nobody a longer one
   *[no] {""}
}.
after-told-bonus = { $name } has completed { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}, and nobody more.
after-told-tie = Level on points. { $what }: { $values }.
after-tie-tickets = Tickets completed
after-tie-fewest_stations = Stations kept
after-tie-bonus = Bonus
after-tie-longest_trail = Longest trail
after-tie-goods = Goods
after-told-winner = { $count ->
    [0] Nobody wins: all have given up.
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
}

after-ledger = The ledger
after-ledger-told = Points of each player, the winner first
after-head-player = Player
after-head-routes = Routes
after-head-tickets = Tickets
after-head-stations = Stations
after-head-bonus = Bonus
after-head-total = Total
after-wins = winner
after-resigned = gave up
after-tickets-of = Tickets
after-ticket-done = completed
after-ticket-failed = not completed
after-ticket-show = Show { $ticket } on the board

after-figures-points = Points, turn by turn
after-figures-points-told = A chart of the points of each player from the first turn to the last. { $values }
after-figures-points-one = { $name }: { $middle } half-way, { $last } in the end.
after-figures-axis = turns
after-figures-cards = Cards drawn
after-figures-blind = from the pile
after-figures-open = face up
after-figures-locomotives = locomotives
after-figures-lengths = Routes by length
after-figures-length = { $length ->
    [one] 1 space
   *[other] { $length } spaces
}
after-figures-tickets = Tickets and stations
after-figures-kept = kept
after-figures-completed = completed
after-figures-drawn = times drawn
after-figures-built = stations built
after-figures-tunnels = Tunnels
after-figures-tried = tried
after-figures-dearer = cost more
after-figures-given-up = given up
after-figures-course = The course
after-figures-turns = turns
after-figures-spaces = wagons laid
after-figures-what = What

after-replay = Replay
after-replay-at = { $text } Move { $at } of { $all }.
after-replay-slider = Moment of the game
after-replay-first = To the beginning
after-replay-last = To the end
after-replay-speed = Speed
after-replay-speed-slow = slow
after-replay-speed-even = even
after-replay-speed-fast = fast
after-replay-hand = Hand of
after-replay-nobody = nobody
after-replay-cards = Cards: { $cards }
after-replay-no-cards = No cards
after-replay-moves = Moves
after-replay-link = Link to this moment
after-replay-sealed = { $name } chooses the first tickets.
after-replay-began = The game begins.
after-replay-undone = { $name } takes the last deed back.
after-replay-resigned = { $name } gives up.
after-replay-left = A player has left for good.
after-replay-keys = Arrow keys: one move. Home, End: beginning and end. Space: play.
after-did-draw = { $name } takes { $card }.
after-did-draw-pile = { $name } draws from the pile{ $card ->
    [none] {""}
   *[other] : { $card }
}.
after-did-claim = { $name } claims { $route }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
after-did-attempt = { $name } tries the tunnel { $route }: { $extra ->
    [0] nothing more is asked (+{ $points })
    [one] 1 more card is asked
   *[other] { $extra } more cards are asked
}.
after-did-pay = { $name } pays for the tunnel (+{ $points }).
after-did-withdraw = { $name } gives the tunnel up.
after-did-build = { $name } builds a station in { $city }.
after-did-tickets = { $name } draws tickets.
after-did-keep = { $name } keeps { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}.
after-did-pass = { $name } passes.

after-shuffle = Was the shuffle fair?
after-shuffle-why = Before the game the server promised a secret by its fingerprint, and every player added something of their own. Your browser deals the game once more from all of it, and compares.
after-shuffle-checking = The game is dealt once more …
after-shuffle-right = The shuffle was as promised.
after-shuffle-wrong = The shuffle was not as promised.
after-shuffle-right-part = The deal agrees with the secret. This browser did not see the table before the game, so it cannot tell whether the promise was made in time.
after-check-right = agrees
after-check-wrong = does not agree
after-check-unknown = cannot be told here
after-check-promise = The secret has the fingerprint that was promised
after-check-promise-right = This browser kept the fingerprint before the cards were dealt.
after-check-promise-unknown = It agrees with the record; this browser did not see the table before the game.
after-check-promise-wrong = The secret has another fingerprint than the one promised.
after-check-contribution = What you added is part of the shuffle
after-check-contribution-right = Your part: { $own }
after-check-contribution-unknown = You added nothing from this browser.
after-check-contribution-wrong = Your part, { $own }, is missing.
after-check-key = The key comes of the secret and of every player’s part
after-check-key-right = Key: { $found }
after-check-key-wrong = The record holds no secret.
after-check-hands = The first hands are those that the key gives
after-check-market = The first market is the one that the key gives
after-check-tickets = The first tickets are those that the key gives
after-check-same = Dealt once more, and the same.
after-check-other = Dealt once more, and not the same.
after-shuffle-details = The numbers
after-shuffle-secret = Secret
after-shuffle-fingerprint = Fingerprint
after-shuffle-parts = Added by the players
after-shuffle-all = To check every later deal of the game, too, download the record and run:
