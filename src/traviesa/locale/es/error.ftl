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
error-game-unknown-map = no hay ningún mapa «{ $asked }»; posible: { $possible }

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

# --- partidas, mapas, bots, la mesa
error-game-over = el asiento { $seat } no puede retirarse: la partida ha terminado
error-game-seats-resign = el asiento { $seat } no puede retirarse ahora; posible: un asiento de 0 a { $last } que no lo haya hecho
error-game-seats-seat = se pide el asiento { $seat }; esta partida tiene asientos de 0 a { $last }
error-game-seats = se piden { $asked } asientos; { $map } es para { $low } a { $high }
error-game-mode = se pide el modo '{ $asked }'; posible: { $possible }
error-game-mode-yet = { $map } aún no se puede jugar con { $asked }; posible: cards
error-game-mechanism = { $map } pide { $lacking }, que aquí aún no existe; posible: un mapa sin eso
mechanism-passengers = pasajeros
mechanism-plus-four = cartas plus_four
mechanism-any-ferry = cartas cualesquiera por una locomotora en ferris
mechanism-any-colour = cartas cualesquiera por una del color
mechanism-mix = billetes de una mezcla de mazos
error-game-unknown-map-here = no hay ningún mapa «{ $asked }»; hay { $possible }{ $near }
error-map-folder = { $folder } no es una carpeta; se espera una carpeta con archivos de mapas, <id>.toml o <id>/{ $file }
error-map-unwritable = no se puede escribir { $file }: { $why }; se espera un archivo en una carpeta que exista
error-bot-unknown = se pide '{ $asked }'; no existe ese bot; posible: { $possible }
error-bot-unknown-option = se pide la opción '{ $asked }' del bot '{ $bot }'; posible: { $possible }
error-simulate-games = se piden { $asked } partidas; posible: de 1 a { $most }
error-simulate-bots = se piden { $asked } bots para { $seats } asientos; posible: uno para todos, o { $seats }, separados por comas
error-simulate-workers = se piden { $asked } procesos; posible: de 1 a { $most }
error-simulate-option = se pide '{ $asked }'; se espera clave=valor como en las reglas de un mapa, por ejemplo wagons_each=20 ({ $why })
error-terminal-players = '{ $asked }' en --players: { $why }; posible, separados por comas: { $possible }
players-bot = no existe ese bot
players-name = no es un nombre
players-same-name = dos con el mismo nombre
players-possible = yo, un nombre de hasta { $most } letras, bot, { $bots }
error-terminal-nothing-to-resume = no hay ninguna partida sin terminar en { $folder }; posible: empezar una con traviesa terminal
error-terminal-exists = { $file } ya existe; posible: otro archivo, o cargar ese mismo
error-terminal-unwritable-folder = no se puede escribir { $file }; se espera un archivo en una carpeta que exista y donde se pueda escribir
