# The client: why a server cannot be reached. Sentences are named for the stable codes.

error-client-address = { $asked } is no address of a server; expected one such as http://127.0.0.1:8080/tables/NAME
error-client-unreachable = { $server } does not answer ({ $why }); check the address, and that the server runs
error-client-foreign = what answers at { $server } (status { $status }) is no Traviesa server; check the address
error-action-not-your-turn-onlooker = { $seat ->
    [None] a view
   *[other] seat { $seat }
} asked; none here is yours; possible: watch
client-status = status { $status }
client-no-name = no machine is called so
