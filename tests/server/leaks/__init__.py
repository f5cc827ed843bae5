"""Nothing leaks: two worlds that differ only in what somebody may not know look the same to them, byte by byte."""
