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
reason-folder = es una carpeta
reason-device = no es un archivo corriente, sino una tubería o un dispositivo
reason-large = pasa de { $most } MiB
reason-no-text = no es un texto en UTF-8
reason-forbidden = no está permitido
reason-read-only = el disco es de solo lectura
reason-full = el disco está lleno
reason-there = ya existe
