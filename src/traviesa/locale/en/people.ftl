# What the command line says to whoever runs a server.
account-reset-how = { $name } can set a new password with it, once, within { $hours } hours. By the API: POST /api/resets with the code { $code }.
account-deleted = { $name } is deleted. The tables forget within moments, or once the server runs.
