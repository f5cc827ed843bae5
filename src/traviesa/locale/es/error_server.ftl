# Por qué el servidor rechaza algo: qué se pidió, por qué no, qué se puede. Las frases llevan el nombre de los códigos.

# --- quién pide
error-identity-nobody = no se sabe quién lo pide; posible: entrar como invitado (POST /api/guests), iniciar sesión o enviar un token
error-identity-token = ese token no se conoce aquí; posible: crear otro
error-identity-scope = el token vale para { $scopes }; esto pide { $needed }; posible: un token que valga para ello
error-identity-in-person = lo pide un token, y esto es solo para la persona; posible: iniciar sesión y pedirlo con la cookie
error-identity-csrf = una petición con cookie, pero desde otra página; posible: enviar la cabecera { $header }, o un token
error-identity-password = ninguna cuenta tiene ese nombre y esa contraseña; posible: probar otra vez, o preguntar a quien lleva el servidor
error-identity-password-own = esa no es la contraseña de la cuenta; posible: probar otra vez

# --- personas
error-name-length = se pidió un nombre de { $length ->
    [one] 1 letra
   *[other] { $length } letras
}; posible: de 1 a { $longest }
error-name-signs = el nombre tiene signos que no se ven, o demasiadas marcas sobre una letra; posible: letras, cifras y signos corrientes
error-name-mixed = el nombre mezcla alfabetos con letras que se confunden; posible: un solo alfabeto
error-name-reserved = se pidió «{ $asked }», que aquí significa otra cosa; posible: otro nombre
error-name-account = se pidió «{ $asked }»; posible: de 2 a { $longest } letras, cifras y signos, pero ninguno de / \ ? # %
error-password-length = se pidió una contraseña de { $length ->
    [one] 1 letra
   *[other] { $length } letras
}; posible: de { $shortest } a { $longest }
error-password-weak = la contraseña se adivina enseguida: pocas letras distintas, o el propio nombre; posible: varias palabras
error-account-confirm = se confirmó como «{ $asked }», y el nombre es «{ $name }»; posible: enviar el nombre propio
error-account-delete = se pide borrar { $name } para siempre; posible: lo mismo con --yes
error-account-guest = lo pide un invitado, y esto es para las cuentas; posible: tomar antes un nombre y una contraseña
error-account-guest-sits = como invitado hay asiento en { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}; posible: terminar, o enviar leave_tables para dejarlo todo atrás
error-account-have-one = se pidió una cuenta, y ya hay una: «{ $name }»; posible: cerrar antes la sesión
error-account-name-kept = se pidió «{ $asked }»; una cuenta conserva su nombre, «{ $name }»; posible: otro nombre al sentarse a una mesa
error-account-name-taken = se pidió «{ $asked }»; alguien se llama así, o casi; posible: otro nombre
error-account-reset = el código no se conoce, ya se usó o ha caducado; posible: pedir otro a quien lleva el servidor
error-player-unknown = se pidió «{ $asked }»; ninguna cuenta se llama así; posible: el nombre tal como figura en las mesas
error-player-unknown-account = se pidió el jugador «{ $asked }», y ninguna cuenta se llama así; posible: el id o el nombre de una cuenta
error-player-unknown-muted = se pidió el jugador «{ $asked }», y no hay nadie más que se llame así; posible: quien ocupa un asiento
error-token-unknown = se pidió el token «{ $asked }», que no figura entre los propios; posible: mirar la lista

# --- cuánto
error-limit-requests = demasiadas peticiones; posible: otra vez dentro de { $seconds } s
error-limit-attempts = se han probado demasiadas contraseñas; posible: otra vez dentro de { $seconds } s
error-limit-busy = ahora mismo hay mucha gente iniciando sesión; posible: probar otra vez dentro de un momento
error-limit-too-many-address = desde esta dirección ya hay { $streams ->
    [one] 1 flujo abierto
   *[other] { $streams } flujos abiertos
}, y no caben más; posible: cerrar uno
error-limit-too-many-streams = ya hay { $streams ->
    [one] 1 flujo propio abierto
   *[other] { $streams } flujos propios abiertos
}, y no caben más; posible: cerrar uno; con uno basta para muchas mesas
error-limit-too-many-tables = ya hay { $tables ->
    [one] 1 mesa propia abierta o en juego
   *[other] { $tables } mesas propias abiertas o en juego
}, y no caben más; posible: terminar o cerrar alguna
error-limit-too-many-mutes = ya hay { $most } jugadores silenciados; posible: volver a oír a alguno
error-limit-too-many-tokens = se pidió otro token, y ya hay { $most }; posible: revocar uno

