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
