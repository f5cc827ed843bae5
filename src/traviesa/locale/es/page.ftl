# La página en el navegador.
page-title = Traviesa

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

## after
after-title = Final
after-map = Final de la partida en { $map }
after-former = jugador que se fue
after-sections = Partes del final
after-section-scoring = Puntos
after-section-figures = Cifras
after-section-replay = Repetición
after-section-shuffle = Barajado
after-board = Tablero
after-lobby = Vestíbulo
after-rematch = Jugar otra vez
after-rematch-join = A la revancha
after-record = Registro
after-record-tip = Descargar el registro de la partida
after-share = Compartir
after-share-title = Una partida en { $map }
after-copied = Enlace copiado.
after-link-here = Enlace para copiar:
after-coming = Se está trayendo la partida…
after-failed = No se ha podido traer: { $why }
after-again = Probar otra vez

after-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
after-standing = Puntos hasta ahora
after-standing-told = { $name }: { $points }
after-step = Paso { $at } de { $all }
after-steps = Recorrer la puntuación
after-back = Atrás
after-next = Siguiente
after-play = Reproducir
after-pause = Pausa
after-skip = Al resultado
after-from-start = Desde el principio
after-kind-routes = Recorridos
after-kind-completed = Billete completado
after-kind-failed = Billete sin completar
after-kind-borrows = Estación
after-kind-idle = Estación
after-kind-stations = Estaciones sin construir
after-kind-trail = Ruta continua más larga
after-kind-bonus = Bonificación
after-kind-tie = Empate
after-kind-winner = Resultado
after-told-routes = { $name } ha cubierto { $count ->
    [one] 1 recorrido
   *[other] { $count } recorridos
}.
after-told-completed = { $name } ha unido { $ticket }.
after-told-failed = { $name } no ha unido { $ticket }: { $spaces ->
    [one] falta 1 espacio
   *[other] faltan { $spaces } espacios
}.
after-told-borrows = La estación de { $name } en { $city } usa { $route }.
after-told-idle = La estación de { $name } en { $city } no usa ningún recorrido.
after-told-stations = A { $name } { $count ->
    [0] no le queda ninguna estación
    [one] le queda 1 estación
   *[other] le quedan { $count } estaciones
}.
after-told-trail = { $name } tiene una ruta de { $count ->
    [one] 1 espacio
   *[other] { $count } espacios
}{ $bonus ->
    [yes] , y nadie la tiene más larga
   *[no] {""}
}.
after-told-bonus = { $name } ha completado { $count ->
    [one] 1 billete
   *[other] { $count } billetes
}, y nadie ha completado más.
after-told-tie = Empate a puntos. { $what }: { $values }.
after-tie-tickets = Billetes completados
after-tie-fewest_stations = Estaciones sin construir
after-tie-bonus = Bonificación
after-tie-longest_trail = Ruta continua más larga
after-tie-goods = Mercancías
after-told-winner = { $count ->
    [0] No gana nadie: todos se han rendido.
    [one] Gana { $names } con { $points } puntos.
   *[other] { $names } comparten la victoria con { $points } puntos.
}

after-ledger = Libro de cuentas
after-ledger-told = Puntos de cada jugador, primero quien gana
after-head-player = Jugador
after-head-routes = Recorridos
after-head-tickets = Billetes
after-head-stations = Estaciones
after-head-bonus = Bonif.
after-head-total = Total
after-wins = gana
after-resigned = se rindió
after-tickets-of = Billetes
after-ticket-done = completado
after-ticket-failed = sin completar
after-ticket-show = Ver { $ticket } en el tablero

after-figures-points = Puntos, turno a turno
after-figures-points-told = Gráfico de los puntos de cada jugador, del primer turno al último. { $values }
after-figures-points-one = { $name }: { $middle } a mitad de partida, { $last } al final.
after-figures-axis = turnos
after-figures-cards = Cartas robadas
after-figures-blind = a ciegas
after-figures-open = boca arriba
after-figures-locomotives = locomotoras
after-figures-lengths = Recorridos por longitud
after-figures-length = { $length ->
    [one] 1 espacio
   *[other] { $length } espacios
}
after-figures-tickets = Billetes y estaciones
after-figures-kept = conservados
after-figures-completed = completados
after-figures-drawn = veces que robó
after-figures-built = estaciones construidas
after-figures-tunnels = Túneles
after-figures-tried = intentados
after-figures-dearer = costaron más
after-figures-given-up = abandonados
after-figures-course = La marcha
after-figures-turns = turnos
after-figures-spaces = vagones colocados
after-figures-what = Qué

