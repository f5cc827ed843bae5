# Lo que dice la línea de órdenes a quien lleva un servidor.
account-reset-how = Con este enlace { $name } puede poner una contraseña nueva, una sola vez y en las próximas { $hours } horas. Por la API: POST /api/resets con el código { $code }.
account-deleted = { $name } queda borrado. Las mesas lo olvidan en unos instantes, o cuando el servidor arranque.
