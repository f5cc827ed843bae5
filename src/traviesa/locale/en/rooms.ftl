# What is said in the lobby, on the pages about people, and after a game: loaded when one goes there.

## lobby
lobby-brand = Traviesa, to the front page
lobby-skip = To the content
lobby-nav = Places
lobby-nav-play = Play
lobby-nav-learn = Learn
lobby-nav-games = Games
lobby-nav-settings = Settings
lobby-nav-account = You
lobby-nobody = Sign in
lobby-yourself = You
lobby-former-player = former player
lobby-unofficial = Traviesa is free and open, made by players for players, and not connected with any publisher. The names of published games only say what it is compatible with.
lobby-api = For programs: the API
lobby-unreached = The server cannot be reached.
lobby-again = Try again
lobby-away = No connection to the server. This page asks again by itself every few seconds; games lose nothing.
lobby-welcome = The next train is yours.
lobby-lead = Collect cards, claim routes across the map, and bring your tickets home. Alone, around one screen, or with friends far away.
lobby-play = Play now against bots
lobby-play-what = { $map } · { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
lobby-as = You play as { $name }.
lobby-as-change = Another name
lobby-bots = Bots
lobby-bots-too = Bots at the table, too
lobby-map = Map
lobby-map-seats = { $least }–{ $most } players
lobby-map-stations = stations, tunnels, ferries
lobby-map-plain = the simplest rules
lobby-screen = Around one screen
lobby-screen-what = Two to five people pass this device around; a curtain hides each hand from the others.
lobby-screen-who = Who plays?
lobby-name-of = Name { $number }
lobby-name-remove = Remove { $name }
lobby-name-more = Another one
lobby-start = Start the game
lobby-friends = With friends
lobby-friends-what = Open a table and send its link, or let them read the code. Whoever has it sits down; no account needed.
lobby-friends-open = Open a table
lobby-new = New table, all choices
lobby-learn = Learn to play
lobby-learn-what = A first game of ten minutes in which each rule comes when it first matters.
lobby-learn-go = The first game
lobby-own = Your tables
lobby-own-count = { $count ->
    [one] 1 going on
   *[other] { $count } going on
}
lobby-all-games = All your finished games
lobby-public = Public tables
lobby-filters = Which tables
lobby-filter-status = State
lobby-filter-free = with a free seat
lobby-any = any
lobby-status-open = open
lobby-status-running = running
lobby-status-over = finished
lobby-seats = Seats
lobby-public-none = No public table is like that just now.
lobby-more = Older ones
lobby-chair-free = free
lobby-free = { $free ->
    [0] all seats taken
    [one] 1 free seat
   *[other] { $free } free seats
}
lobby-running = in play
lobby-turn-of = { $name }’s turn
lobby-over = finished
lobby-own-rules = house rules
lobby-private = by invitation
lobby-go-on = Go on
lobby-join = Join
lobby-watch = Watch
lobby-look-back = Look back
lobby-bot-planner = Planner
lobby-bot-planner-what = Plans its tickets as one network, claims what is about to be taken, and counts. A good opponent.
lobby-bot-random = Rambler
lobby-bot-random-what = Does anything that is allowed, without a thought. For a first try.
lobby-a-bot = Bot: { $bot }
lobby-shuffle-seats = Draw lots for the order of the seats
lobby-who-finds = Who finds this table
lobby-by-invitation = By invitation
lobby-by-anybody = Public: anybody may join or watch
lobby-create = Open the table
lobby-chair = Seat { $number }
lobby-chair-you = You ({ $name })
lobby-chair-person = Somebody who comes
lobby-chair-person-what = Stays free until somebody sits down.
lobby-chair-mine = you
lobby-clock = Time
lobby-clock-none = No clock
lobby-clock-none-what = Everybody thinks as long as they like.
lobby-clock-live = Live clock
lobby-clock-live-what = A bank of time for the whole game, and more after each turn.
lobby-clock-days = Days a turn
lobby-clock-days-what = For slow games: open the page when it is your turn.
lobby-clock-bank = Bank for the game
lobby-clock-increment = Added after each turn
lobby-clock-a-turn = For each turn
lobby-clock-told-none = No clock
lobby-clock-told-live = { $minutes } min, { $seconds } s more a turn
lobby-clock-told-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
lobby-minutes = { $count } minutes
lobby-seconds = { $count } seconds
lobby-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
lobby-rules = House rules, for who knows the game
lobby-rules-of-map = as { $map } has them
lobby-rules-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
lobby-rules-unrated = Games with house rules are not rated.
lobby-rules-reset = As the map has them
lobby-rule-wagons_each = Wagons for each seat
lobby-rule-stations_each = Stations for each seat
lobby-rule-hand_dealt = Cards dealt at the start
lobby-rule-tickets_keep_first = Tickets to keep at the start, at least
lobby-rule-tickets_keep = Tickets to keep later, at least
lobby-rule-market_reset_at = Face-up locomotives that renew the market (0: never)
lobby-rule-tunnel_reveal = Cards turned up for a tunnel
lobby-rule-twins_open_from_seats = Both tracks of a double open from so many players
lobby-rule-bonus = The bonus goes to
lobby-rule-bonus-longest_trail = the longest trail
lobby-rule-bonus-most_tickets = the most completed tickets
lobby-rule-face_up_locomotive_ends_draw = A face-up locomotive is the only card of the turn
lobby-waiting = Waiting room: { $map }
lobby-closed = This table was given up.
lobby-back = To the front page
lobby-chairs = Who is here
lobby-waiting-for = { $free ->
    [one] Waiting for one more.
   *[other] Waiting for { $free } more.
}
lobby-ready = Everybody is here. Waiting for the start.
lobby-ready-host = Everybody is here.
lobby-fill = For empty seats
lobby-start-filled = { $free ->
    [one] Start with a bot on the empty seat
   *[other] Start with bots on the empty seats
}
lobby-close = Give the table up
lobby-leave = Leave the table
lobby-sit-as = Sit down as
lobby-sit = Sit down
lobby-invite = Invite
lobby-invite-title = A seat at my table on Traviesa
lobby-invite-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied.
lobby-share = Share
lobby-code = The link as a code for a phone to read
lobby-here-alone = This address works on this computer alone. For phones and others in your network start the server with: traviesa serve --lan
lobby-words = Talk
lobby-words-own = Own words
lobby-words-say = Say
lobby-shuffle = The cards will be shuffled from a secret that is fixed already and from what each player adds: nobody can arrange them, not even this server.
lobby-shuffle-how = How this is proved
lobby-shuffle-1 = The server has chosen a secret, and shows its fingerprint (sha256) before anybody sits down:
lobby-shuffle-2 = Everybody who sits down adds something random that the server could not know before.
lobby-shuffle-3 = Secret and contributions together give the order of all cards and tickets. To change anything the server would need another secret, and that one would have another fingerprint.
lobby-shuffle-4 = When the game is over, the secret is told. Anybody can then replay every card from it: on the page after the game, or at home with

## after
after-map = End of the game · { $map }
after-former = former player
after-sections = Parts of the end
after-section-scoring = Scoring
after-section-figures = Figures
after-section-replay = Replay
after-section-shuffle = Shuffle
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
after-points-signed = { $count ->
    [one] { $signed } point
   *[other] { $signed } points
}
after-standing = Points so far
after-step = Step { $at } of { $all }
after-steps = Go through the scoring
after-so-far = So far
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

after-figures-points = Points, turn by turn
after-figures-points-told = A chart of the points of each player from the first turn to the last. { $values }
after-figures-points-one = { $name }: { $middle } half-way, { $last } in the end.
after-figures-axis = turns
after-figures-final = scoring
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
after-replay-no-cards = No cards
after-replay-moves = Moves
after-replay-link = Link to this moment
after-replay-sealed = { $name } chooses the first tickets.
after-replay-began = The game begins.
after-replay-undone = { $name } takes the last deed back.
after-replay-resigned = { $name } gives up.
after-replay-left = A player has left for good.
after-replay-keys = Arrow keys: one move. Home, End: beginning and end. Space: play.
after-did-draw = { $name } takes a face-up card: { $card }.
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
after-shuffle-right-part = The deal agrees with the secret.
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
## settings
settings-title = Settings
settings-kept-here = Kept by this browser. Once you play, they follow you to wherever you sign in.
settings-kept-there = They follow you to wherever you sign in. Whether notices come is for each browser alone.
settings-language = Language
settings-look = Look
settings-look-auto = as the device has it
settings-look-light = light
settings-look-dark = dark
settings-motion = Movement
settings-motion-what = Cards and wagons glide to where they go. Without it they are there at once.
settings-sounds = Sounds
settings-sounds-what = A soft noise for cards, wagons, and when it is your turn.
settings-speech = Speech
settings-speech-what = The page says aloud what happens at the table.
settings-speech-none = This browser cannot speak.
settings-confirm = Ask before what cannot be taken back
settings-confirm-what = One more click before you claim a route, keep tickets, or give up.
settings-notices = Notices
settings-notices-what = Your device tells you when it is your turn and the page is not before you. The browser will ask for leave.
settings-notices-https = A browser allows notices only over HTTPS, or on the computer on which the server runs. Your host can set that up; the title of the tab tells your turn anyway.
settings-notices-none = This browser has no notices. The title of the tab tells your turn anyway.
settings-notices-forbidden = This browser has been told to show no notices from here. Its own settings for this page can allow them.

## account
account-title = You
account-guest = You play as { $name }, a guest
account-nobody = Playing as a guest
account-guest-what = A guest plays at once and leaves nothing but games behind. This browser alone remembers you.
account-called = What the others call you
account-rename = Be called so
account-renamed = You are { $name } now.
account-make-title = Make an account
account-make-what = A name and a password, nothing else: no address, no letters. You come back with them from anywhere, and your games are rated.
account-make-keeps = A name and a password, nothing else: no address, no letters. Your tables go along, you come back from anywhere, and your games are rated.
account-make = Make the account
account-name = Name
account-password = Password
account-password-what = 8 characters or more. Several words are good.
account-password-show = show it
account-enter-title = Sign in
account-enter = Sign in
account-leave-tables = Leave the tables behind at which I sit as a guest
account-forgotten = Forgotten the password? Whoever runs this server can make you a link to set a new one.
account-here = Signed in as { $name }
account-page = My page, as others see it
account-games = My games
account-leave = Sign out
account-leave-all = Sign out everywhere
account-password-title = Password
account-password-old = Password until now
account-password-new = New password
account-password-change = Set the password
account-password-changed = The password is changed. Every other device is signed out.
account-reset = A new password
account-reset-what = The link that you were given is good once and for a day. It signs you in, and signs every other device out.
account-reset-code = Code
account-mutes = Muted players
account-mutes-none = You read everybody. At a table you can mute somebody; nobody is told.
account-hear = Hear again
account-tokens = Tokens for programs
account-tokens-what = With a token a program of yours plays in your name: a bot, a statistic, whatever you like.
account-token-name = What the token is for
account-token-scopes = What it is good for
account-token-make = Make a token
account-token-made = This is the token “{ $name }”. It is shown this once; keep it like a password.
account-token-revoke = Revoke
account-scope-read = look
account-scope-tables = open tables and sit down
account-scope-play = play and talk
account-held = What is kept about you
account-held-what = Your name, what you did at tables, ratings, settings. You can take it all along as one file, and leave for good.
account-export = Download everything
account-farewell = Leave for good
account-farewell-what = Name, words, password, tokens and ratings are deleted; where you sit a bot plays on. The games stay, since they are others’ too, with “former player” in your place. No way leads back.
account-farewell-name = Type your name, { $name }, if you mean it
account-farewell-do = Delete me

## games and players
lobby-games = Games
lobby-games-none = You have not played here yet.
lobby-games-going = Going on
lobby-games-over = Finished games
lobby-games-over-none = No finished game yet.
lobby-game-day = Day
lobby-game-seats = Who, and with how many points
lobby-game-end = End
lobby-game-won = won
lobby-game-place = place { $place }
lobby-game-resigned = gave up
lobby-game-gained = { $gained } rating
profile-since = Here since { $day }
profile-mute = Mute
profile-muted = You read no more of what they say; nobody is told. Your own page lists whom you muted.
profile-ratings = Ratings
profile-ratings-none = Not rated yet. Public games between accounts, with the rules of the map, are.
profile-seats = { $seats } seats
profile-games-count = { $games ->
    [one] 1 game
   *[other] { $games } games
}
profile-provisional = still provisional
profile-figures = Figures
profile-none = Figures come with the first finished game.
profile-all = All thirty figures
profile-of = { $part } of { $whole }
profile-chart-ended = How games end
profile-chart-drawn = Where cards come from
profile-chart-lengths = Routes by length
profile-length = length { $length }: { $count }
profile-group-games = Games
profile-group-points = Points
profile-group-tickets = Tickets
profile-group-routes = Routes
profile-group-tunnels = Tunnels
profile-group-cards = Cards
profile-group-play = Play
profile-games = Games
profile-won = Won
profile-lost = Lost
profile-resigned = Given up
profile-stood_in = Mostly played by a bot
profile-place_mean = Place, on average
profile-points_mean = Points, on average
profile-points_best = Best
profile-route_points_mean = From routes, on average
profile-ticket_points_mean = From tickets, on average
profile-tickets = Held at the end
profile-tickets_completed = Tickets completed
profile-tickets_asked = Times more were drawn
profile-routes = Claimed
profile-ferries = Ferries
profile-stations = Stations built
profile-trail_longest = Longest trail
profile-trail_bonuses = Bonuses for the longest trail
profile-wagons_left_mean = Wagons left, on average
profile-tunnels_tried = Tried
profile-tunnels_paid = Paid extra for
profile-tunnels_withdrawn = Withdrawn from
profile-cards_face_up = Drawn face up
profile-cards_blind = Drawn blind
profile-locomotives_taken = Locomotives taken face up
profile-locomotives_played = Locomotives played
profile-seconds_a_deed = Seconds a move
profile-taken_back = Moves taken back
