# La mesa en pantalla. $own es "yes" cuando lo hizo quien lee.

# --- cartas: también se dicen detrás de un número
card-purple = { $count ->
    [one] violeta
   *[other] violetas
}
card-blue = { $count ->
    [one] azul
   *[other] azules
}
card-orange = { $count ->
    [one] naranja
   *[other] naranjas
}
card-white = { $count ->
    [one] blanca
   *[other] blancas
}
card-green = { $count ->
    [one] verde
   *[other] verdes
}
card-yellow = { $count ->
    [one] amarilla
   *[other] amarillas
}
card-black = { $count ->
    [one] negra
   *[other] negras
}
card-red = { $count ->
    [one] roja
   *[other] rojas
}
card-locomotive = { $count ->
    [one] locomotora
   *[other] locomotoras
}
card-plus-four = más cuatro
card-passenger = { $count ->
    [one] pasajero
   *[other] pasajeros
}
nothing = nada
or-more = u { $count ->
    [one] otra forma
   *[other] otras { $count } formas
}
ferry-asks = { $kind }, { $count ->
    [one] 1 locomotora
   *[other] { $count } locomotoras
}
colour-gray-short = gris
slot-empty = (vacío)
deck-long = largo
deck-regular = normal
deck-short = corto
phase-setup = primeros billetes
phase-turn = turno
phase-second-card = segunda carta
phase-keep = elección de billetes
phase-tunnel = túnel
phase-over = final

# --- jugadores
player-you = Tú
player-number = Jugador { $number }
player-bot = Bot { $number }

# --- el curso de la partida
greet = A la mesa: { $names }.
greet-help = Escribe un número o lo que quieres hacer. «ayuda» muestra todo lo que se puede escribir.
pass-screen = Pasa la pantalla a { $name }. { $name }: pulsa Intro cuando estés.
close-undo = Intro termina tu turno; «deshacer» anula la jugada.
close-shared = Intro termina tu turno y esconde tus cartas.
close-first = Tu jugada está hecha. Pulsa Intro para terminar el turno, o escribe deshacer si aún se puede.
curtain = No se ha enseñado nada: solo Intro, o listo, enseña la mano de { $name }. (Ctrl+D sale; la partida se guarda.)
unkept = En { $folder } no se puede guardar ninguna partida a medias: { $why }.
unkept-ways = Se puede indicar otra carpeta con la variable XDG_DATA_HOME o un archivo con --save ARCHIVO; guardar en ARCHIVO vale en todo momento.
unkept-saved = Se escribirá en { $file } al salir, y solo entonces.
confirm-unkept = ¿Jugar de todos modos? Si sales, la partida se pierde. Escribe sí o no.
left-saved = Para seguir: traviesa terminal --load { $file } --save { $file }{ $options }
left-unkept = La partida NO queda guardada: { $why }.
left = La partida queda guardada tal como está. Para seguir: traviesa terminal --resume{ $options }
left-nothing = No ha quedado nada a medias.
saved = Partida guardada en { $file }.
loaded = Partida cargada de { $file }. Se retoma en la jugada { $count }; constará en su registro y en la puntuación final.
loaded-back = En esta mesa iba por la jugada { $count }; esa partida queda a la espera de --resume.
undone = Jugada anulada.
resigned = Te has rendido. Si los demás siguen jugando, un bot juega por ti.
not-done = No se ha hecho nada.
unfinished = Hay una partida anterior sin terminar. Para seguir con ella: traviesa terminal --resume
resume-title = Hay { $count } partidas sin terminar:
resume-row = { $map }; { $names }; jugada { $count }; última vez: { $when }
resume-unreadable = { $file } no se puede leer; escrito por última vez: { $when }
resume-ask = ¿Cuál? Escribe un número del 1 al { $count }; Intro elige la 1, la más reciente; «salir», ninguna.
confirm-tunnel = ¿Juegas estas cartas para { $route }? Escribe sí o no.
confirm-keep = ¿Te quedas con { $kept } y devuelves { $returned }? Escribe sí o no.
confirm-overwrite = { $file } ya existe. ¿Se escribe encima? Escribe sí o no.
confirm-load = ¿Dejar esta partida y cargar la guardada? La de ahora podrá retomarse con --resume. Escribe sí o no.
confirm-resign = Rendirse no tiene vuelta atrás y ya no podrás ganar. Escribe { $word } para rendirte:
word-resign = rendirse

