"""The server under load: many tables, many streams, over real sockets (``python -m bench.load``)."""