# --- mesas
table-is = { $status ->
    [open] abierta
    [running] en juego
    [closed] cerrada
    [over] terminada
   *[other] { $status }
}
table-asked = { $what ->
    [sit] sentarse
    [stand] dejar un asiento (una partida en juego se deja rindiéndose o cediendo el asiento a un bot)
    [start] empezar
    [close] cerrar la mesa
    [do] jugar
    [undo] deshacer
    [ask] retirar una jugada
    [answer] responder
    [resign] rendirse
    [away] ceder el asiento a un bot
    [back] volver al asiento
    [rematch] jugar otra vez
   *[other] { $what }
}
error-game-over-table = se pidió { table-asked }; la partida ha terminado; posible: mirarla o jugar otra
error-table-not-open = se pidió { table-asked }; la mesa está { table-is }; solo es posible mientras esté abierta
error-table-not-running = se pidió { table-asked }; la mesa está { table-is }; solo es posible mientras esté en juego
error-table-not-over-rematch = se pidió { table-asked }; la mesa está { table-is }; solo es posible cuando la partida haya terminado
error-table-not-over-record = se pidió el registro, que revelaría lo que está oculto; la mesa está { table-is }; posible: cuando la partida haya terminado
error-table-unknown = se pidió la mesa «{ $asked }», y no existe; posible: mirar la lista
error-table-no-moment = se pidió el momento { $asked }; la partida no tiene ninguno con ese número; posible: { $possible }
error-table-busy = en esta mesa otros son más rápidos; posible: mirar de nuevo y probar otra vez
error-table-name-taken = se pidió «{ $asked }»; aquí alguien se llama así; posible: otro nombre
error-table-full = se { $asked ->
    [one] pidió 1 asiento
   *[other] pidieron { $asked } asientos
}; { $free ->
    [0] no queda ninguno libre
    [one] queda 1 libre
   *[other] quedan { $free } libres
}; posible: menos nombres, o mirar la partida
error-table-not-full = se pidió empezar; { $empty ->
    [one] queda 1 asiento vacío
   *[other] quedan { $empty } asientos vacíos
}; posible: esperar, o nombrar un bot que { $empty ->
    [one] lo
   *[other] los
} ocupe
error-table-not-host = eso solo puede hacerlo quien creó la mesa; posible: pedírselo
error-table-not-seated = quien lo pide no ocupa ningún asiento de esta mesa; posible: sentarse mientras esté abierta
error-table-clock = se pidió un reloj «{ $kind }» sin tiempo; posible: una reserva en segundos (live), o días (days)
error-table-stale = se respondió a la versión { $answered }, y ya vale la { $stands }; posible: mirar de nuevo y responder a esa
error-table-sealed = este asiento ya ha elegido; posible: deshacer, o esperar a los demás
error-table-undo = se pidió deshacer; desde entonces ha hablado el azar u otro asiento; posible: pedírselo a los demás, si no fue el azar
error-table-undo-asking = se pidió retirar una jugada; desde entonces ha hablado el azar o se ha visto algo oculto; posible: seguir jugando
error-table-nothing-asked = se dio una respuesta, y a este asiento no se le ha preguntado nada; posible: seguir jugando
error-table-away = un bot ya juega por el asiento { $seat }; posible: volver
error-table-not-away = ningún bot juega por el asiento { $seat }; posible: jugar
error-table-resigned = el asiento { $seat } se ha rendido; posible: mirar
error-action-not-your-turn-seat = se pidió el asiento { $seat }; posible: uno de los propios: { $yours }
error-action-not-your-turn-which = no se nombró ningún asiento, y hay varios propios; posible: nombrar uno: { $yours }
error-bot-unknown-fill = se pidió «{ $asked }», y no existe ese bot; posible: { $possible }
error-bot-unknown-chair = se pidió «{ $asked }» para un asiento; posible: { $possible }
error-chat-empty = se esperan palabras propias o una frase hecha, una de las dos; posible: {"{"}text: …{"}"} o {"{"}phrase: …{"}"}
error-stream-malformed = se pidió «{ $asked }»; posible: MESA o MESA:NÚMERO, separadas por comas
error-stream-too-many = se pidieron { $asked } mesas en un solo flujo; posible: hasta { $most }

# --- quien lleva un servidor
error-server-metrics = se pidieron las cifras; posible: desde este mismo equipo, o con el ajuste metrics = public
error-server-settings-no-file = se pidió { $asked }, y no existe ese archivo; posible: un archivo TOML de ajustes
error-server-settings-unreadable = { $asked } no se puede leer: { $why }; posible: un archivo TOML de ajustes
error-server-settings-unknown = { $asked }, en { $file }: no existe ese ajuste; posible: { $possible }
error-server-settings-value = { $where } es «{ $value }»; posible: { $possible }
error-server-port = se pidió el puerto { $asked } de { $host }; { $why }; posible: otro --port, o 0 para uno que esté libre
error-server-workers = se pidieron { $asked } procesos sobre SQLite, que atiende a uno solo; posible: --workers 1, o --database-url postgresql://…
error-server-data = en { $asked } no se puede escribir: { $why }; posible: --data CARPETA
error-server-database = se pidió { $asked }, y no se puede usar: { $why }; posible: sqlite:///ARCHIVO, postgresql://USUARIO@EQUIPO/NOMBRE
error-server-database-malformed = la dirección de la base de datos no se entiende; posible: sqlite:///ARCHIVO, postgresql://USUARIO@EQUIPO/NOMBRE
error-server-database-kind = se pidió { $asked }, que aquí no vale como base de datos; posible: sqlite:///ARCHIVO, postgresql://USUARIO@EQUIPO/NOMBRE
error-server-backup-exists = { $file } ya existe; posible: nombrar un archivo nuevo
error-server-backup-file-write = { $file } no se puede escribir: { $why }; posible: un archivo en una carpeta propia con sitio
error-server-backup-file-read = { $file } no se puede leer: { $why }; posible: un archivo escrito por traviesa backup
error-server-backup-file-none = se pidió { $file }, y no existe; posible: un archivo escrito por traviesa backup
error-server-backup-damaged = { $file } no es una copia completa: { $why }; posible: otra copia; no se ha cambiado nada
error-server-restore-full = la base de datos ya tiene { $table }; posible: restaurar en una vacía (--data, --database-url)
error-server-running-restore = hay un servidor en marcha con esta base de datos; posible: pararlo antes, o restaurar en otra