# --- un turno
turn-title = { $map }, tu turno { $number }
turn-setup = { $map }, primeros billetes
turn-last = Ronda final: este es tu último turno.
piles = mazo { $pile }, descartes { $discards }, billetes { $tickets }
since = Desde tu último turno:
seat-resigned = { $name } (se rindió)
seat-row = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $wagons ->
    [one] 1 vagón
   *[other] { $wagons } vagones
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $stations ->
    [one] 1 estación
   *[other] { $stations } estaciones
}, { $tickets ->
    [one] 1 billete
   *[other] { $tickets } billetes
}.
seat-row-no-stations = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $wagons ->
    [one] 1 vagón
   *[other] { $wagons } vagones
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $tickets ->
    [one] 1 billete
   *[other] { $tickets } billetes
}.
trails = Ruta continua más larga hasta ahora, por los { $points } puntos del final: { $lengths }.
final-near = A { $name } { $wagons ->
    [one] le queda 1 vagón
   *[other] le quedan { $wagons } vagones
}; con { $few } o menos al acabar su turno, todos tienen un último turno.
known-cards = Todos vieron a { $name } robar o enseñar: { $cards }.
label-market = Boca arriba
label-hand = Mano
label-tickets = Billetes
label-ticket = Billete
card-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
own-ticket = { $ticket }, { $points } { $points ->
    [one] punto
   *[other] puntos
}: { $state }
state-done = completado
state-borrowed = completado gracias a una estación
state-open = { $wagons ->
    [one] falta 1 vagón
   *[other] faltan { $wagons } vagones
}
state-station = solo con { $stations ->
    [0] otro uso de tus estaciones
    [one] una estación
   *[other] { $stations } estaciones
}{ $wagons ->
    [0] {""}
    [one] {" y 1 vagón"}
   *[other] {" y "}{ $wagons } vagones
}
state-lost = fuera de alcance

# --- lo que se puede hacer
choices-title = Qué puedes hacer
choices-more = … y { $count ->
    [one] un recorrido más
   *[other] { $count } recorridos más
}: «qué» los enseña todos.
choices-star = ★ para tus billetes
choice-verb = robar { $choice }
group-draw = Robar
group-tickets = Billetes
group-pay = Túnel
group-build = Estación
choice-draw-pile = a ciegas del mazo
choice-draw = { $card }{ $many ->
    [one] {""}
   *[other] {" "}×{ $many }
}
choice-draw-last = { $card } (única carta)
choice-tickets = robar { $count } billetes y conservar al menos { $keep }
choice-pay = pagar { $payment }
choice-withdraw = renunciar y recuperar las cartas
choice-pass = pasar
choice-build = construir una estación ({ $left ->
    [one] queda 1
   *[other] quedan { $left }
}) por { $price ->
    [one] 1 carta
   *[other] { $price } cartas
}: { $ways }
choice-claim = { $number }. cubrir { $route }, { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, por { $price }{ $notes }.
note-wanted = para tus billetes
ways-title = { $count } formas de pagar; elige una:
ways-title-route = { $route }, { $count } formas de pagar; elige una:
which-city = ¿En qué ciudad? Escribe su nombre. (Se paga con { $payment }.)
second-card-no-locomotive = Ahora tu segunda carta; no puede ser una locomotora boca arriba.
second-card = Ahora tu segunda carta.
tunnel-asks = En el túnel han salido { $cards }: { $count ->
    [one] se pide 1 carta adicional.
   *[other] se piden { $count } cartas adicionales.
}
offer-title = Elige billetes
offer-ticket = { $number }. { $ticket }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $deck }: { $state }.
offer-least = Escribe los números de los que conservas, como 1 2, o todos: al menos { $least } de { $count }.
head-claim = cubrir
head-route = recorrido
head-routes = recorridos
head-spaces = espacios
head-points = puntos
head-prices = por (+ otras formas)
head-ticket = billete
head-tickets = billetes
head-deck = mazo
head-state = estado
head-seat = jugador
head-wagons = vagones
head-cards = cartas
head-stations = estaciones
head-colour = color
head-kind = tipo
head-laid = cartas
head-spare = puedes pagar
head-success = se logra
head-bonus = bonificación
head-total = total

# --- recorridos y probabilidades
route-row = { $route }: { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $colour }, { $kind }: { $state }.
route-closed = cerrado
route-wagons = faltan vagones
route-payable = puedes pagar
route-missing = { $count ->
    [one] falta 1 carta
   *[other] faltan { $count } cartas
}
route-later = ahora no
map-station = estación: { $name }
odds-title = Cartas adicionales que puede pedir el túnel, y con qué probabilidad:
odds-extra = { $count } ({ $chance })
odds-row = Con { $laid }, éxito: { $success }; podrías pagar { $spare } más. Puede pedir { $chances }.
odds-none = Ahora no hay túnel para el que puedas poner cartas.
odds-sure = Aquí no hay azar: cuesta lo que dice.

