# Las palabras del tablero
colour-purple = violeta
colour-blue = azul
colour-orange = naranja
colour-white = blanco
colour-green = verde
colour-yellow = amarillo
colour-black = negro
colour-red = rojo
colour-gray = cualquier color
kind-track = vía
kind-tunnel = túnel
kind-ferry = ferry

# traviesa map check
map-checked = correcto: { $name }, { $cities ->
    [one] { $cities } ciudad
   *[other] { $cities } ciudades
}, { $routes ->
    [one] { $routes } recorrido
   *[other] { $routes } recorridos
}, { $tickets ->
    [one] { $tickets } billete
   *[other] { $tickets } billetes
} ({ $decks }), { $spaces } casillas

# traviesa map show
map-title = { $name } ({ $year }), de { $low } a { $high } puestos
map-picture-title = { $name }
map-reconstructed = Reconstruido, sin fuente que lo diga: { $parts }
map-picture-written = El dibujo está en { $file }
map-layout-written = La disposición está en { $file }
map-cities = Ciudades
map-routes = Recorridos
map-tickets = Billetes de destino
map-rules = Reglas
map-id = id
map-name = nombre
map-coordinates = latitud, longitud
map-neighbours = vecinas
map-route = recorrido
map-length = longitud
map-points = puntos
map-colour = color
map-kind = tipo
map-locomotives = locomotoras
map-ticket = billete
map-from = desde
map-to = hasta
map-deck = mazo
map-rule = regla
map-value = valor
