"""What is refused to people about themselves."""

from traviesa.errors import TraviesaError


class PeopleError(TraviesaError):
    """Say why something about a person cannot be done, and what can."""
