# Lo que se responde a lo escrito y a las preguntas, en la terminal y desde un servidor.
nothing-new = No ha pasado nada nuevo.
rules-not-here = En esta partida no hay nada de eso.
error-rules-topic = «{ $asked }» no es un tema de las reglas; posible: { $possible }
topic-turn = turno
topic-locomotive = locomotoras
topic-claim = recorridos
topic-points = puntos
topic-twins = recorridos dobles
topic-ferry = ferris
topic-tunnel = túneles
topic-station = estaciones
topic-tickets = billetes
topic-end = final
topic-bonus = bonificación

# --- lo que haría una jugada
would-draw-pile = Robar una carta a ciegas del mazo.
would-draw = Robar { $card }.
would-tickets = Robar { $count } billetes y conservar al menos { $keep }.
would-keep = Conservar { $tickets }{ $back ->
    [0] .
   *[other] {" y devolver "}{ $returned }.
}
would-claim = Cubrir { $route } con { $payment }: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
would-attempt = Jugar { $payment } para el túnel { $route }.
would-pay = Pagar { $payment } más por el túnel.
would-withdraw = Renunciar al túnel y recuperar las cartas.
would-build = Construir una estación en { $city } con { $payment }.
would-pass = Pasar.
would-move = Mover.
station-where = Una estación se paga con { $ways }. ¿En qué ciudad? Escribe construir y su nombre.
not-by-typing = Eso no se puede escribir aquí.
turn-of = { $count ->
    [one] Le toca a { $names }.
   *[other] Les toca a { $names }.
}
help-said =
    Para jugar: escribe su número en la última lista o la jugada misma: robar roja, robar mazo, billetes.
    Cubrir dieppe-parís dice cómo pagarlo; cubrir dieppe-parís con 1 violeta lo dice todo.
    Construir parís, conservar 1 3, pagar 1 roja, renunciar, pasar, deshacer.
    Para saber más: qué puedo hacer, lee mi mano, mis billetes, mercado, puntos, recorridos desde parís, mapa, mirar.
    Qué ha pasado, últimas jugadas, reglas túnel, probabilidades pamplona-madrid:1, por qué no puedo cubrir dieppe-parís.

# --- ¿por qué no puedo?
why-turn = Le toca a { $name }.
why-taken = { $own ->
    [yes] Ya es tuyo.
   *[no] Ya es de { $name }.
}
why-twin-closed = La otra vía ya está cubierta, y siendo tan pocos a la mesa eso cierra esta.
why-own-twin = La otra vía es tuya; nadie puede tener las dos.
why-wagons = Pide { $spaces } vagones, y { $count ->
    [0] no te queda ninguno.
    [one] te queda 1.
   *[other] te quedan { $count }.
}
why-missing = Te { $count ->
    [one] falta 1 carta
   *[other] faltan { $count } cartas
}; lo más cercano para ti sería { $price }.
why-no-route = No hay ningún recorrido libre que puedas pagar.
why-occupied = { $own ->
    [yes] Allí ya está tu estación.
   *[no] Allí ya está la estación de { $name }.
}
why-stations-built = Ya has construido todas tus estaciones.
why-no-stations = En esta partida no hay estaciones.
why-station-price = Esta estación cuesta { $count ->
    [one] 1 carta; no tienes ninguna.
   *[other] { $count } cartas de un color, o locomotoras; no las tienes en la mano.
}
