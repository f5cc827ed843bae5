# La página en el navegador.
page-title = Traviesa
page-description = Juegos de mesa de rutas de tren en el navegador: con amigos, a ratos durante el día o contra bots.
page-noscript = Traviesa necesita JavaScript, que está desactivado en este navegador. Todo lo que ejecuta viene de este servidor.
offline-title = No se llega a Traviesa
offline-what = El servidor no responde o este dispositivo no tiene red. No se pierde nada: tus partidas y tus asientos te esperan.
offline-again = Volver a intentarlo
