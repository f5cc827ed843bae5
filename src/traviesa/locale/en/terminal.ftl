# The table on a screen. $own is "yes" where the reader did it.

# --- cards: said after a number, too
card-purple = purple
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-locomotive = { $count ->
    [one] locomotive
   *[other] locomotives
}
card-plus-four = plus-four
card-passenger = { $count ->
    [one] passenger
   *[other] passengers
}
nothing = nothing
or-more = or { $count ->
    [one] one other way
   *[other] { $count } other ways
}
ferry-asks = { $kind }, { $count ->
    [one] 1 locomotive
   *[other] { $count } locomotives
}
colour-gray-short = gray
slot-empty = (empty)
deck-long = long
deck-regular = regular
deck-short = short
phase-setup = first tickets
phase-turn = turn
phase-second-card = second card
phase-keep = choosing tickets
phase-tunnel = tunnel
phase-over = over

# --- players
player-you = You
player-number = Player { $number }
player-bot = Bot { $number }

# --- the course of a sitting
greet = At the table: { $names }.
greet-help = Type a number, or what you want to do. help shows everything that can be typed.
pass-screen = Pass the screen to { $name }. { $name }: press Enter when you are ready.
close-undo = Enter ends your turn; undo takes this back.
close-shared = Enter ends your turn and hides your cards.
close-first = Your turn is done. Press Enter to end it, or type undo where that is still possible.
curtain = Nothing was shown: only Enter, or ready, shows the hand of { $name }. (Ctrl+D leaves; the game is kept.)
unkept = No unfinished game can be kept in { $folder }: { $why }.
unkept-ways = Another folder can be named by the variable XDG_DATA_HOME, or a file by --save FILE; save FILE works at any time.
unkept-saved = It will be written into { $file } when you leave, and only then.
confirm-unkept = Play all the same? If you leave, the game is lost. Type yes or no.
left-saved = Go on with: traviesa terminal --load { $file } --save { $file }{ $options }
left-unkept = The game is NOT kept: { $why }.
left = The game is kept as it stands. Go on with: traviesa terminal --resume{ $options }
left-nothing = Nothing was left unfinished.
saved = Saved in { $file }.
loaded = Loaded from { $file }. The game goes on from move { $count }; its record and the final scoring will say so.
loaded-back = At this table it had come to move { $count }; that game waits for --resume.
undone = Taken back.
resigned = You have resigned. A bot plays on for you where the others play on.
not-done = Nothing was done.
unfinished = A game from before waits unfinished. Go on with it: traviesa terminal --resume
resume-title = { $count } games wait unfinished:
resume-row = { $map }, { $names }, move { $count }, last played { $when }
resume-unreadable = { $file } cannot be read, last written { $when }
resume-ask = Which one? Type a number from 1 to { $count }; Enter takes 1, the last played; quit leaves.
confirm-tunnel = Lay these cards for { $route }? Type yes or no.
confirm-keep = Keep { $kept } and give back { $returned }? Type yes or no.
confirm-overwrite = { $file } is there already. Write over it? Type yes or no.
confirm-load = Leave this game and load the saved one? This one can be gone on with by --resume. Type yes or no.
confirm-resign = Resigning cannot be taken back, and you can no longer win. Type { $word } to resign:
word-resign = resign

# --- a turn
turn-title = { $map }, your turn { $number }
turn-setup = { $map }, first tickets
turn-last = The final round: this is your last turn.
piles = pile { $pile }, discards { $discards }, tickets { $tickets }
since = Since your last turn:
seat-resigned = { $name } (resigned)
seat-row = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}.
seat-row-no-stations = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}.
trails = Longest trail so far, for { $points } points at the end: { $lengths }.
final-near = { $name } has { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} left; with { $few } or fewer at the end of a turn, everybody has one last turn.
known-cards = Everybody saw { $name } take or show: { $cards }.
label-market = Market
label-hand = Hand
label-tickets = Tickets
label-ticket = Ticket
card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
own-ticket = { $ticket }, { $points } { $points ->
    [one] point
   *[other] points
}: { $state }
state-done = completed
state-borrowed = completed, thanks to a station
state-open = { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} to go
state-station = only with { $stations ->
    [0] another use of your stations
    [one] a station
   *[other] { $stations } stations
}{ $wagons ->
    [0] {""}
    [one] {" and 1 wagon"}
   *[other] {" and "}{ $wagons } wagons
}
state-lost = out of reach

