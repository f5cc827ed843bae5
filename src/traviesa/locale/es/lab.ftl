# traviesa simulate
simulate-playing = Jugando
simulate-title = { $map }, { $seats } puestos, { $games } partidas, bots { $bots }, semilla { $seed }
simulate-score = Puntuación
simulate-seat = puesto { $seat }
simulate-winners = ganadores
simulate-wins = Victorias
simulate-sole = solas
simulate-shared = compartidas
simulate-mean = media
simulate-sd = sd
simulate-least = mín.
simulate-most = máx.
simulate-measures = De cada partida y de cada puesto en ella
simulate-decisions = decisiones
simulate-turns = turnos
simulate-trail = ruta más larga
simulate-tickets-kept = billetes
simulate-tickets-completed = billetes completos
simulate-stations-built = estaciones
simulate-routes-claimed = recorridos
simulate-ended = Cómo acabaron las partidas
simulate-games = partidas
simulate-final-round = ronda final
simulate-stalemate = todos tuvieron que pasar
simulate-many-winners = { $many ->
    [one] un ganador
   *[other] { $many } ganadores a la vez
}
simulate-averages = De cada puesto, por término medio
simulate-points-routes = puntos de los recorridos
simulate-points-tickets = puntos de los billetes
simulate-points-stations = puntos de las estaciones sobrantes
simulate-points-bonus = puntos de la bonificación
simulate-routes-of-length = recorridos de longitud { $length }
simulate-speed = Velocidad
simulate-workers = procesos o hilos
simulate-seconds = segundos
simulate-games-per-second = partidas por segundo
simulate-decisions-per-second = decisiones por segundo
