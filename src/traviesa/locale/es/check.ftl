# Lo que la comprobación de la base de datos encuentra mal. $kept es lo que hay; $right, lo que debería haber.
check-unplayable = su diario no se puede jugar: { $why }
check-gap = a su diario le falta algo
check-differs = { $name } es { $kept }; según su diario, { $right }
check-seat-differs = { $name } del asiento { $seat } es { $kept }; según su diario, { $right }
check-secret = su secreto no es aquel con el que se comprometió
check-sittings = según su lista se sientan allí { $kept }; según su diario, { $right }
check-record = su registro lleva a otra posición
check-results = { $kept ->
    [one] se guarda 1 resultado
   *[other] se guardan { $kept } resultados
} de { $right } asientos
check-rated = puntúa como partida { $number } de { $pool }, fuera de orden o incompleta
check-gained = gained del asiento { $seat } es { $kept }; según las partidas anteriores, { $right }
check-rating = la puntuación en { $pool } es { $kept }; según los resultados, { $right }
