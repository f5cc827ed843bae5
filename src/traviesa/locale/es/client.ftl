# El cliente: por qué no se llega a un servidor. Las frases llevan el nombre de los códigos estables.

error-client-address = { $asked } no es la dirección de un servidor; se espera una como http://127.0.0.1:8080/tables/NOMBRE
error-client-unreachable = { $server } no responde ({ $why }); comprueba la dirección y que el servidor esté en marcha
error-client-foreign = lo que responde en { $server } no es un servidor de Traviesa; comprueba la dirección
