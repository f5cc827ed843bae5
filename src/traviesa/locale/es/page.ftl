# La página en el navegador.
page-title = Traviesa

lobby-phrase-hello = ¡Hola!
lobby-phrase-good-luck = ¡Suerte!
lobby-phrase-well-played = ¡Bien jugado!
lobby-phrase-thanks = ¡Gracias!
lobby-phrase-one-moment = Un momento, por favor.
lobby-phrase-nice-move = ¡Buena jugada!
lobby-phrase-oops = ¡Vaya!
lobby-phrase-good-game = ¡Buena partida!
## aprender
learn-hint = Pedir una pista
learn-hint-asking = Pensando…
learn-hint-do = Hacerlo
learn-hint-away = Quitar la pista
learn-hint-none = Ahora mismo no hay ninguna pista.
learn-why = ¿Por qué no?
learn-why-rule = Leer la regla
## cartas, asientos y piezas comunes
# Las letras son las mismas que en el terminal y en la notación: violeta y verde empezarían igual.
card-letter-purple = P
card-letter-blue = B
card-letter-orange = O
card-letter-white = W
card-letter-green = G
card-letter-yellow = Y
card-letter-black = K
card-letter-red = R
card-letter-locomotive = L
card-name-purple = { $count ->
    [one] violeta
   *[other] violetas
}
card-name-blue = { $count ->
    [one] azul
   *[other] azules
}
card-name-orange = { $count ->
    [one] naranja
   *[other] naranjas
}
card-name-white = { $count ->
    [one] blanca
   *[other] blancas
}
card-name-green = { $count ->
    [one] verde
   *[other] verdes
}
card-name-yellow = { $count ->
    [one] amarilla
   *[other] amarillas
}
card-name-black = { $count ->
    [one] negra
   *[other] negras
}
card-name-red = { $count ->
    [one] roja
   *[other] rojas
}
card-name-gray = cualquier color
card-name-locomotive = { $count ->
    [one] locomotora
   *[other] locomotoras
}
card-counted = { $count ->
    [one] 1 carta { $name }
   *[other] { $count } cartas { $name }
}
card-counted-locomotive = { $count } { $name }
# Las placas de los asientos llevan números romanos, que ninguna carta tiene por letra.
card-seat-letter-0 = I
card-seat-letter-1 = II
card-seat-letter-2 = III
card-seat-letter-3 = IV
card-seat-letter-4 = V
card-seat-name-0 = vagones azules
card-seat-name-1 = vagones rojos
card-seat-name-2 = vagones verdes
card-seat-name-3 = vagones amarillos
card-seat-name-4 = vagones negros
part-close = Cerrar

