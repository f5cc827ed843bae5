# Lo que lee quien aloja un servidor.
serve-at = Traviesa está en { $address }
serve-data = Jugadores, mesas y partidas se guardan en { $place }
serve-join = Desde una terminal: traviesa terminal --join { $address }
serve-lan = Los móviles de esta red abren esa dirección o leen este código:
serve-no-https = Sin HTTPS, el navegador de un móvil no permite avisos ni instalar la aplicación; lo demás funciona. Véase docs/hosting.md.
serve-stop = Ctrl+C cierra el servidor; las partidas siguen cuando vuelva.
backup-written = { $file } contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
} y { $rows } filas en total. Contiene secretos: conviene guardarlo donde nadie más lo lea.
backup-restored = De { $file }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}, { $rows } filas en total.
check-wrong = Mesa { $table }: { $what }
check-wrong-rating = Puntuaciones, { $whose }: { $what }
check-done = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
} con { $entries } anotaciones, jugadas de nuevo; { $wrong ->
    [0] todo coincide.
    [one] una no coincide.
   *[other] { $wrong } no coinciden.
}

# --- what a browser is told ---
welcome-what = Aquí hay una mesa de Traviesa. Su tablero para el navegador no está construido (se hace con make page); se juega desde un terminal.
welcome-join = Con Traviesa instalado, se entra desde un terminal:
welcome-link = El enlace de una mesa, tal como te lo dieron, se escribe entre comillas tras --join, con lo que sigue a #.
welcome-reset = Enlace por contraseña olvidada: a quien lleva este servidor se le mostró cómo se envía su código.
