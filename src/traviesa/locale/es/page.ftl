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