after-replay = Repetición
after-replay-at = { $text } Jugada { $at } de { $all }.
after-replay-slider = Momento de la partida
after-replay-first = Al principio
after-replay-last = Al final
after-replay-speed = Velocidad
after-replay-speed-slow = lenta
after-replay-speed-even = media
after-replay-speed-fast = rápida
after-replay-hand = Mano de
after-replay-nobody = nadie
after-replay-cards = Cartas: { $cards }
after-replay-no-cards = Sin cartas
after-replay-moves = Jugadas
after-replay-link = Enlace a este momento
after-replay-sealed = { $name } elige sus primeros billetes.
after-replay-began = Empieza la partida.
after-replay-undone = { $name } deshace su última jugada.
after-replay-resigned = { $name } se rinde.
after-replay-left = Un jugador se ha ido para siempre.
after-replay-keys = Flechas: una jugada. Inicio, Fin: principio y final. Espacio: reproducir.
after-did-draw = { $name } toma una carta boca arriba: { $card }.
after-did-draw-pile = { $name } roba a ciegas{ $card ->
    [none] {""}
   *[other] : { $card }
}.
after-did-claim = { $name } cubre { $route }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
after-did-attempt = { $name } intenta el túnel { $route }: { $extra ->
    [0] no se pide nada más (+{ $points })
    [one] se pide 1 carta más
   *[other] se piden { $extra } cartas más
}.
after-did-pay = { $name } paga el túnel (+{ $points }).
after-did-withdraw = { $name } abandona el túnel.
after-did-build = { $name } construye una estación en { $city }.
after-did-tickets = { $name } roba billetes.
after-did-keep = { $name } se queda con { $count ->
    [one] 1 billete
   *[other] { $count } billetes
}.
after-did-pass = { $name } pasa.

after-shuffle = ¿Se barajó limpiamente?
after-shuffle-why = Antes de la partida el servidor se comprometió con un secreto publicando su huella, y cada jugador añadió algo suyo. Tu navegador reparte otra vez a partir de todo ello y compara.
after-shuffle-checking = Se reparte otra vez…
after-shuffle-right = Se barajó como se prometió.
after-shuffle-wrong = No se barajó como se prometió.
after-shuffle-right-part = El reparto concuerda con el secreto. Este navegador no vio la mesa antes de la partida, así que no puede decir si la promesa se hizo a tiempo.
after-check-right = concuerda
after-check-wrong = no concuerda
after-check-unknown = aquí no se puede saber
after-check-promise = El secreto tiene la huella prometida
after-check-promise-right = Este navegador guardó la huella antes de que se repartiera.
after-check-promise-unknown = Concuerda con el registro; este navegador no vio la mesa antes de la partida.
after-check-promise-wrong = El secreto tiene otra huella que la prometida.
after-check-contribution = Lo que añadiste forma parte del barajado
after-check-contribution-right = Tu parte: { $own }
after-check-contribution-unknown = No añadiste nada desde este navegador.
after-check-contribution-wrong = Falta tu parte: { $own }.
after-check-key = La clave sale del secreto y de la parte de cada jugador
after-check-key-right = Clave: { $found }
after-check-key-wrong = El registro no contiene ningún secreto.
after-check-hands = Las primeras manos son las que da la clave
after-check-market = Las primeras cartas boca arriba son las que da la clave
after-check-tickets = Los primeros billetes son los que da la clave
after-check-same = Repartido otra vez: sale igual.
after-check-other = Repartido otra vez: no sale igual.
after-shuffle-details = Los números
after-shuffle-secret = Secreto
after-shuffle-fingerprint = Huella
after-shuffle-parts = Añadido por los jugadores
after-shuffle-all = Para comprobar también todo lo que se repartió después, descarga el registro y ejecuta:
