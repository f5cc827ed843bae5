# The words of the board
colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
colour-gray = any colour
kind-track = track
kind-tunnel = tunnel
kind-ferry = ferry

# traviesa map check
map-checked = ok: { $name }, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}, { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
} ({ $decks }), { $spaces } spaces

# traviesa map show
map-title = { $name } ({ $year }), { $low } to { $high } seats
map-picture-title = { $name }
map-reconstructed = Reconstructed, stated by no source: { $parts }
map-picture-written = The picture is in { $file }
map-layout-written = The layout is in { $file }
map-cities = Cities
map-routes = Routes
map-tickets = Tickets
map-rules = Rules
map-id = id
map-name = name
map-coordinates = latitude, longitude
map-neighbours = neighbours
map-route = route
map-length = length
map-points = points
map-colour = colour
map-kind = kind
map-locomotives = locomotives
map-ticket = ticket
map-from = from
map-to = to
map-deck = deck
map-rule = rule
map-value = value
