# Por qué se rechaza algo: qué se pidió, por qué no, qué se puede. Delante de cada frase va su código.

# --- la línea de órdenes
error-command-language = no hay frases en «{ $asked }»; posible: { $possible }
error-command-unknown = no existe la orden «{ $asked }»; posible: { $possible }
error-command-option = { $command } no tiene la opción { $asked }; posible: { $possible }
error-command-missing = { $command }: falta algo; se espera { $option }; más con { $command } --help
error-command-value = { $command }: { $option } es «{ $asked }»; se espera { $expected ->
    [int] un número entero
   *[other] { $expected }
}
error-command-option-use = { $option } no se usa así; se espera con un valor detrás, o sola si es un interruptor; más con --help
error-command-usage = { $command } no se puede usar así ({ $asked }); más con { $command } --help
error-command-output = la salida estándar no admite más texto: { $why }; se espera un sitio donde escribir
error-command-conflict = no se pueden pedir a la vez { $asked } y { $other }; quite una de las dos
error-command-needs = { $option } solo significa algo junto con { $needed }; se esperan los dos o ninguno

# --- partidas
error-game-unknown-map = no hay ningún mapa «{ $asked }»; posible: { $possible }
error-game-unknown-map-near = no hay ningún mapa «{ $asked }»; ¿quizá { $near }? Posible: { $possible }
error-game-mode = se pidió el modo «{ $asked }»; posible: { $possible }
error-game-mode-yet = el mapa { $map } aún no se puede jugar con { $asked }; posible: { $possible }
error-game-seats = { $asked ->
    [one] se pidió { $asked } asiento
   *[other] se pidieron { $asked } asientos
}; el mapa { $map } es para { $low } a { $high }
error-game-seed = { $asked } no sirve de semilla; posible: un texto, un número entero o bytes
error-game-map = { $asked } no es un mapa; posible: el id de un mapa, una ruta que acabe en .toml o un MapFile
error-game-deed = { $asked } no es una jugada; posible: una línea de notación o un Deed
error-game-seats-view = se pidió el asiento { $asked }; esta partida tiene los asientos 0 a { $last }
error-game-seats-resign = el asiento { $asked } no puede rendirse: no existe o ya se ha rendido
error-game-over-resign = el asiento { $asked } no puede rendirse: la partida ha terminado
error-game-mechanism = el mapa { $map } necesita { $lacking }, que aquí aún no se puede jugar; posible: un mapa sin ello
error-bot-unknown = no hay ningún bot «{ $asked }»; posible: { $possible }
error-bot-unknown-option = el bot { $bot } no tiene la opción «{ $asked }»; posible: { $possible }
error-map-folder = { $folder } no es una carpeta; se espera una carpeta con archivos de mapas, <id>.toml o <id>/{ $file }
error-map-unwritable = no se puede escribir { $file }: { $why }; se espera un archivo en una carpeta que exista

# --- muchas partidas
error-simulate-games = se pidieron { $asked } partidas; posible: de 1 a { $most }
error-simulate-bots = se pidieron { $asked } bots para { $seats } asientos; posible: uno para todos, o { $seats }, separados por comas
error-simulate-workers = se pidieron { $asked } procesos; posible: de 1 a { $most }
error-simulate-option = se pidió «{ $asked }»; se espera clave=valor como en las reglas de un archivo de mapa, por ejemplo wagons_each=20 ({ $why })

# --- la mesa en la pantalla
error-terminal-exists = { $file } ya existe; nombre un archivo nuevo, o cargue ese mismo
error-terminal-unwritable-folder = no se puede escribir { $file }; se espera un archivo en una carpeta que exista y en la que se pueda escribir
error-terminal-nothing-to-resume = no hay ninguna partida sin terminar en { $folder }; posible: empezar una con traviesa play
error-terminal-players = «{ $asked }» en --players: no hay tal bot; posible, separados por comas: you, un nombre de hasta { $longest } letras, bot, { $bots }
error-terminal-players-name = «{ $asked }» en --players: no es un nombre; posible, separados por comas: you, un nombre de hasta { $longest } letras, bot, { $bots }
error-terminal-players-same = «{ $asked }» en --players: dos con el mismo nombre; posible, separados por comas: you, un nombre de hasta { $longest } letras, bot, { $bots }