# --- lo que ha pasado
told-draw-pile = { $own ->
    [yes] robas
   *[no] roba
} una carta a ciegas
told-draw-pile-twice = roba dos cartas a ciegas
told-draw-pile-own = robas { $card } del mazo
told-draw = { $own ->
    [yes] robas
   *[no] roba
} { $card }
told-tickets = { $own ->
    [yes] robas
   *[no] roba
} billetes
told-keep-own = conservas { $tickets }
told-keep-first = elige sus primeros billetes
told-keep = conserva { $count ->
    [one] 1 billete
   *[other] { $count } billetes
}
told-claim = { $own ->
    [yes] cubres
   *[no] cubre
} { $route } con { $payment }, { $points } { $points ->
    [one] punto
   *[other] puntos
}
told-attempt = { $own ->
    [yes] juegas
   *[no] juega
} { $payment } para el túnel { $route }
told-revealed = salen { $cards }
told-extra = { $count ->
    [one] se pide 1 carta más
   *[other] se piden { $count } cartas más
}
told-through = no se pide ninguna más, { $own ->
    [yes] lo cubres
   *[no] lo cubre
}, { $points } { $points ->
    [one] punto
   *[other] puntos
}
told-pay = { $own ->
    [yes] pagas
   *[no] paga
} { $payment } más y lo { $own ->
    [yes] cubres
   *[no] cubre
}, { $points } { $points ->
    [one] punto
   *[other] puntos
}
told-withdraw = { $own ->
    [yes] renuncias
   *[no] renuncia
}
told-build = { $own ->
    [yes] construyes
   *[no] construye
} una estación en { $city } con { $payment }
told-pass = { $own ->
    [yes] pasas
   *[no] pasa
}
told-resign = { $own ->
    [yes] te rindes
   *[no] se rinde
}
notice-market = Las cartas boca arriba se descartan y se reponen: demasiadas locomotoras.
notice-pile = Los descartes se barajan y forman un mazo nuevo.
notice-final = Empieza la ronda final: queda un turno para cada uno.
notice-over = La partida ha terminado.
refused-see = lo enseña «qué».
log-empty = Todavía no ha pasado nada.
why-not = Nada lo impide.

# --- el final
end-title = Puntuación final
end-routes = { $count ->
    [one] 1 recorrido
   *[other] { $count } recorridos
}: { $points } puntos
end-done = { $ticket } completado: +{ $points }
end-failed = { $ticket } sin completar: −{ $points }
end-borrowed = La estación de { $city } usa { $route }.
end-idle-station = La estación de { $city } no usa ningún recorrido.
end-stations = { $count ->
    [one] 1 estación
   *[other] { $count } estaciones
} sin construir: +{ $points }
end-trail = Ruta continua más larga: { $length } ({ $cities })
end-bonus-longest-trail = Nadie tiene una más larga: +{ $points }
end-bonus-most-tickets = Nadie ha completado más billetes: +{ $points }
end-total = Total: { $points }
end-row = { $name }: recorridos { $routes }, billetes { $tickets }, estaciones { $stations }, bonificación { $bonus }, total { $total }.
end-row-no-stations = { $name }: recorridos { $routes }, billetes { $tickets }, bonificación { $bonus }, total { $total }.
end-resigned = { $name } se rindió y no puede ganar.
end-tie = { $names } empatan a { $points } puntos.
end-tie-tickets = Billetes completados: { $values }.
end-tie-fewest-stations = Estaciones sin construir: { $values }.
end-tie-bonus = Bonificación: { $values }.
end-tie-longest-trail = Ruta continua más larga: { $values }.
end-tie-goods = Mercancías: { $values }.
end-taken-up = Partida retomada de una copia guardada, con lo que pudieron anularse jugadas: { $moves }.
taken-up-move = en la jugada { $count }
end-seed = Las cartas se barajaron con la semilla { $seed }.
end-winners = { $count ->
    [0] No gana nadie.
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}

# --- lo que la propia mesa rechaza
error-terminal-undo = no hay nada que deshacer: la última jugada mostró algo oculto, la decidió el azar o fue de otro jugador.
error-terminal-number = { $asked } no está en la última lista mostrada ({ $count ->
    [0] ahora no tiene números
    [one] solo tiene el 1
   *[other] del 1 al { $count }
}). «qué» enseña lo que se puede hacer.
error-terminal-no-file = Falta el nombre del archivo: guardar en ARCHIVO, cargar ARCHIVO.
error-terminal-unwritable = No se puede escribir { $file }: { $why }.
error-terminal-unreadable = No se puede leer { $file }: { $why }.