# --- choices
choices-title = What you can do
choices-more = … and { $count ->
    [one] one more route
   *[other] { $count } more routes
}: what lists everything.
choices-star = ★ for your tickets
choice-verb = draw { $choice }
group-draw = Draw
group-tickets = Tickets
group-pay = Tunnel
group-build = Station
choice-draw-pile = unseen from the pile
choice-draw = { $card }{ $many ->
    [one] {""}
   *[other] {" "}×{ $many }
}
choice-draw-last = { $card } (only card)
choice-tickets = draw { $count } tickets, keep { $keep } or more
choice-pay = pay { $payment }
choice-withdraw = withdraw, take the cards back
choice-pass = pass
choice-build = build a station ({ $left } left) for { $price ->
    [one] 1 card
   *[other] { $price } cards
}: { $ways }
choice-claim = { $number }. claim { $route }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, for { $price }{ $notes }.
note-wanted = for your tickets
ways-title = { $count } ways to pay; choose one:
ways-title-route = { $route }, { $count } ways to pay; choose one:
which-city = In which city? Type its name. (It is paid with { $payment }.)
second-card = Now your second card.
second-card-no-locomotive = Now your second card; a face-up locomotive cannot be it.
tunnel-asks = The tunnel turned up { $cards }: { $count ->
    [one] 1 more card is asked.
   *[other] { $count } more cards are asked.
}
offer-title = Choose tickets
offer-ticket = { $number }. { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $deck }: { $state }.
offer-least = Type the numbers of those you keep, such as 1 2, or all: at least { $least } of { $count }.
head-claim = claim
head-route = route
head-routes = routes
head-spaces = spaces
head-points = points
head-prices = for (+ other ways)
head-ticket = ticket
head-tickets = tickets
head-deck = deck
head-state = state
head-seat = player
head-wagons = wagons
head-cards = cards
head-stations = stations
head-colour = colour
head-kind = kind
head-laid = laid
head-spare = can pay
head-success = succeeds
head-bonus = bonus
head-total = total

# --- routes and odds
route-row = { $route }: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $colour }, { $kind }: { $state }.
route-closed = closed
route-wagons = too few wagons
route-payable = you can pay
route-missing = { $count ->
    [one] 1 card short
   *[other] { $count } cards short
}
route-later = not now
map-station = station: { $name }
odds-title = Further cards the tunnel may ask for, and how likely:
odds-extra = { $count } ({ $chance })
odds-row = Laying { $laid }, success: { $success }; you could pay { $spare } more. It may ask for { $chances }.
odds-none = There is no tunnel you can lay cards for now.
odds-sure = There is no chance in it: it costs what it says.

