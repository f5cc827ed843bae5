"""The command ``traviesa``, one file per group of commands."""
