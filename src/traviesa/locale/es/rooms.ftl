# Lo que se dice en el vestíbulo, en las páginas de las personas y al acabar una partida: se carga al ir allí.

## lobby
lobby-brand = Traviesa, a la portada
lobby-skip = Ir al contenido
lobby-nav = Secciones
lobby-nav-play = Jugar
lobby-nav-learn = Aprender
lobby-nav-games = Partidas
lobby-nav-settings = Ajustes
lobby-nav-account = Tú
lobby-nobody = Iniciar sesión
lobby-yourself = Tú
lobby-former-player = alguien que se fue
lobby-unofficial = Traviesa es libre y abierta, hecha por jugadores para jugadores, y no tiene relación con ninguna editorial. Los nombres de juegos publicados solo dicen con qué es compatible.
lobby-api = Para programas: la API
lobby-unreached = No se llega al servidor.
lobby-again = Volver a intentarlo
lobby-away = No hay conexión con el servidor. La página vuelve a intentarlo sola cada pocos segundos; las partidas no pierden nada.
lobby-welcome = El próximo tren es tuyo.
lobby-lead = Reúne cartas, cubre recorridos por todo el mapa y completa tus billetes. En solitario, alrededor de una pantalla o con amigos que están lejos.
lobby-play = Jugar ya contra bots
lobby-play-what = { $map } · { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
lobby-as = Juegas como { $name }.
lobby-as-change = Otro nombre
lobby-bots = Bots
lobby-bots-too = Bots que juegan también
lobby-map = Mapa
lobby-map-seats = { $least }–{ $most } jugadores
lobby-map-stations = estaciones, túneles, ferris
lobby-map-plain = las reglas más sencillas
lobby-screen = Alrededor de una pantalla
lobby-screen-what = De dos a cinco personas se pasan este dispositivo; un telón tapa la mano de cada una a las demás.
lobby-screen-who = ¿Quién juega?
lobby-name-of = Nombre { $number }
lobby-name-remove = Quitar a { $name }
lobby-name-more = Alguien más
lobby-start = Empezar la partida
lobby-friends = Con amigos
lobby-friends-what = Abre una mesa y envía su enlace, o deja que lean el código. Quien lo tiene se sienta; no hace falta cuenta.
lobby-friends-open = Abrir una mesa
lobby-new = Mesa nueva a medida
lobby-learn = Aprender a jugar
lobby-learn-what = Una primera partida de diez minutos en la que cada regla llega cuando hace falta.
lobby-learn-go = La primera partida
lobby-own = Tus mesas
lobby-own-count = { $count ->
    [one] 1 en marcha
   *[other] { $count } en marcha
}
lobby-all-games = Todas tus partidas terminadas
lobby-public = Mesas públicas
lobby-filters = Qué mesas
lobby-filter-status = Estado
lobby-filter-free = con asiento libre
lobby-any = cualquiera
lobby-status-open = abierta
lobby-status-running = en juego
lobby-status-over = terminada
lobby-seats = Asientos
lobby-public-none = Ahora mismo no hay ninguna mesa pública así.
lobby-more = Más antiguas
lobby-chair-free = libre
lobby-free = { $free ->
    [0] todos los asientos ocupados
    [one] 1 asiento libre
   *[other] { $free } asientos libres
}
lobby-running = en juego
lobby-turn-of = turno de { $name }
lobby-over = terminada
lobby-own-rules = reglas de la casa
lobby-private = con invitación
lobby-go-on = Seguir
lobby-join = Unirse
lobby-watch = Mirar
lobby-look-back = Repasar
lobby-bot-planner = Planificador
lobby-bot-planner-what = Planea sus billetes como una sola red, se adelanta cuando le van a quitar un recorrido, y echa cuentas. Un buen rival.
lobby-bot-random = Trotamundos
lobby-bot-random-what = Hace cualquier cosa permitida, sin pensar. Para un primer intento.
lobby-a-bot = Bot: { $bot }
lobby-shuffle-seats = Sortear el orden de los asientos
lobby-who-finds = Quién encuentra esta mesa
lobby-by-invitation = Con invitación
lobby-by-anybody = Pública: cualquiera puede unirse o mirar
lobby-create = Abrir la mesa
lobby-chair = Asiento { $number }
lobby-chair-you = Tú ({ $name })
lobby-chair-person = Alguien que venga
lobby-chair-person-what = Queda libre hasta que alguien se siente.
lobby-chair-mine = tú
lobby-clock = Tiempo
lobby-clock-none = Sin reloj
lobby-clock-none-what = Cada cual piensa lo que quiera.
lobby-clock-live = Reloj en vivo
lobby-clock-live-what = Una reserva de tiempo para toda la partida, y algo más tras cada turno.
lobby-clock-days = Días por turno
lobby-clock-days-what = Para partidas lentas: abre la página cuando te toque.
lobby-clock-bank = Reserva para la partida
lobby-clock-increment = Se añade tras cada turno
lobby-clock-a-turn = Para cada turno
lobby-clock-told-none = Sin reloj
lobby-clock-told-live = { $minutes } min, { $seconds } s más por turno
lobby-clock-told-days = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
}
lobby-minutes = { $count } minutos
lobby-seconds = { $count } segundos
lobby-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
lobby-rules = Reglas de la casa, para quien conoce el juego
lobby-rules-of-map = como las tiene { $map }
lobby-rules-changed = { $count ->
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
lobby-rules-unrated = Las partidas con reglas de la casa no cuentan para la clasificación.
lobby-rules-reset = Como las tiene el mapa
lobby-rule-wagons_each = Vagones por jugador
lobby-rule-stations_each = Estaciones por jugador
lobby-rule-hand_dealt = Cartas repartidas al empezar
lobby-rule-tickets_keep_first = Billetes que hay que quedarse al empezar, como mínimo
lobby-rule-tickets_keep = Billetes que hay que quedarse después, como mínimo
lobby-rule-market_reset_at = Locomotoras boca arriba que renuevan las cartas (0: nunca)
lobby-rule-tunnel_reveal = Cartas a las que se da la vuelta en un túnel
lobby-rule-twins_open_from_seats = Los dos lados de un recorrido doble, desde tantos jugadores
lobby-rule-bonus = La bonificación es para
lobby-rule-bonus-longest_trail = la ruta continua más larga
lobby-rule-bonus-most_tickets = más billetes completados
lobby-rule-face_up_locomotive_ends_draw = Una locomotora boca arriba es la única carta del turno
lobby-waiting = Sala de espera: { $map }
lobby-closed = Esta mesa se ha cerrado sin jugar.
lobby-back = A la portada
lobby-chairs = Quién está
lobby-waiting-for = { $free ->
    [one] Falta una persona.
   *[other] Faltan { $free } personas.
}
lobby-ready = Ya estáis todos. Falta que empiece la partida.
lobby-ready-host = Ya estáis todos.
lobby-fill = Para los asientos libres
lobby-start-filled = { $free ->
    [one] Empezar con un bot en el asiento libre
   *[other] Empezar con bots en los asientos libres
}
lobby-close = Cerrar la mesa
lobby-leave = Dejar la mesa
lobby-sit-as = Sentarte como
lobby-sit = Sentarse
lobby-invite = Invitar
lobby-invite-title = Un asiento en mi mesa de Traviesa
lobby-invite-link = Enlace a esta mesa
lobby-copy = Copiar
lobby-copied = Copiado.
lobby-share = Compartir
lobby-code = El enlace como código para leerlo con un móvil
lobby-here-alone = Esta dirección solo funciona en este ordenador. Para móviles y otras personas de tu red, arranca el servidor con: traviesa serve --lan
lobby-words = Conversación
lobby-words-own = Tus palabras
lobby-words-say = Decir
lobby-shuffle = Las cartas se barajarán con un secreto que ya está fijado y con lo que aporte cada jugador: nadie puede amañarlas, ni siquiera este servidor.
lobby-shuffle-how = Cómo se demuestra
lobby-shuffle-1 = El servidor ha elegido un secreto y muestra su huella (sha256) antes de que nadie se siente:
lobby-shuffle-2 = Quien se sienta añade algo al azar que el servidor no podía conocer antes.
lobby-shuffle-3 = El secreto y las aportaciones dan juntos el orden de todas las cartas y billetes. Para cambiar algo, el servidor necesitaría otro secreto, y ese tendría otra huella.
lobby-shuffle-4 = Cuando la partida termina, el secreto se revela. Cualquiera puede entonces reconstruir cada carta: en la página tras la partida, o en casa con

## after
after-map = Final de la partida · { $map }
after-former = jugador que se fue
after-sections = Partes del final
after-section-scoring = Puntos
after-section-figures = Cifras
after-section-replay = Repetición
after-section-shuffle = Barajado
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
after-points-signed = { $count ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}
after-standing = Puntos hasta ahora
after-step = Paso { $at } de { $all }
after-steps = Recorrer la puntuación
after-so-far = Hasta aquí
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

after-figures-points = Puntos, turno a turno
after-figures-points-told = Gráfico de los puntos de cada jugador, del primer turno al último. { $values }
after-figures-points-one = { $name }: { $middle } a mitad de partida, { $last } al final.
after-figures-axis = turnos
after-figures-final = recuento
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
after-shuffle-right-part = El reparto concuerda con el secreto.
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
## settings
settings-title = Ajustes
settings-kept-here = Los guarda este navegador. En cuanto juegues, te seguirán allí donde inicies sesión.
settings-kept-there = Te siguen allí donde inicies sesión. Los avisos son cosa de cada navegador.
settings-language = Idioma
settings-look = Aspecto
settings-look-auto = como el dispositivo
settings-look-light = claro
settings-look-dark = oscuro
settings-motion = Movimiento
settings-motion-what = Las cartas y los vagones se deslizan hasta su sitio. Sin él, aparecen sin más.
settings-sounds = Sonidos
settings-sounds-what = Un ruido suave para las cartas, los vagones y cuando te toca.
settings-speech = Voz
settings-speech-what = La página dice en voz alta lo que pasa en la mesa.
settings-speech-none = Este navegador no sabe hablar.
settings-confirm = Preguntar antes de lo que no se puede deshacer
settings-confirm-what = Una pulsación más antes de cubrir un recorrido, quedarte billetes o rendirte.
settings-notices = Avisos
settings-notices-what = Tu dispositivo te avisa cuando te toca y no tienes la página delante. El navegador te pedirá permiso.
settings-notices-https = Un navegador solo permite avisos con HTTPS, o en el ordenador donde está el servidor. Quien lo aloja puede prepararlo; el título de la pestaña avisa de todos modos.
settings-notices-none = Este navegador no tiene avisos. El título de la pestaña avisa de todos modos.
settings-notices-forbidden = A este navegador se le ha dicho que no muestre avisos de aquí. Puedes permitirlos en su propia configuración para esta página.

## account
account-title = Tú
account-guest = Juegas como { $name }, de invitado
account-nobody = Jugar de invitado
account-guest-what = De invitado se juega al momento, y no quedan más que las partidas. Solo este navegador te recuerda.
account-called = Cómo te llaman los demás
account-rename = Llamarme así
account-renamed = Ahora eres { $name }.
account-make-title = Crear una cuenta
account-make-what = Un nombre y una contraseña, nada más: ni dirección ni correos. Con ellos vuelves desde cualquier sitio, y tus partidas cuentan para la clasificación.
account-make-keeps = Un nombre y una contraseña, nada más: ni dirección ni correos. Tus mesas van contigo, vuelves desde cualquier sitio, y tus partidas cuentan para la clasificación.
account-make = Crear la cuenta
account-name = Nombre
account-password = Contraseña
account-password-what = 8 caracteres o más. Varias palabras van bien.
account-password-show = mostrarla
account-enter-title = Iniciar sesión
account-enter = Iniciar sesión
account-leave-tables = Abandonar las mesas en las que estoy de invitado
account-forgotten = ¿Has olvidado la contraseña? Quien aloja este servidor puede hacerte un enlace para poner una nueva.
account-here = Has iniciado sesión como { $name }
account-page = Mi página, como la ven los demás
account-games = Mis partidas
account-leave = Cerrar sesión
account-leave-all = Cerrar sesión en todas partes
account-password-title = Contraseña
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-change = Poner la contraseña
account-password-changed = La contraseña ha cambiado. En los demás dispositivos se ha cerrado la sesión.
account-reset = Una contraseña nueva
account-reset-what = El enlace que te han dado sirve una vez y durante un día. Con él inicias sesión, y se cierra en los demás dispositivos.
account-reset-code = Código
account-mutes = Jugadores silenciados
account-mutes-none = Lees a todo el mundo. En una mesa puedes silenciar a alguien; nadie se entera.
account-hear = Volver a leer
account-tokens = Tokens para programas
account-tokens-what = Con un token, un programa tuyo juega en tu nombre: un bot, una estadística, lo que quieras.
account-token-name = Para qué es
account-token-scopes = Para qué sirve
account-token-make = Crear un token
account-token-made = Este es el token «{ $name }». Solo se muestra esta vez; guárdalo como una contraseña.
account-token-revoke = Anular
account-scope-read = mirar
account-scope-tables = abrir mesas y sentarse
account-scope-play = jugar y hablar
account-held = Lo que se guarda de ti
account-held-what = Tu nombre, lo que hiciste en las mesas, puntos de clasificación, ajustes. Puedes llevártelo todo en un archivo, e irte para siempre.
account-export = Descargarlo todo
account-farewell = Irme para siempre
account-farewell-what = Se borran nombre, palabras, contraseña, tokens y clasificación; donde estés sentado sigue jugando un bot. Las partidas se quedan, porque también son de otros, con «alguien que se fue» en tu lugar. No hay vuelta atrás.
account-farewell-name = Escribe tu nombre, { $name }, si va en serio
account-farewell-do = Borrarme

## games and players
lobby-games = Partidas
lobby-games-none = Aún no has jugado aquí.
lobby-games-going = En marcha
lobby-games-over = Partidas terminadas
lobby-games-over-none = Ninguna partida terminada todavía.
lobby-game-day = Día
lobby-game-seats = Quién, y con cuántos puntos
lobby-game-end = Final
lobby-game-won = victoria
lobby-game-place = puesto { $place }
lobby-game-resigned = rendición
lobby-game-gained = { $gained } en la clasificación
profile-since = Aquí desde el { $day }
profile-mute = Silenciar
profile-muted = Ya no lees lo que dice; nadie se entera. En tu página ves a quién has silenciado.
profile-ratings = Clasificación
profile-ratings-none = Aún sin clasificar. Cuentan las partidas públicas entre cuentas, con las reglas del mapa.
profile-seats = { $seats } asientos
profile-games-count = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
profile-provisional = aún provisional
profile-figures = Cifras
profile-none = Las cifras llegan con la primera partida terminada.
profile-all = Las treinta cifras
profile-of = { $part } de { $whole }
profile-chart-ended = Cómo acaban las partidas
profile-chart-drawn = De dónde salen las cartas
profile-chart-lengths = Recorridos por longitud
profile-length = longitud { $length }: { $count }
profile-group-games = Partidas
profile-group-points = Puntos
profile-group-tickets = Billetes
profile-group-routes = Recorridos
profile-group-tunnels = Túneles
profile-group-cards = Cartas
profile-group-play = Juego
profile-games = Partidas
profile-won = Ganadas
profile-lost = Perdidas
profile-resigned = Rendiciones
profile-stood_in = Jugadas sobre todo por un bot
profile-place_mean = Puesto medio
profile-points_mean = Puntos de media
profile-points_best = Mejor puntuación
profile-route_points_mean = De recorridos, de media
profile-ticket_points_mean = De billetes, de media
profile-tickets = Al final de la partida
profile-tickets_completed = Billetes completados
profile-tickets_asked = Veces que robó más
profile-routes = Cubiertos
profile-ferries = Ferris
profile-stations = Estaciones construidas
profile-trail_longest = Ruta continua más larga
profile-trail_bonuses = Bonificaciones por la ruta más larga
profile-wagons_left_mean = Vagones sobrantes, de media
profile-tunnels_tried = Intentados
profile-tunnels_paid = Con cartas adicionales
profile-tunnels_withdrawn = Con retirada
profile-cards_face_up = Robadas boca arriba
profile-cards_blind = Robadas a ciegas
profile-locomotives_taken = Locomotoras tomadas boca arriba
profile-locomotives_played = Locomotoras jugadas
profile-seconds_a_deed = Segundos por jugada
profile-taken_back = Jugadas deshechas
