# What a host reads.
serve-at = Traviesa is at { $address }
serve-data = Players, tables and games are kept in { $place }
serve-join = From a terminal: traviesa terminal --join { $address }
serve-lan = Phones in this network open that address, or read this code:
serve-no-https = Without HTTPS a phone's browser allows no notices and no installing; the rest works. See docs/hosting.md.
serve-stop = Ctrl+C ends the server; games go on when it is back.
backup-written = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $players ->
    [one] one player
   *[other] { $players } players
} and { $rows } rows in all. It holds secrets: keep it where only you can read it.
backup-restored = From { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $players ->
    [one] one player
   *[other] { $players } players
}, { $rows } rows in all.
check-wrong = Table { $table }: { $what }
check-wrong-rating = Ratings, { $whose }: { $what }
check-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries } entries played again; { $wrong ->
    [0] everything agrees.
    [one] one of them is wrong.
   *[other] { $wrong } of them are wrong.
}

# --- what a browser is told ---
welcome-what = A table of Traviesa runs here. Its board for the browser has not been built (make page does it); it can be played from a terminal.
welcome-join = With Traviesa installed, join from a terminal:
welcome-link = A link to a table, as it was given to you, stands in quotes behind --join, what follows the # included.
welcome-reset = A link for a forgotten password: whoever runs this server has been shown how its code is sent.
