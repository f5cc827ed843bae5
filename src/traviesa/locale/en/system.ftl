# Why the system refuses something. What is not listed is told in the system's own words.
system-refuses = { $name ->
    [EACCES] that is not allowed here
    [EADDRINUSE] it is in use already
    [EADDRNOTAVAIL] this machine does not have that address
    [ECONNREFUSED] nothing listens there
    [ECONNRESET] the connection was cut
    [EDQUOT] the disk has no more room for you
    [EEXIST] it is there already
    [EFBIG] it would be too big a file
    [EHOSTUNREACH] no way leads there
    [EIO] the disk cannot be read or written
    [EISDIR] it is a folder
    [ELOOP] its links lead in a circle
    [EMFILE] too many files are open
    [ENAMETOOLONG] the name is too long
    [ENETUNREACH] there is no network
    [ENOENT] it is not there
    [ENOSPC] the disk is full
    [ENOTDIR] part of the path is no folder
    [EPERM] that is not allowed here
    [EROFS] nothing can be written there
    [ETIMEDOUT] it took too long
   *[other] { $own }
}
