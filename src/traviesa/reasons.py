"""Why the system refuses something, for the reader: it speaks English itself, whatever the language asked for."""

import errno
import os

from traviesa.language import Saying


def reason_of(error: OSError) -> Saying:
    """Say why the system refuses; what has no sentence here is told in its own words.

    >>> reason_of(FileNotFoundError(errno.ENOENT, "No such file or directory")).said("es")
    'no existe'
    >>> str(reason_of(OSError("no route to host")))
    'no route to host'
    """
    number = error.errno if error.errno in errno.errorcode else None
    own = (os.strerror(number) if number else error.strerror) or str(error)
    return Saying("system-refuses", name=errno.errorcode[number] if number else "-", own=own)