setting-in-environment = { $name }, en el entorno,
setting-on-line = --{ $name }
setting-in-file = { $name }, en { $file },
setting-no-toml = no es TOML{ $line ->
    [0] {""}
   *[other] {""} (línea { $line })
}
setting-one-of = { $words }
setting-whole = un número entero de { $low } a { $high }
setting-number = un número de { $low } a { $high }
setting-address = http://EQUIPO o https://EQUIPO, sin ruta
setting-folders = una lista de carpetas
setting-text = un texto
setting-path = una ruta

backup-not-taken = la base de datos no admite sus filas ({ $error })
backup-miscounted = sus filas no son las que cuenta al final
backup-foreign-rows = tiene filas de «{ $table }»
backup-cut = le falta el final
backup-version = es de la versión «{ $version }» del esquema, que aquí no se conoce
backup-no-head = no empieza por «{ $expected }»
backup-unreadable = su texto se corta o no se entiende

# --- lo que rechaza la propia petición
http-title = { $status ->
    [400] Petición incorrecta
    [401] Sin identificar
    [403] Prohibido
    [404] No existe
    [405] Método no admitido
    [408] Tiempo agotado
    [409] En conflicto
    [413] Contenido demasiado grande
    [422] No se puede hacer
    [429] Demasiadas peticiones
    [431] Cabeceras demasiado grandes
    [500] Fallo interno del servidor
    [503] Servicio no disponible
   *[other] Rechazado
}
error-http-bad-request = { $reasons }; posible: como lo describe /api/docs
error-http-not-found = se pidió { $asked }, y en esa dirección no hay nada; posible: las direcciones que figuran en /api/docs
error-http-method-not-allowed = se pidió { $asked }, que esta dirección no admite; posible: { $possible }
error-http-request-entity-too-large = el cuerpo de la petición es demasiado grande; posible: hasta { $most } bytes
error-http-request-timeout = el cuerpo de la petición no llegó en { $within } s; posible: enviarlo entero de una vez
error-http-head-too-large = la dirección y las cabeceras son demasiado grandes; posible: hasta { $most } bytes
error-http-malformed = lo que llegó no es HTTP; posible: una petición tras otra, cada una según HTTP/1.1
error-http-refused = la petición no se puede atender (estado { $status }); posible: como lo describe /api/docs
error-server-mistake = ha fallado el servidor, y queda anotado; posible: probar otra vez
error-server-storage = la base de datos no responde por el momento; posible: otra vez en un instante; con el mismo id de petición se hace una sola vez
error-server-full = el disco del servidor está lleno y no se ha hecho nada; posible: otra vez cuando quien lo administra haya hecho sitio
misfit-at = «{ $key }»: { $why }
misfit-kind = se espera { $expected ->
    [str] un texto
    [int] un número entero
    [float] un número
    [bool] true o false
    [array] una lista
    [object] un objeto
   *[other] { $expected }
} y hay { $found ->
    [str] un texto
    [int] un número entero
    [float] un número
    [bool] true o false
    [array] una lista
    [object] un objeto
    [null] nada
   *[other] { $found }
}
misfit-short = es demasiado corto: se espera { $least } como mínimo
misfit-long = es demasiado largo: se espera { $most } como máximo
misfit-low = es demasiado poco: se espera { $least } como mínimo
misfit-high = es demasiado: se espera { $most } como máximo
misfit-form = no tiene la forma debida
misfit-missing = falta «{ $field }»
misfit-unknown = aquí no hay «{ $field }»
misfit-choice = «{ $asked }» no es ninguno de los valores posibles
misfit-no-body = falta el cuerpo de la petición
misfit-json = el cuerpo no es JSON en UTF-8, o no acaba nunca de abrir corchetes
misfit-other = no es como debe ser
error-table-not-running-asking = se preguntó por la partida; la mesa está { table-is }; posible: cuando la partida haya empezado
error-action-not-your-turn-hint = se pidió una pista; el asiento { $seat } no tiene nada que decidir; posible: esperar el turno
error-hint-rated = se pidió una pista; esta partida puede contar para la clasificación; posible: pistas en mesas que no son públicas, con reglas propias o sin otra persona
error-why-nothing = no se preguntó nada; posible: deed, route, city o what, uno de ellos
