# The client: why a server cannot be reached. Sentences are named for the stable codes.

error-client-address = { $asked } is no address of a server; expected one such as http://127.0.0.1:8080/tables/NAME
error-client-unreachable = { $server } does not answer ({ $why }); check the address, and that the server runs
error-client-foreign = what answers at { $server } is no Traviesa server; check the address
