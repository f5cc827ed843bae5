# Por qué el sistema rechaza algo. Lo que no figura aquí se dice con las palabras del sistema.
system-refuses = { $name ->
    [EACCES] no hay permiso
    [EADDRINUSE] ya está en uso
    [EADDRNOTAVAIL] este equipo no tiene esa dirección
    [ECONNREFUSED] allí no escucha nadie
    [ECONNRESET] la conexión se ha cortado
    [EDQUOT] no queda cuota de disco
    [EEXIST] ya existe
    [EFBIG] el archivo sería demasiado grande
    [EHOSTUNREACH] no hay camino hasta allí
    [EIO] el disco no se deja leer o escribir
    [EISDIR] es una carpeta
    [ELOOP] sus enlaces dan vueltas
    [EMFILE] hay demasiados archivos abiertos
    [ENAMETOOLONG] el nombre es demasiado largo
    [ENETUNREACH] no hay red
    [ENOENT] no existe
    [ENOSPC] el disco está lleno
    [ENOTDIR] parte de la ruta no es una carpeta
    [EPERM] no hay permiso
    [EROFS] allí no se puede escribir
    [ETIMEDOUT] ha tardado demasiado
   *[other] { $own }
}
