# El cliente: por qué no se llega a un servidor. Las frases llevan el nombre de los códigos estables.

error-client-address = { $asked } no es la dirección de un servidor; se espera una como http://127.0.0.1:8080/tables/NOMBRE
error-client-unreachable = { $server } no responde ({ $why }); hay que comprobar la dirección y que el servidor esté en marcha
error-client-foreign = lo que responde en { $server } (estado { $status }) no es un servidor de Traviesa; hay que comprobar la dirección
error-action-not-your-turn-onlooker = se pidió { $seat ->
    [None] una vista
   *[other] el asiento { $seat }
}, y aquí ninguno es propio; posible: mirar
client-status = estado { $status }
client-no-name = ningún equipo se llama así
