# Qué está mal en un archivo de mapa y qué se espera ahí.
mistake-at = { $where }: { $says }
mistake-at-line = línea { $line }, { $where }: { $says }
mistake-of-file = { $file } { $mistake }
mistake-of-whole-file = { $file }, { $mistake }
mistake-several = { $file } tiene { $count } errores
mistake-row = { $table }, fila { $row }
mistake-row-shown = { $table }, fila { $row }: { $values }
mistake-where-file = archivo
mistake-where-end = final del archivo
mistake-where-column = columna { $column }
mistake-where-options = las opciones de la partida
choice-or = { $first } o { $last }
choice-nothing = nada
mistake-near = ; ¿quería decir { $near }?
mistake-known = ; se conocen { $known }
mistake-value = { $key } es { $value }; se espera { $expected }{ $near }
mistake-missing = falta { $key }; se espera { $key } = { $expected }
mistake-unknown-key = clave desconocida { $key }{ $near }
expected-text = un texto
expected-text-not-empty = un texto que no esté vacío
expected-text-printed = un texto de { $most } signos como mucho, todos imprimibles (sin signos de control ni de dirección)
expected-slug = un identificador: minúsculas ascii, cifras y _, primero una letra
expected-whole = un número entero de { $low } a { $high }
expected-number = un número de { $low } a { $high }
expected-switch = true o false
expected-words = una lista de { $words }, cada uno una vez como mucho
expected-texts = una lista de textos
expected-with = { $expected }{ $near }
expected-table = una tabla
expected-rows = una lista de filas, [{"{"} … {"}"}, {"{"} … {"}"}]
mistake-shown-expected = { $value }; se espera { $expected }
value-bits = un número entero de { $bits } bits
mistake-unreadable = no se puede leer el archivo: { $why }; se espera un archivo de mapa en TOML
mistake-toml = TOML mal formado: { $what }; se espera clave = valor, o una [tabla]
mistake-missing-table = falta la tabla { $table }; un mapa necesita { $known }
mistake-unknown-table = tabla desconocida { $table }; se conocen { $known }{ $near }
mistake-id = el archivo se llama { $file }; se espera id = "{ $id }"
expected-seats = [menos, más], ambos de 2 a { $most }
mistake-rows = se espera una lista de filas, { $name } = [{"{"} … {"}"}]
mistake-no-row = { $value } no es una fila; se espera {"{"} clave = valor, … {"}"}
mistake-duplicate-id = ya existe el id "{ $id }"; se espera un id propio
mistake-unknown-country = no hay ningún país "{ $id }" en countries{ $near }
mistake-stop-not-listed = el país "{ $country }" no nombra la parada "{ $stop }"; se espera entre sus stops
mistake-no-stop = no hay ninguna parada "{ $stop }" en stops{ $near }
mistake-country-without-stop = no se puede llegar a un país sin paradas; se espera al menos una en stops
mistake-size-routes = { $count } recorridos; se espera de 1 a { $most }
mistake-size-tickets = { $count } billetes; se espera de 1 a { $most }
mistake-size-cities = { $count } ciudades y paradas; se espera de 1 a { $most }
mistake-stop-neighbours = una parada fronteriza con { $count } vecinos; se espera un final de línea
mistake-city-routes = { $count } recorridos terminan aquí; se esperan { $most } como mucho
mistake-decks = mazos { $decks }; se esperan { $most } mazos como mucho
mistake-ticket-wide = { $ticket } nombra demasiados lugares a la vez; se esperan { $most } como mucho
mistake-unconnected = no se puede llegar a "{ $city }" desde "{ $home }"; se esperan recorridos que unan todas las ciudades
mistake-length-without-points = un recorrido de longitud { $length } no tiene puntos en rules.points; allí están las longitudes { $lengths }
mistake-lengths-without-points = los recorridos de longitud { $lengths } no tienen puntos; se esperan puntos para cada longitud
mistake-route-to-itself = el recorrido va de "{ $city }" a sí misma; se esperan dos ciudades
mistake-ferry-locomotives = un ferry de longitud { $length } pide { $locomotives } locomotoras; se espera locomotives = 1 a { $length }
mistake-locomotives-on-land = locomotives en { $kind }; solo se esperan en un ferry
mistake-unknown-city = no hay ninguna ciudad "{ $city }" en cities ni en stops{ $near }
mistake-too-many-tracks = vía { $track } entre los mismos extremos; se esperan { $most } como mucho
mistake-duplicate-ticket = ya existe el billete { $ticket }, en un sentido o en el otro; se espera cada billete una vez
mistake-duplicate-country-ticket = ya existe el billete { $ticket }; se espera copies = 2
mistake-ticket-to-itself = el billete va de "{ $place }" al mismo sitio; se esperan dos extremos
mistake-unknown-place = no hay ninguna ciudad ni país "{ $place }"{ $near }
expected-deck = el nombre de un mazo; "{ $any }" es una mezcla de todos
mistake-unknown-other-country = no hay ningún otro país "{ $id }" en countries{ $near }
mistake-ticket-nowhere = el billete no lleva a ninguna parte; se espera país = puntos
expected-goods = una lista de puntos, primero el mayor
expected-goods-sound = una lista de puntos, primero el mayor, ninguno por debajo de 1
mistake-goods-twice = la ciudad ya tiene una pila; se espera una fila por ciudad
expected-points = una tabla de longitud = puntos
mistake-no-length = { $key } no es una longitud; se espera un número entero de 1 a { $most }
mistake-no-points = ninguna longitud da puntos; se espera una tabla de longitud = puntos
mistake-cards = { $total } cartas en total; se esperan { $most } como mucho
expected-deck-counts = una tabla de mazo = cuántos billetes
mistake-tickets-at-once = { $total } billetes a la vez; se esperan { $most } como mucho
mistake-any-deck = { $any } es una mezcla de todos los mazos; no se espera ningún otro a su lado
expected-market-reset = como mucho el market_size, { $most }
expected-keep = como mucho los { $most } de { $offered }
mistake-too-few-cards = { $seats } asientos y las cartas boca arriba necesitan { $laid } cartas; se esperan como mucho las { $pile } que hay
mistake-unknown-deck = ningún billete es del mazo "{ $deck }"; se espera { $known }{ $near }
expected-deal = { $most } como mucho: { $seats } asientos, { $tickets } billetes
