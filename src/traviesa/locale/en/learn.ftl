# The first game: what the coach says. A lesson has its name, what is so (-what), what to do now (-do), and why (-why).

## the way in
learn-start-title = Learn by playing
learn-start-lead = A real game against one bot, about ten minutes. Each rule is told when it first matters, and nothing is held up: play as you like.
learn-start-short = A short first game on the map of { $map }: { $wagons } wagons each instead of { $usual }, and no very long tickets. Everything else is as in a whole game, so you learn it as it is.
learn-start-go = Start the first game
learn-start-going = Laying the table…
learn-start-again = Go on with the game you began
learn-start-anew = Begin anew, with all lessons
learn-start-rules = I would rather read the rules
learn-start-points-1 = You get tickets: pairs of cities to join.
learn-start-points-2 = You collect cards, and claim routes with them.
learn-start-points-3 = Whoever has the most points at the end wins.

## the coach
learn-coach = First game
learn-coach-progress = { $done } of { $all } lessons
learn-coach-next = Got it
learn-coach-away = Put the coach away
learn-coach-back = Call the coach
learn-coach-open = Open the coach
learn-coach-fold = Fold the coach away
learn-coach-rule = The rule
learn-coach-whole = A whole game
learn-coach-do = Now
learn-coach-tip = Tip
learn-coach-why = Why
learn-coach-quiet = Nothing new just now. Play on; you can ask for a hint at any time.
learn-coach-quiet-waiting = Your opponent is thinking. Watch where the wagons go.
learn-coach-more = More
learn-coach-less = Less

## the lessons
lesson-tickets-first = Your first tickets
lesson-tickets-first-what = Each ticket names two cities. Join them with your own wagons before the end and you score its points; if you do not, you lose them.
lesson-tickets-first-do = Keep at least { $least } of these { $count }: short ones, which you are likely to finish, or ones that share part of their way.
lesson-tickets-first-why = A stretch of railway that serves two tickets costs its wagons only once.

lesson-turn = Your first turn
lesson-turn-what = In a turn you do one thing only: draw two cards, claim a route, draw tickets or build a station.
lesson-turn-do = { $way ->
    [yes] Your cards are already enough for the marked route, on the way of a ticket: choose it on the board and claim it, or draw cards for a longer one first.
   *[no] Draw cards. Look which colours lie on the way of your tickets and take those face up; if there are none, draw blind from the pile.
}
lesson-turn-why = You begin with { $cards } cards; most routes ask for more of one colour.

lesson-second-card = The second card
lesson-second-card-what = { $from ->
    [market] The card you took from the market has been replaced at once. One more card and your turn is over.
    [pile] You drew blind, so the market is as it was. One more card and your turn is over.
   *[other] One more card and your turn is over.
}
lesson-second-card-do = Take a second card, face up or blind. Only a face-up locomotive is not to be had now.
lesson-second-card-why = You see the first before you choose the second, so two of a colour are often within reach.

lesson-locomotive = A locomotive lies face up
lesson-locomotive-what = A locomotive is wild: it stands for any colour. Taken face up, it is your whole turn.
lesson-locomotive-do = Take it if one card is all you lack; otherwise two cards of the right colours bring more.
lesson-locomotive-why = Drawn blind, a locomotive is just one of your two cards.

lesson-blind-locomotive = A locomotive, blind!
lesson-blind-locomotive-what = You drew a locomotive from the pile. It counts as one card, and stands for any colour.
lesson-blind-locomotive-do = Keep it for a ferry, for a tunnel, or for the last card of a long route.

lesson-claim = You can claim a route
lesson-claim-what = { $way ->
    [yes] Your cards are enough for this route, and it lies on the way of one of your tickets. It brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
   *[no] Your cards are enough for this route. It would bring { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
}
lesson-claim-do = { $way ->
    [yes] Choose it on the board, see how it is paid, and claim it.
   *[no] If it is of use to you, choose it on the board, see how it is paid, and claim it. If not, go on drawing.
}
lesson-claim-why = Once somebody else has claimed it, it is gone.

lesson-gray = Gray routes
lesson-gray-what = A gray route takes cards of any one colour, whichever you like.
lesson-gray-do = Pay it with a colour you need nowhere else.

lesson-ferry = A ferry
lesson-ferry-what = Each locomotive drawn on a ferry asks for a locomotive card. The other spaces take any one colour, like a gray route.
lesson-ferry-do = You hold what this one costs. Claim it if it lies on your way.

lesson-tunnel = A tunnel
lesson-tunnel-what = A tunnel may cost more than it shows. After you have laid the cards, three cards of the pile are turned up: each one of your colour, and each locomotive, asks for one card more.
lesson-tunnel-do = You can try this one. Choose it, look at the odds beside the payment, and have a card or two to spare.
lesson-tunnel-why = If you cannot pay the extra, you get your cards back, but the turn is gone.

lesson-extra = What happened in the tunnel
lesson-extra-what = { $extra ->
    [one] One of the three cards turned up matched your colour or was a locomotive: the tunnel asked for one card more.
   *[other] { $extra } of the three cards turned up matched your colour or were locomotives: the tunnel asked for { $extra } cards more.
} { $paid ->
    [yes] You paid, and it is yours.
   *[no] You took your cards back, and lost nothing but the turn. You may try again.
}

lesson-through = Through!
lesson-through-what = None of the { $count } cards turned up matched, so the tunnel cost no more. The three go to the discards.

lesson-scored = Wagons and points
lesson-scored-what = Your route brought { $points ->
    [one] 1 point
   *[other] { $points } points
} at once. You have { $wagons } wagons left.
} at once. You have { $wagons } wagons left.
lesson-scored-do = Go on towards your tickets. Routes need not touch: you may build from both ends.
lesson-scored-why = Long routes are worth far more than short ones: { $longest } spaces bring { $most } points, 2 bring { $two }.