# --- lo que no se entiende
notation-malformed = «{ $asked }» no se entiende; se escribe { $form }
notation-unknown-word = «{ $asked }» no es { $what }; posible: { $possible }
notation-unknown-city = «{ $asked }» no es una ciudad de este mapa; quizá: { $possible }
notation-unknown-route = «{ $asked }»: no existe ese recorrido; quizá: { $possible }
notation-unknown-ticket = «{ $asked }»: no existe ese billete; quizá: { $possible }
notation-ambiguous = «{ $asked }»: hay varios; escribe { $possible }
what-a-card-of-this-map = una carta de este mapa
what-a-deck-of-tickets-of-this-map = un mazo de billetes de este mapa
what-a-phase = una fase
what-a-deed = una jugada
what-a-token = una ficha
form-keep = conservar <billete> [<billete> ...], o conservar nada
form-draw = robar mazo, o robar <carta>
form-claim = cubrir <recorrido> con <pago>, como cubrir dieppe-paris con 1 violeta
form-pay = pagar <pago>, como pagar 1 roja + 1 locomotora
form-tickets = billetes
form-build = construir <ciudad> con <pago>
form-2 = 2 rojas + 1 locomotora
form-one = una jugada, como robar mazo, cubrir, billetes o construir

help =
    Para jugar: escribe su número en la última lista, o la jugada misma:
    - robar roja · robar mazo · billetes (roba billetes)
    - cubrir dieppe-parís (enseña cómo pagarlo) · cubrir dieppe-parís con 1 violeta
    - construir parís · conservar 1 3 · pagar 1 roja · renunciar · pasar
    Para mirar:
    - mirar (toda la mesa) · qué (todo lo que se puede hacer) · reglas
    - mano · mis billetes · mercado · puntos · historial · historial todo
    - recorridos · recorridos desde parís · mapa
    Para preguntar:
    - probabilidades pamplona-madrid:1 (un túnel) · por qué cubrir dieppe-parís

rules-turn = En un turno se hace una sola cosa: robar dos cartas, cubrir un recorrido, o robar { $tickets } billetes y quedarse al menos { $keep }{ $stations ->
    [0] .
   *[other] ; o construir una estación.
}
rules-locomotive = La locomotora vale por cualquier color. Quien toma una boca arriba no toma nada más en ese turno.
rules-claim = Un recorrido se cubre con tantas cartas como espacios tiene, todas de un color, y del suyo si no es gris.
rules-points = Puntos de un recorrido: { $points }.
rules-points-of = { $length ->
    [one] 1 espacio
   *[other] { $length } espacios
} { $points }
rules-twins-closed = De dos vías entre las mismas ciudades, siendo tan pocos a la mesa, la que se cubre cierra la otra.
rules-twins-open = De dos vías entre las mismas ciudades, nadie puede cubrir las dos.
rules-ferry = Un ferri pide una locomotora por cada L que lleva.
rules-tunnel = Un túnel descubre { $count } cartas: cada una del color pagado, y cada locomotora, pide una carta más. Quien no puede o no quiere pagarlas recupera las suyas, y el turno acaba.
rules-station = Una estación deja usar al final, para tus billetes, un recorrido ajeno: el que más te convenga. La primera cuesta 1 carta, la segunda 2 y la tercera 3, de un color; cada una sin construir vale { $points } puntos.
rules-tickets = Al final un billete suma sus puntos si tus recorridos unen sus ciudades; si no, los resta.
rules-end = Cuando alguien acaba su turno con { $few } vagones o menos, todos tienen un último turno, también esa persona.
rules-bonus-longest-trail = La ruta continua más larga, sin pasar dos veces por una vía, da { $points } puntos; si hay empate, a cada una.
rules-bonus-most-tickets = Quien completa más billetes gana { $points } puntos; si hay empate, cada cual.

help-game =
    La partida:
    - deshacer (mientras no intervengan el azar ni otro jugador)
    - guardar en ARCHIVO · cargar ARCHIVO · rendirse · salir (la guarda para --resume)

help-cards =
    Cada carta tiene color, letra y palabra: P violeta, B azul, O naranja, W blanca,
    G verde, Y amarilla, K negra, R roja, L locomotora; * es un recorrido gris, que
    admite cualquier color. Al escribir basta la letra: robar g. También valen las
    palabras inglesas.
