# La página en el navegador.
page-title = Traviesa

## aprender
learn-hint = Pedir una pista
learn-hint-asking = Pensando…
learn-hint-do = Hacer eso
learn-hint-away = Guardar la pista
learn-hint-none = Ahora mismo no hay ninguna pista.
learn-why = ¿Por qué no?
learn-why-title = ¿Por qué no puedo?
learn-why-rule = Leer la regla
## cartas, asientos y piezas comunes
# Las letras son las mismas que en el terminal y en la notación: violeta y verde empezarían igual.
card-letter-purple = P
card-letter-blue = B
card-letter-orange = O
card-letter-white = W
card-letter-green = G
card-letter-yellow = Y
card-letter-black = K
card-letter-red = R
card-letter-locomotive = L
card-name-purple = { $count ->
    [one] violeta
   *[other] violetas
}
card-name-blue = { $count ->
    [one] azul
   *[other] azules
}
card-name-orange = { $count ->
    [one] naranja
   *[other] naranjas
}
card-name-white = { $count ->
    [one] blanca
   *[other] blancas
}
card-name-green = { $count ->
    [one] verde
   *[other] verdes
}
card-name-yellow = { $count ->
    [one] amarilla
   *[other] amarillas
}
card-name-black = { $count ->
    [one] negra
   *[other] negras
}
card-name-red = { $count ->
    [one] roja
   *[other] rojas
}
card-name-gray = cualquier color
card-name-locomotive = { $count ->
    [one] locomotora
   *[other] locomotoras
}
card-counted = { $count ->
    [one] 1 carta { $name }
   *[other] { $count } cartas { $name }
}
card-counted-locomotive = { $count } { $name }
# Las placas de los asientos llevan números romanos, que ninguna carta tiene por letra.
card-seat-letter-0 = I
card-seat-letter-1 = II
card-seat-letter-2 = III
card-seat-letter-3 = IV
card-seat-letter-4 = V
card-seat-name-0 = vagones azules
card-seat-name-1 = vagones rojos
card-seat-name-2 = vagones verdes
card-seat-name-3 = vagones amarillos
card-seat-name-4 = vagones negros
part-close = Cerrar