lesson-theirs = { $name } has claimed a route
lesson-theirs-what = Nobody else can claim this one any more, and your tickets cannot use it.
lesson-theirs-do = See whether it lay on your way. If so, look for a way round, or for a station later.

lesson-double = A closed track
lesson-double-what = Two tracks between the same cities are a double route. With { $seats } players only one of them can be claimed; the other is now closed.

lesson-completed = A ticket completed
lesson-completed-what = The cities are joined: the ticket will bring its points at the end.

lesson-tickets-more = All your tickets are completed
lesson-tickets-more-what = You can draw { $count } new tickets and must keep at least one of them. One you do not complete costs its points.
lesson-tickets-more-do = With plenty of wagons left, draw. With few, claim long routes for their points instead.

lesson-tickets-choice = Which of them?
lesson-tickets-choice-what = Keep at least { $least }. The others go under the pile.
lesson-tickets-choice-do = Keep what your railway already joins, or nearly does.

lesson-station = A station
lesson-station-what = Where another player has taken your way, a station lets you use one of their routes that ends in that city, for your tickets.
lesson-station-do = Only if you need one: tap the city, then “Build a station”. The first costs a single card.
lesson-station-why = Each station you never build is worth { $station_points } points at the end.

lesson-market = New cards face up
lesson-market-what = Three of the face-up cards were locomotives, so all five were discarded, and five new ones were laid.

lesson-reshuffle = The pile is new
lesson-reshuffle-what = The pile had run out. The discards have been shuffled and are drawn again: what was paid comes back.

lesson-undo = You can take that back
lesson-undo-what = As long as no new card has come to light and nobody has moved, you can undo.

lesson-few-wagons = The end is near
lesson-few-wagons-what = Somebody has only { $left } wagons left. At 2 or fewer the final round begins.
lesson-few-wagons-do = Complete your tickets first; then use up your wagons on the longest routes you can pay.

lesson-final = The final round
lesson-final-what = Somebody has 2 wagons or fewer. Everybody has one more turn, and that is all.
lesson-final-do = Claim what completes a ticket, or else the route with the most points.

lesson-over = The game is over
lesson-over-what = Now the tickets are shown: completed ones add, the others take away. Stations left over and the longest trail bring their points.
lesson-over-do = Go through the reckoning step by step. “Play again” deals this short game once more; a whole one has { $usual } wagons: start it with “Play now against bots”.

## keys and typed commands: what to type stands in keys-type-…, alternatives with | between
keys-page-title = Keys and commands
keys-lead = Everything at the table can be done with keys alone, and everything by typing.
keys-keyboard = Keys
keys-key = Key
keys-does = What it does
keys-typed = Typed commands
keys-typed-lead = Press / and type. Every answer is read out; names may be typed with or without accents, in English or Spanish.
keys-type = Type
keys-key-tab = Tab
keys-key-arrows = ← ↑ → ↓
keys-key-enter = Enter
keys-key-escape = Esc
keys-tab = to the next part of the table; with Shift, to the one before
keys-arrows = within a part: from card to card, on the board from city to city
keys-enter = choose what has the focus
keys-escape = close what is open, or let go of what is half chosen
keys-help = this list
keys-command = type a command
keys-market = draw a card of the market, counted from the first
keys-pile = draw blind from the pile
keys-new-tickets = draw tickets
keys-hand = to my hand
keys-board = to the board
keys-tickets = my tickets
keys-routes = all the routes I can claim
keys-story = what has happened
keys-talk = talk to the others
keys-undo = undo, where it is still possible
keys-menu = the menu
keys-zoom = the board larger, smaller, whole
keys-type-what = what can I do
keys-say-what = all that is possible now
keys-type-look = look
keys-say-look = the whole table
keys-type-hand = read my hand
keys-say-hand = the cards I hold
keys-type-tickets = my tickets
keys-say-tickets = my tickets, and how they stand
keys-type-market = market
keys-say-market = the face-up cards
keys-type-routes = routes from Paris
keys-say-routes = the routes of a city, and whose they are
keys-type-news = what happened | last moves
keys-say-news = what the others did
keys-type-scores = points
keys-say-scores = points, wagons and cards of everybody
keys-type-odds = odds madrid-pamplona:1
keys-say-odds = how likely a tunnel is to succeed
keys-type-why = why can’t I claim dieppe-paris
keys-say-why = what speaks against it
keys-type-draw = draw red | draw pile
keys-say-draw = draw a card
keys-type-claim = claim dieppe-paris | claim dieppe-paris with 1 purple
keys-say-claim = claim a route; without cards, hear how it can be paid
keys-type-more = draw tickets
keys-say-more = draw new tickets
keys-type-keep = keep 1 3
keys-say-keep = keep tickets, by their numbers in the list
keys-type-build = build Paris
keys-say-build = build a station
keys-type-pay = pay 1 red | withdraw
keys-say-pay = pay what a tunnel asks for, or take the cards back
keys-type-undo = undo
keys-say-undo = take the last deed back
keys-type-rules = rules
keys-say-rules = the rules in a few lines