# --- registros de partidas
error-record-unreadable = no se puede leer { $file }: { $why }
error-record-unwritable = no se puede escribir { $file }: { $why }
error-record-malformed-bytes = { $file } no es texto UTF-8; se espera el registro de una partida
error-record-malformed-begin = línea { $line }: se espera 'traviesa: { $version }', con lo que empieza todo registro, y hay { $found }
error-record-malformed-header = línea { $line }: se espera 'clave: valor', o una línea vacía antes de las jugadas, y hay { $found }
error-record-malformed-value = línea { $line }: se espera { $key ->
    [options] una tabla como {"{}"}
    [rules] una tabla como {"{"}"wagons_each": 45{"}"}
    [seat] un nombre y una clase, como 'seat: Ana, person'
    [contributions] una lista de textos
    [resigned] una lista de asientos, como [1]
    [taken_up] una lista de números de jugadas, como [34]
    [result] una tabla, o texto
   *[other] texto, entre comillas si tiene signos raros
}, y hay { $found }
error-record-malformed-deed = línea { $line }: se espera una jugada como '{ $number }. { $seat }: draw pile ; green', y hay { $found }
error-record-version = línea { $line }: se espera la versión { $version }, la única que se lee aquí, y hay { $found }
error-record-unknown-key = línea { $line }: se espera una de las claves { $possible }, y hay { $found }
error-record-repeated-key = línea { $line }: se espera { $key } una sola vez, y hay { $found }
error-record-missing-key = la cabecera no tiene ninguna línea '{ $key }: ...'
error-record-numbering = línea { $line }: se espera la jugada { $number }, y hay { $found }
error-record-unknown-seat = línea { $line }: se espera uno de { $possible }, y hay { $found }
error-record-unknown-seat-resigned = resigned: no existe el asiento { $seat }
error-record-value = { $key } no se puede escribir: { $why }
error-record-value-seat = jugada { $line }: no existe el asiento { $seat }
error-record-value-deed = la jugada { $line } no cabe en una línea: { $deed }
error-record-map-digest = el mapa { $map } de aquí no es el del registro: { $here } aquí, { $recorded } en el registro
error-record-no-seed = la cabecera no tiene semilla, o su secreto aún no se ha revelado; se espera 'seed: ...'
error-record-commitment = la semilla no es el secreto al que se comprometió la partida
error-record-rules = la fila de números de las reglas no está entera: { $lacking }
error-record-rules-unplayable = con la fila de números de las reglas no se puede jugar: { $why }
error-record-deed = la jugada { $number } se rechaza: { $refusal }
error-record-resigned = el asiento { $seat } no puede haberse rendido: { $refusal }
error-record-result = el resultado del registro es { $recorded }; las jugadas llevan a { $found }
error-record-nothing-to-undo = se pidió deshacer { $asked } jugadas; posible: de 1 a { $most }

# --- por qué no se puede leer o escribir un archivo
reason-missing = no existe
reason-no-folder = hay un archivo donde debería haber una carpeta
reason-folder = es una carpeta
reason-device = no es un archivo corriente, sino una tubería o un dispositivo
reason-large = pasa de { $most } MiB
reason-no-text = no es un texto en UTF-8
reason-forbidden = no está permitido
reason-read-only = el disco es de solo lectura
reason-full = el disco está lleno
reason-there = ya existe
reason-long = el nombre es demasiado largo
reason-many = hay demasiados archivos abiertos
reason-circle = sus enlaces dan vueltas
reason-broken = el disco no se deja leer o escribir
reason-in-use = ya está en uso
reason-no-address = este equipo no tiene esa dirección
reason-nobody = allí no escucha nadie
reason-cut = la conexión se ha cortado
reason-no-way = no hay camino hasta allí
reason-late = ha tardado demasiado