# --- what happened
told-draw-pile = drew a card unseen
told-draw-pile-twice = drew two cards unseen
told-draw-pile-own = drew { $card } from the pile
told-draw = drew { $card }
told-tickets = drew tickets
told-keep-own = kept { $tickets }
told-keep-first = chose the first tickets
told-keep = kept { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
told-claim = claimed { $route } with { $payment }, { $points } { $points ->
    [one] point
   *[other] points
}
told-attempt = laid { $payment } for the tunnel { $route }
told-revealed = it turned up { $cards }
told-extra = { $count } more asked
told-through = nothing more asked, claimed, { $points } { $points ->
    [one] point
   *[other] points
}
told-pay = paid { $payment } more and claimed it, { $points } { $points ->
    [one] point
   *[other] points
}
told-withdraw = withdrew
told-build = built a station in { $city } with { $payment }
told-pass = passed
told-resign = resigned
notice-market = The market was cleared and laid out anew: too many locomotives.
notice-pile = The discards were shuffled into a new pile.
notice-final = The final round begins: everybody has one more turn.
notice-over = The game is over.
refused-see = what shows it.
log-empty = Nothing has happened yet.
why-not = Nothing speaks against it.

# --- the end
end-title = Final scoring
end-routes = { $count ->
    [one] 1 route
   *[other] { $count } routes
}: { $points } points
end-done = { $ticket } completed: +{ $points }
end-failed = { $ticket } not completed: −{ $points }
end-borrowed = The station in { $city } uses { $route }.
end-idle-station = The station in { $city } uses no route.
end-stations = { $count ->
    [one] 1 station
   *[other] { $count } stations
} not built: +{ $points }
end-trail = Longest trail: { $length } ({ $cities })
end-bonus-longest-trail = Nobody has a longer trail: +{ $points }
end-bonus-most-tickets = Nobody has completed more tickets: +{ $points }
end-total = Total: { $points }
end-row = { $name }: routes { $routes }, tickets { $tickets }, stations { $stations }, bonus { $bonus }, total { $total }.
end-row-no-stations = { $name }: routes { $routes }, tickets { $tickets }, bonus { $bonus }, total { $total }.
end-resigned = { $name } resigned and cannot win.
end-tie = { $names } are tied at { $points } points.
end-tie-tickets = Completed tickets: { $values }.
end-tie-fewest-stations = Stations not built: { $values }.
end-tie-bonus = Bonus: { $values }.
end-tie-longest-trail = Longest trail: { $values }.
end-tie-goods = Goods: { $values }.
end-taken-up = This game was gone on with from a saved copy, which may have taken moves back: { $moves }.
taken-up-move = at move { $count }
end-seed = The cards were shuffled by the seed { $seed }.
end-winners = { $count ->
    [0] Nobody wins.
    [one] The winner: { $names }
   *[other] The victory is shared: { $names }
}

# --- refusals of the table itself
error-terminal-undo = nothing can be undone: the last move showed something hidden, was up to chance, or was another player's.
error-terminal-number = { $asked } is not in the list last shown ({ $count ->
    [0] it has no numbers now
    [one] it has only 1
   *[other] 1 to { $count }
}). what shows what is possible.
error-terminal-no-file = No file is named: save FILE, load FILE.
error-terminal-unwritable = { $file } cannot be written: { $why }.
error-terminal-unreadable = { $file } cannot be read: { $why }.

# --- what cannot be read
notation-malformed = "{ $asked }" cannot be read; write { $form }
notation-unknown-word = "{ $asked }" is not { $what }; possible: { $possible }
notation-unknown-city = "{ $asked }" is no city of this map; perhaps: { $possible }
notation-unknown-route = "{ $asked }": there is no such route; perhaps: { $possible }
notation-unknown-ticket = "{ $asked }": there is no such ticket; perhaps: { $possible }
notation-ambiguous = "{ $asked }": there are several; write { $possible }
what-a-card-of-this-map = a card of this map
what-a-deck-of-tickets-of-this-map = a deck of tickets of this map
what-a-phase = a phase
what-a-deed = a deed
what-a-token = a token
form-keep = keep <ticket> [<ticket> ...], or keep nothing
form-draw = draw pile, or draw <card>
form-claim = claim <route> with <payment>, such as claim dieppe-paris with 1 purple
form-pay = pay <payment>, such as pay 1 red + 1 locomotive
form-tickets = tickets
form-build = build <city> with <payment>
form-2 = 2 red + 1 locomotive
form-one = a deed, such as draw pile, claim, tickets or build

help =
    Do something: type its number in the list last shown, or the deed itself:
    - draw red · draw pile · tickets (draws tickets)
    - claim dieppe-paris (shows ways to pay) · claim dieppe-paris with 1 purple
    - build paris · keep 1 3 · pay 1 red · withdraw · pass
    Look:
    - look (the whole table) · what (all that is possible) · rules
    - hand · my tickets · market · scores · log · log all
    - routes · routes from paris · map
    Ask:
    - odds pamplona-madrid:1 (a tunnel) · why claim dieppe-paris (why not)

rules-turn = A turn is one thing: draw two cards, claim a route, or draw { $tickets } tickets and keep at least { $keep }{ $stations ->
    [0] .
   *[other] ; or build a station.
}
rules-locomotive = Locomotives go with any colour. Whoever takes one face up takes nothing else in that turn.
rules-claim = A route is claimed with as many cards as it has spaces, all of one colour, and of its own unless it is gray.
rules-points = Points for a route: { $points }.
rules-points-of = { $length ->
    [one] 1 space
   *[other] { $length } spaces
} { $points }
rules-twins-closed = Of two tracks between the same cities, with so few at the table, the one that is claimed closes the other.
rules-twins-open = Of two tracks between the same cities nobody may claim both.
rules-ferry = A ferry asks for a locomotive for each L on it.
rules-tunnel = A tunnel turns up { $count } cards: each of the colour laid, and each locomotive, asks for one card more. Whoever cannot or will not pay takes the cards back, and the turn is over.
rules-station = A station lets you use one route of somebody else's for your tickets at the end, the best for you. The first costs 1 card, the second 2, the third 3, of one colour; each that is not built is worth { $points } points.
rules-tickets = At the end a ticket gives its points if its cities are joined by your routes, and else takes them away.
rules-end = Once somebody ends a turn with { $few } wagons or fewer, everybody has one last turn, that player too.
rules-bonus-longest-trail = The longest trail, that passes no track twice, gives { $points } points; whoever ties has them too.
rules-bonus-most-tickets = The most completed tickets give { $points } points; whoever ties has them too.

help-game =
    The game:
    - undo (until chance or somebody else has spoken)
    - save FILE · load FILE · resign · quit (keeps the game for --resume)

help-cards =
    Cards are a colour, a letter and a word: P purple, B blue, O orange, W white,
    G green, Y yellow, K black, R red, L locomotive; * is a gray route, which takes
    any colour. The letter is enough to type: draw g. Spanish words work too.
