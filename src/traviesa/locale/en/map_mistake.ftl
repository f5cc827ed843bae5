# What is wrong with a map file, and what is expected there.
mistake-at = { $where }: { $says }
mistake-at-line = line { $line }, { $where }: { $says }
mistake-of-file = { $file } { $mistake }
mistake-of-whole-file = { $file }, { $mistake }
mistake-several = { $file } has { $count } mistakes
mistake-row = { $table } row { $row }
mistake-row-shown = { $table } row { $row }: { $values }
mistake-where-file = file
mistake-where-end = end of file
mistake-where-column = column { $column }
mistake-where-options = the options of the game
choice-or = { $first } or { $last }
choice-nothing = nothing
mistake-near = ; did you mean { $near }?
mistake-known = ; known are { $known }
mistake-value = { $key } is { $value }; expected { $expected }{ $near }
mistake-missing = { $key } is missing; expected { $key } = { $expected }
mistake-unknown-key = unknown key { $key }{ $near }
expected-text = a text
expected-text-not-empty = a text that is not empty
expected-text-printed = a text of at most { $most } signs, all of them printed (no control or direction signs)
expected-slug = a slug: small ascii letters, digits and _, a letter first
expected-whole = a whole number from { $low } to { $high }
expected-number = a number from { $low } to { $high }
expected-switch = true or false
expected-words = a list of { $words }, each at most once
expected-texts = a list of texts
expected-with = { $expected }{ $near }
expected-table = a table
expected-rows = a list of rows, [{"{"} … {"}"}, {"{"} … {"}"}]
mistake-shown-expected = { $value }; expected { $expected }
value-bits = a whole number of { $bits } bits
mistake-unreadable = the file cannot be read: { $why }; expected a map file in TOML
mistake-toml = malformed TOML: { $what }; expected key = value, or a [table]
mistake-missing-table = the table { $table } is missing; a map needs { $known }
mistake-unknown-table = unknown table { $table }; known are { $known }{ $near }
mistake-id = the file is called { $file }; expected id = "{ $id }"
expected-seats = [fewest, most], both from 2 to { $most }
mistake-rows = expected a list of rows, { $name } = [{"{"} … {"}"}]
mistake-no-row = { $value } is no row; expected {"{"} key = value, … {"}"}
mistake-duplicate-id = id "{ $id }" is there already; expected an id of its own
mistake-unknown-country = no country "{ $id }" in countries{ $near }
mistake-stop-not-listed = country "{ $country }" does not list stop "{ $stop }"; expected it among its stops
mistake-no-stop = no stop "{ $stop }" in stops{ $near }
mistake-country-without-stop = a country without a stop cannot be reached; expected at least one in stops
mistake-size-routes = { $count } routes; expected 1 to { $most }
mistake-size-tickets = { $count } tickets; expected 1 to { $most }
mistake-size-cities = { $count } cities and stops; expected 1 to { $most }
mistake-stop-neighbours = a border stop with { $count } neighbours; expected a dead end
mistake-city-routes = { $count } routes end here; expected at most { $most }
mistake-decks = decks { $decks }; expected at most { $most } decks
mistake-ticket-wide = { $ticket } names too many places at once; expected at most { $most }
mistake-unconnected = "{ $city }" cannot be reached from "{ $home }"; expected routes that join all cities
mistake-length-without-points = a route of length { $length } has no points in rules.points; it names lengths { $lengths }
mistake-lengths-without-points = routes of length { $lengths } have no points; expected points for every length
mistake-route-to-itself = the route leads from "{ $city }" to itself; expected two cities
mistake-ferry-locomotives = a ferry of length { $length } asks for { $locomotives } locomotives; expected locomotives = 1 to { $length }
mistake-locomotives-on-land = locomotives on a { $kind }; expected them on a ferry only
mistake-unknown-city = no city "{ $city }" in cities or stops{ $near }
mistake-too-many-tracks = track { $track } between the same ends; expected at most { $most }
mistake-duplicate-ticket = ticket { $ticket } is there already, this way or the other; expected every ticket once
mistake-duplicate-country-ticket = ticket { $ticket } is there already; expected copies = 2
mistake-ticket-to-itself = the ticket leads from "{ $place }" to itself; expected two ends
mistake-unknown-place = no city or country "{ $place }"{ $near }
expected-deck = the name of a deck; "{ $any }" stands for a mix of all
mistake-unknown-other-country = no other country "{ $id }" in countries{ $near }
mistake-ticket-nowhere = the ticket leads nowhere; expected country = points
expected-goods = a list of points, highest first
expected-goods-sound = a list of points, highest first, none of them below 1
mistake-goods-twice = the city has a stack already; expected one row for each city
expected-points = a table of length = points
mistake-no-length = { $key } is no length; expected a whole number from 1 to { $most }
mistake-no-points = no length is worth points; expected a table of length = points
mistake-cards = { $total } cards in all; expected at most { $most }
expected-deck-counts = a table of deck = how many tickets
mistake-tickets-at-once = { $total } tickets at once; expected at most { $most }
mistake-any-deck = { $any } stands for a mix of all decks; expected no deck beside it
expected-market-reset = at most the market_size, { $most }
expected-keep = at most the { $most } of { $offered }
mistake-too-few-cards = { $seats } seats and the market need { $laid } cards; expected at most the { $pile } of cards
mistake-unknown-deck = no ticket is of the deck "{ $deck }"; expected { $known }{ $near }
expected-deal = at most { $most }: { $seats } seats, { $tickets } tickets
