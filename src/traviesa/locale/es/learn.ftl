# La primera partida: lo que dice el guía. Cada lección tiene su nombre, lo que pasa (-what), qué hacer ahora (-do) y por qué (-why).

## la entrada
learn-start-title = Aprender jugando
learn-start-lead = Una partida de verdad contra un bot, de unos diez minutos. Cada regla se explica la primera vez que importa, y nada te interrumpe: juega como quieras.
learn-start-short = Una primera partida corta en el mapa de { $map }: { $wagons } vagones por persona en lugar de { $usual }, y sin billetes de recorrido muy largo. Todo lo demás es como en una partida entera: lo que aprendas te servirá siempre.
learn-start-go = Empezar la primera partida
learn-start-going = Preparando la mesa…
learn-start-again = Seguir con la partida empezada
learn-start-anew = Empezar de nuevo, con todas las lecciones
learn-start-rules = Prefiero leer las reglas
learn-start-points-1 = Recibes billetes: parejas de ciudades que hay que unir.
learn-start-points-2 = Reúnes cartas y cubres recorridos con ellas.
learn-start-points-3 = Gana quien tenga más puntos al final.

## el guía
learn-coach = Primera partida
learn-coach-progress = { $done } de { $all } lecciones
learn-coach-next = Entendido
learn-coach-away = Apartar al guía
learn-coach-back = Llamar al guía
learn-coach-open = Abrir el guía
learn-coach-fold = Plegar el guía
learn-coach-rule = La regla
learn-coach-whole = Una partida entera
learn-coach-do = Ahora
learn-coach-tip = Consejo
learn-coach-why = Por qué
learn-coach-quiet = No hay nada nuevo por ahora. Sigue jugando; puedes pedir una pista cuando quieras.
learn-coach-quiet-waiting = Tu rival está pensando. Fíjate en dónde pone sus vagones.
learn-coach-more = Más
learn-coach-less = Menos

## las lecciones
lesson-tickets-first = Tus primeros billetes
lesson-tickets-first-what = Cada billete nombra dos ciudades. Si las unes con vagones tuyos antes del final, sumas sus puntos; si no, los pierdes.
lesson-tickets-first-do = Quédate con al menos { $least } de estos { $count }: los cortos, que es fácil completar, o los que compartan parte del camino.
lesson-tickets-first-why = Un tramo que sirve a dos billetes gasta sus vagones una sola vez.

lesson-turn = Tu primer turno
lesson-turn-what = En un turno haces una sola cosa: robar dos cartas, cubrir un recorrido, robar billetes o construir una estación.
lesson-turn-do = { $way ->
    [yes] Ya te llegan las cartas para el recorrido señalado, en el camino de un billete: elígelo en el tablero y cúbrelo, o roba antes cartas para uno más largo.
   *[no] Roba cartas. Mira qué colores hay en el camino de tus billetes y toma esos si están boca arriba; si no, roba a ciegas del mazo.
}
lesson-turn-why = Empiezas con { $cards } cartas, y casi todos los recorridos piden más de un mismo color.

lesson-second-card = La segunda carta
lesson-second-card-what = { $from ->
    [market] La carta que has tomado boca arriba ya se ha repuesto. Una más y tu turno se acaba.
    [pile] Has robado a ciegas, así que las cartas boca arriba siguen igual. Una más y tu turno se acaba.
   *[other] Una carta más y tu turno se acaba.
}
lesson-second-card-do = Toma la segunda, boca arriba o a ciegas. Lo único que ahora no puedes tomar es una locomotora boca arriba.
lesson-second-card-why = Como ves la primera antes de elegir la segunda, muchas veces puedes reunir dos del mismo color.

lesson-locomotive = Hay una locomotora boca arriba
lesson-locomotive-what = La locomotora es un comodín: vale por cualquier color. Tomarla boca arriba es tu turno entero.
lesson-locomotive-do = Tómala si solo te falta una carta; si no, dos cartas de los colores que buscas dan más.
lesson-locomotive-why = A ciegas, una locomotora es solo una de tus dos cartas.

lesson-blind-locomotive = ¡Una locomotora a ciegas!
lesson-blind-locomotive-what = Has robado una locomotora del mazo. Cuenta como una sola carta y vale por cualquier color.
lesson-blind-locomotive-do = Guárdala para un ferry, para un túnel o para la última carta de un recorrido largo.

