# Una mesa en un servidor. $own vale "yes" cuando se trata de quien lee.

# --- al llegar
join-late = { $why }; con --watch se mira
join-as = Eres { $name } en { $server }.
join-name = ¿Cómo te llamas? Con Intro, { $name }.
join-title = Mesas:
join-mine = seguir: { $map }, { $names }{ $status ->
    [open] , sin empezar
    [over] , terminada
   *[other] {""}
}{ $due ->
    [yes] . Te toca a ti
   *[no] {""}
}
join-open = sentarse: { $map }, { $names }, { $free ->
    [one] 1 silla libre
   *[other] { $free } sillas libres
}
join-running = mirar: { $map }, { $names }
join-new = una mesa nueva
play-left = { $map }, { $names }, jugada por última vez { $when }
play-new = una partida nueva
play-at = Traviesa está en { $address }
play-stop = Se abre en tu navegador. Ctrl+C lo termina aquí; no se pierde ninguna partida.
play-left-page = Tus partidas te esperan. Vuelve con: traviesa play
play-no-browser = Aquí no se puede abrir un navegador, así que juegas en este terminal. Para otros aparatos: traviesa serve --lan
play-no-page = La página para el navegador no está construida (se hace con make page), así que juegas en este terminal.
join-ask = ¿Cuál? Escribe un número del 1 al { $count }; con Intro, la 1; «salir», ninguna.
join-map = ¿Qué mapa? { $maps }. Con Intro, { $usual }.
join-players = ¿Quiénes se sientan? Nombres de quienes están ante esta pantalla, libre por cada silla para otros, bot, bot:random; separados por comas. Con Intro, { $usual }.
word-open = libre
join-public = ¿Pueden ver todos la mesa en la lista? sí o no; con Intro, no: se llega por su enlace.
invite = A esta mesa se llega por: { $link }
chair-open = silla libre
chair-mine = { $name } (aquí)
chair-taken = { $name }
lobby-host = Espera a los demás o escribe empezar con bots: ocuparán las sillas libres. ayuda enseña lo demás.
lobby-host-full = Ya están todos: Intro empieza la partida.
lobby-guest = La partida empieza cuando lo diga quien creó la mesa. ayuda enseña qué se puede escribir mientras.
lobby-how = La partida no ha empezado. Puedes: empezar, empezar con bots, decir …, quién, invitar, levantarse, cerrar, salir, ayuda.
watch-greet = Miras la partida; ayuda enseña todo lo que se puede escribir.

# --- durante la partida
waiting-title = La mesa
waiting-for = Se espera a { $names }.
waiting-lately = Lo último que ha pasado:
waiting-all-eyes = Esta pantalla la ven varias personas: eso se enseña cuando te toque. Ahora: mercado, mapa, puntos, historial, quién, decir ….
waiting-onlooker = Miras la partida: mercado, mapa, puntos, historial, quién, salir.
clock-left = Tu tiempo: { $time }
link-lost = El servidor no responde. No se pierde nada; se vuelve a intentar …
link-again = El servidor ya responde.
left-far = Tu asiento te espera. Vuelve con: traviesa { $way }
muted = Aquí ya no se oye a { $name }; oír { $name } lo deshace.
unmuted = Se vuelve a oír a { $name }.
phrases = Con tus palabras: decir …; estas frases las lee cada cual en su idioma: { $said }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-one-moment = ¡Un momento!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Vaya!
phrase-good-game = ¡Buena partida!

# --- lo que ha pasado
news-said = { $name } dice: { $text }
news-sat = { $name } se sienta.
news-stood = Alguien ha dejado su silla.
news-left = Alguien se ha ido para siempre; en su sitio sigue un bot.
former-player = alguien que se fue
news-started = Empieza la partida.
news-closed = La mesa se ha cerrado antes de empezar.
news-again = La mesa está puesta otra vez: revancha se sienta allí.
news-undone = { $name }: deshace su última jugada.
news-asked = { $name } pide deshacer su última jugada.
news-asked-how = Escribe acepto o rechazo.
news-agreed = { $name } acepta.
news-refused = { $name } no acepta.
news-away = Un bot juega por { $name }.
news-away-clock = A { $name } se le ha acabado el tiempo; un bot juega en su lugar.{ $own ->
    [yes] {" "}volver recupera el asiento.
   *[no] {""}
}
news-away-absent = { $name } lleva mucho tiempo fuera; un bot juega en su lugar.
news-away-asked = { $name } deja que juegue un bot.{ $own ->
    [yes] {" "}volver recupera el asiento.
   *[no] {""}
}
news-back = { $name } ha vuelto.

# --- el final
verified = Comprobado aquí: las cartas estaban como se prometió antes de empezar, y las { $count } jugadas cumplen las reglas.
verified-not = La partida NO se ha podido comprobar: { $why }
end-far = Intro sale; revancha juega otra vez, guardar en ARCHIVO guarda el acta.
end-watched = Intro sale; guardar en ARCHIVO guarda el acta.

help-far =
    En una mesa de un servidor:
    - decir hola (cada cual lee las frases hechas en su idioma) · frases
    - quién · invitar (el enlace) · silenciar NOMBRE · oír NOMBRE
    - antes de empezar: empezar · empezar con bots · levantarse (dejar la silla) · cerrar (la mesa)
    - deshacer, y si otros ya han jugado: pedir deshacer (se les pregunta) · acepto · rechazo
    - ausente (juega un bot) · volver · rendirse
    - al final: revancha · guardar en ARCHIVO (el acta) · verificar
    - salir (tu asiento te espera)

# --- lo que esta pantalla rechaza
error-terminal-elsewhere = la partida está en un servidor, que la conserva; se puede: guardar en ARCHIVO cuando termine
error-record-not-committed = el acta no es de la partida que se prometió antes de empezar
error-join-map = en este servidor no hay ningún mapa { $asked }; se puede: { $possible }
error-join-players = { $asked } no puede sentarse ahí; se puede, separado por comas: nombres, libre, { $bots }
error-play-server = el servidor no ha arrancado: { $why }; se puede: traviesa terminal, que no lo necesita
error-server-running = ya hay un servidor sobre { $data }, en { $address }; se puede: usar ese, u otro --data
error-table-not-over = la partida no ha terminado y su acta contaría lo que está oculto; se puede cuando termine