## mesa
table-missing = Esta mesa no está aquí
table-to-lobby = A la portada
table-coming = Desplegando el mapa…
table-away = El servidor no responde. Probando otra vez…
table-seats = Jugadores
table-market = Cartas para robar
table-hand = Tus cartas
table-tickets = Tus billetes
table-story = Qué ha pasado
table-menu = Más
table-undo = Deshacer
table-pass = Pasar
table-routes = { $count ->
    [one] 1 recorrido
   *[other] { $count } recorridos
}
take = Robar
cancel = Cancelar
board-name = Mapa: { $map }. Con las flechas se va de ciudad en ciudad.
board-closer = Acercar
board-farther = Alejar
board-all = Ver todo el mapa
city-told = { $city }. { $open ->
    [0] Sin recorridos libres.
    [one] 1 recorrido libre.
   *[other] { $open } recorridos libres.
} { $station }
city-station-of = Estación de { $name }
turn-mine = Te toca
turn-mine-setup = Elige tus billetes: quédate al menos { $least }.
turn-mine-turn = Te toca: { $what }.
turn-mine-second-card = Roba tu segunda carta.
turn-mine-keep = Quédate al menos { $least ->
    [one] 1 billete
   *[other] { $least } billetes
}.
turn-mine-tunnel = El túnel pide { $extra } más: paga o retírate.
turn-can-draw = roba cartas
turn-can-claim = cubre un recorrido
turn-can-tickets = roba billetes
turn-can-build = construye una estación
tunnel-explained-after = Cada carta de tu color, y cada locomotora, cuesta una más.
turn-pass = No puedes hacer nada: pasa.
turn-sealed = Elegido. Los demás aún están eligiendo.
turn-others = Juega { $name }…
turn-others-setup = { $count ->
    [one] { $name } está eligiendo billetes…
   *[other] { $name } están eligiendo billetes…
}
turn-over = La partida ha terminado.
turn-final = { $count ->
    [one] ¡Último turno!
   *[other] Ronda final: quedan { $count } turnos
}
seat-bot = bot
seat-you = tú
seat-gave-up = se rindió; sigue un bot
seat-away-clock = sin tiempo; juega un bot
seat-away-absent = ausente; juega un bot
seat-away-asked = juega un bot
seat-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
seat-wagons = { $count ->
    [one] queda 1 vagón
   *[other] quedan { $count } vagones
}
seat-wagons-short = Vagones restantes
seat-cards = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
seat-cards-short = Cartas en la mano
seat-tickets = { $count ->
    [one] 1 billete
   *[other] { $count } billetes
}
seat-tickets-short = Billetes
seat-stations = { $count ->
    [one] queda 1 estación
   *[other] quedan { $count } estaciones
}
seat-stations-short = Estaciones restantes
bot-planner = bot Planificador
bot-random = bot Azar
clock-days = { $days } d { $hours } h
market-card = Robar { $card }
market-take = Quédate { $card }
market-empty = Hueco vacío
market-pile = Robar a ciegas; quedan { $count } cartas en el mazo
market-tickets = Robar billetes; quedan { $count } en el mazo
hand-card = { $count } { $card }: mostrar qué se puede pagar
hand-empty = No tienes cartas.
ticket-done = completado
ticket-borrowed = completado con una estación
ticket-open = { $wagons ->
    [one] falta 1 vagón
   *[other] faltan { $wagons } vagones
}
ticket-station = { $wagons ->
    [0] falta { $stations ->
        [one] una estación
       *[other] { $stations } estaciones
    }
   *[other] faltan { $wagons } vagones y { $stations ->
        [one] una estación
       *[other] { $stations } estaciones
    }
}
ticket-lost = ya imposible
tickets-none = Aún no hay billetes.
tickets-draw-title = ¿Robar billetes?
tickets-draw-text = Robas { $count ->
    [one] 1 billete
   *[other] { $count } billetes
} y tienes que quedarte al menos uno. Es todo tu turno. Un billete sin completar resta sus puntos al final.
tickets-draw-do = { $count ->
    [one] Robar 1 billete
   *[other] Robar { $count } billetes
}
points-word = { $count ->
    [one] punto
   *[other] puntos
}
points-short = +{ $count }
keep-title = ¿Qué billetes te quedas? Al menos { $least } de { $count }. El que no se completa resta sus puntos.
keep-none = { $count ->
    [one] Elige al menos 1
   *[other] Elige al menos { $count }
}
keep-missing = { $count ->
    [one] Elige 1 más
   *[other] Elige { $count } más
}
keep-done = { $count ->
    [one] Quedarme este billete
   *[other] Quedarme estos { $count } billetes
}
curtain-title = Le toca a { $name }
curtain-text = Pásale el dispositivo a { $name }. ¡Que nadie más mire!
curtain-undo = Deshacer lo de { $name }
curtain-open = Soy { $name }
route-kind-track = { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
} · { $colour }
route-kind-tunnel = Túnel · { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
} · { $colour }
route-kind-ferry = Ferry · { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
} · { $colour }, { $locomotives ->
    [one] con al menos 1 locomotora
   *[other] con al menos { $locomotives } locomotoras
}
route-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
route-owned = es de { $name }
route-shut = cerrado: la otra vía está ocupada
route-can = · puedes cubrirlo
route-which = ¿Qué vía?
route-track = Vía { $number }
routes-title = { $count ->
    [one] Puedes cubrir 1 recorrido
   *[other] Puedes cubrir { $count } recorridos
}
routes-needed = para tus billetes
claim-do = { $count ->
    [one] Cubrir por 1 punto
   *[other] Cubrir por { $count } puntos
}
claim-try = Intentar el túnel
pay-legend = Cómo pagar
build-title = Construir aquí una estación
build-explained = Con una estación puedes usar, para tus billetes, un recorrido de otro jugador que llegue a esta ciudad.
build-here = Construir una estación
build-do = Construir
tunnel-of = Túnel { $route }
tunnel-explained = Se dará la vuelta a tres cartas. Cada una de tu color, y cada locomotora, cuesta una carta más.
tunnel-odds = Nada más: { $none } %. Podrás pagar lo que pida: { $success } %.
tunnel-revealed = Han salido: { $cards }. { $extra ->
    [0] No pide nada más.
    [one] Pide 1 carta más.
   *[other] Pide { $extra } cartas más.
}
tunnel-wants = { $extra ->
    [0] Nada más que pagar
    [one] Pide 1 carta más
   *[other] Pide { $extra } cartas más
}
tunnel-cannot = No puedes pagarlo. Recuperas tus cartas y tu turno termina.
tunnel-withdraw = Retirarse
tunnel-pay = Pagar y cubrir
menu-link = Copiar el enlace de esta mesa
menu-copied = Enlace copiado.
menu-sounds = Sonidos
menu-rules = Las reglas
menu-settings = Ajustes
menu-back = Recuperar tu asiento
menu-take-back = Pedir deshacer
menu-away = Que juegue un bot por mí
menu-resign = Rendirse
menu-resign-sure = Un bot sigue por ti y ya no puedes ganar.
menu-resign-ends = La partida termina en el acto y gana { $name }.
menu-resign-no = No, seguir jugando
tunnel-laid = Has puesto { $cards }.
tunnel-withdraw-means = Retirarse: recuperas tus cartas, no cubres nada y tu turno termina.
menu-resign-do = Sí, me rindo
talk-title = Hablar
talk-mute = No leer más a { $name }
talk-muted = Ya no lees a { $name }; se deshace en tu cuenta.
asked-title = { $name } pide deshacer una jugada
asked-text = Si todos están de acuerdo, se deshace, y también lo que vino después.
asked-yes = De acuerdo
asked-no = No
keys-title = Teclas y órdenes
command-label = Escribe una jugada o una pregunta
command-hint = Escribe: ¿qué puedo hacer?
command-sure = Escribe «sí» para hacerlo.
command-yes = sí|si|s|vale
command-hint-words = pista|una pista|ayúdame|qué hago|¿qué hago?
command-send = Enviar
command-done = Hecho.
command-resign = Un bot seguiría por ti y ya no podrías ganar. Si de verdad quieres, escríbelo otra vez.
command-elsewhere = Eso no se escribe aquí; se elige cuando acaba la partida.
page-description = Juegos de mesa de rutas de tren en el navegador: con amigos, a ratos durante el día o contra bots.
page-noscript = Traviesa necesita JavaScript, que está desactivado en este navegador. Todo lo que ejecuta viene de este servidor.
offline-title = No se llega a Traviesa
offline-what = El servidor no responde o este dispositivo no tiene red. No se pierde nada: tus partidas y tus asientos te esperan.
offline-again = Volver a intentarlo
lobby-guest-name = Expreso { $number }
