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