lesson-claim = Puedes cubrir un recorrido
lesson-claim-what = { $way ->
    [yes] Te llegan las cartas para este recorrido, y está en el camino de uno de tus billetes. Te da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en el acto.
   *[no] Te llegan las cartas para este recorrido. Te daría { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en el acto.
}
lesson-claim-do = { $way ->
    [yes] Elígelo en el tablero, mira cómo se paga y cúbrelo.
   *[no] Si te sirve, elígelo en el tablero, mira cómo se paga y cúbrelo. Si no, sigue robando.
}
lesson-claim-why = Si se te adelanta otra persona, ya no podrás cubrirlo.

lesson-gray = Recorridos grises
lesson-gray-what = Un recorrido gris se paga con cartas de un solo color, el que tú quieras.
lesson-gray-do = Págalo con un color que no te haga falta en otro sitio.

lesson-ferry = Un ferry
lesson-ferry-what = Cada locomotora dibujada en un ferry exige una carta de locomotora. Los demás espacios se pagan con un solo color, como en un recorrido gris.
lesson-ferry-do = Tienes lo que cuesta este. Cúbrelo si está en tu camino.

lesson-tunnel = Un túnel
lesson-tunnel-what = Un túnel puede costar más de lo que muestra. Cuando hayas jugado las cartas, se da la vuelta a tres del mazo: cada una de tu color, y cada locomotora, exige una carta más.
lesson-tunnel-do = Puedes intentar este. Elígelo, mira la probabilidad junto al pago y procura que te sobre una carta o dos.
lesson-tunnel-why = Si no puedes pagar las adicionales, recuperas tus cartas, pero pierdes el turno.

lesson-extra = Qué ha pasado en el túnel
lesson-extra-what = { $extra ->
    [one] Una de las tres cartas a las que se ha dado la vuelta era de tu color o una locomotora: el túnel pedía una carta más.
   *[other] { $extra } de las tres cartas a las que se ha dado la vuelta eran de tu color o locomotoras: el túnel pedía { $extra } cartas más.
} { $paid ->
    [yes] Has pagado y el túnel es tuyo.
   *[no] Has recuperado tus cartas y solo has perdido el turno. Puedes volver a intentarlo.
}

lesson-through = ¡Túnel abierto!
lesson-through-what = No coincidía ninguna de las { $count } cartas a las que se ha dado la vuelta, así que no ha costado nada más. Van a los descartes.

lesson-scored = Vagones y puntos
lesson-scored-what = Tu recorrido te ha dado { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en el acto. Te quedan { $wagons } vagones.
} en el acto. Te quedan { $wagons } vagones.
lesson-scored-do = Sigue hacia tus billetes. Los recorridos no tienen que tocarse: puedes construir desde los dos extremos.
lesson-scored-why = Los recorridos largos valen mucho más que los cortos: { $longest } espacios dan { $most } puntos; 2 dan { $two }.

lesson-theirs = { $name } ha cubierto un recorrido
lesson-theirs-what = Ese ya no lo puede cubrir nadie más, y tus billetes no pueden usarlo.
lesson-theirs-do = Mira si estaba en tu camino. Si es así, busca un rodeo o, más adelante, una estación.

lesson-double = Una vía cerrada
lesson-double-what = Dos vías entre las mismas ciudades son un recorrido doble. Con { $seats } jugadores solo se puede cubrir una; la otra queda cerrada.

lesson-completed = Un billete completo
lesson-completed-what = Sus ciudades están unidas: el billete te dará sus puntos al final.

lesson-tickets-more = Has completado todos tus billetes
lesson-tickets-more-what = Puedes robar { $count } billetes nuevos y tienes que quedarte con al menos uno. El que no completes te restará sus puntos.
lesson-tickets-more-do = Si te quedan muchos vagones, róbalos. Si te quedan pocos, cubre recorridos largos por sus puntos.

lesson-tickets-choice = ¿Con cuáles te quedas?
lesson-tickets-choice-what = Quédate con al menos { $least }. Los demás van debajo del mazo.
lesson-tickets-choice-do = Elige los que tu red ya une, o casi.

lesson-station = Una estación de tren
lesson-station-what = Si alguien te ha quitado el camino, una estación te deja usar, para tus billetes, uno de sus recorridos que termine en esa ciudad.
lesson-station-do = Solo si te hace falta: toca la ciudad y luego «Construir una estación». La primera cuesta una única carta.
lesson-station-why = Cada estación sin construir vale { $station_points } puntos al final.

lesson-market = Cartas nuevas boca arriba
lesson-market-what = Tres de las cartas boca arriba eran locomotoras: se han descartado las cinco y se han puesto otras cinco.

lesson-reshuffle = Mazo nuevo
lesson-reshuffle-what = Se había acabado el mazo. Los descartes se han barajado y se vuelven a robar: vuelve lo que se había pagado.

lesson-undo = Puedes deshacerlo
lesson-undo-what = Mientras no salga ninguna carta nueva ni juegue nadie más, puedes deshacer tu jugada.

lesson-few-wagons = Se acerca el final
lesson-few-wagons-what = A alguien le quedan solo { $left } vagones. Con 2 o menos empieza la ronda final.
lesson-few-wagons-do = Primero completa tus billetes; después gasta tus vagones en los recorridos más largos que puedas pagar.

lesson-final = La ronda final
lesson-final-what = A alguien le quedan 2 vagones o menos. Todos tienen un turno más, y se acabó.
lesson-final-do = Cubre lo que complete un billete o, si no, el recorrido que más puntos dé.

lesson-over = La partida ha terminado
lesson-over-what = Ahora se enseñan los billetes: los completos suman y los demás restan. Las estaciones sin usar y la ruta continua más larga dan sus puntos.
lesson-over-do = Recorre el recuento paso a paso. «Jugar otra vez» repite esta partida corta; una entera tiene { $usual } vagones: empiézala con «Jugar ya contra bots».

## teclas y órdenes escritas: lo que se escribe está en keys-type-…, con | entre las alternativas
keys-page-title = Teclas y órdenes
keys-lead = En la mesa se puede hacer todo solo con el teclado, y también todo escribiendo.
keys-keyboard = Teclas
keys-key = Tecla
keys-does = Qué hace
keys-typed = Órdenes escritas
keys-typed-lead = Pulsa / y escribe. Todas las respuestas se leen en voz alta; los nombres valen con tildes o sin ellas, en español o en inglés.
keys-type = Escribe
keys-key-tab = Tab
keys-key-arrows = ← ↑ → ↓
keys-key-enter = Intro
keys-key-escape = Esc
keys-tab = a la parte siguiente de la mesa; con Mayúsculas, a la anterior
keys-arrows = dentro de una parte: de carta en carta y, en el tablero, de ciudad en ciudad
keys-enter = elegir lo que tiene el foco
keys-escape = cerrar lo que esté abierto o soltar lo que esté a medio elegir
keys-help = esta lista
keys-command = escribir una orden
keys-market = robar una carta de las que están boca arriba, contando desde la primera
keys-pile = robar a ciegas del mazo
keys-new-tickets = robar billetes
keys-hand = a mi mano
keys-board = al tablero
keys-tickets = mis billetes
keys-routes = todos los recorridos que puedo cubrir
keys-story = lo que ha pasado
keys-talk = hablar con los demás
keys-undo = deshacer, si aún se puede
keys-menu = el menú
keys-zoom = el tablero más grande, más pequeño, entero
keys-type-what = qué puedo hacer
keys-say-what = todo lo que ahora es posible
keys-type-look = mirar
keys-say-look = la mesa entera
keys-type-hand = lee mi mano
keys-say-hand = las cartas que tengo
keys-type-tickets = mis billetes
keys-say-tickets = mis billetes y cómo van
keys-type-market = cartas boca arriba
keys-say-market = las cartas que están boca arriba
keys-type-routes = recorridos de París
keys-say-routes = los recorridos de una ciudad y de quién son
keys-type-news = qué ha pasado | últimas jugadas
keys-say-news = lo que han hecho los demás
keys-type-scores = puntos
keys-say-scores = puntos, vagones y cartas de cada cual
keys-type-odds = probabilidades madrid-pamplona:1
keys-say-odds = cómo de probable es lograr un túnel
keys-type-why = por qué no puedo cubrir dieppe-parís
keys-say-why = lo que lo impide
keys-type-draw = robar roja | robar mazo
keys-say-draw = robar una carta
keys-type-claim = cubrir dieppe-parís | cubrir dieppe-parís con 1 violeta
keys-say-claim = cubrir un recorrido; sin nombrar cartas, oír cómo se puede pagar
keys-type-more = robar billetes
keys-say-more = robar billetes nuevos
keys-type-keep = conservar 1 3
keys-say-keep = conservar billetes, por su número en la lista
keys-type-build = construir París
keys-say-build = construir una estación
keys-type-pay = pagar 1 roja | renunciar
keys-say-pay = pagar lo que pide un túnel o recuperar las cartas
keys-type-undo = deshacer
keys-say-undo = deshacer la última jugada
keys-type-rules = reglas
keys-say-rules = las reglas en pocas líneas
