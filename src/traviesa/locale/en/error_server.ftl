# Why the server refuses something: what was asked, why not, what is possible. Sentences are named for the stable codes.

# --- who asks
error-identity-nobody = nobody in particular asked; possible: be a guest (POST /api/guests), sign in, or send a token
error-identity-token = the token is not known here; possible: make another one
error-identity-scope = the token is good for { $scopes }; this needs { $needed }; possible: a token that is good for it
error-identity-in-person = a token asked; this is for the person alone; possible: sign in and ask with the cookie
error-identity-csrf = a request with a cookie but from another page; possible: send the header { $header }, or a token
error-identity-password = no account has this name and this password; possible: try again, or ask who runs the server
error-identity-password-own = the password is not this account's; possible: try again

# --- people
error-name-length = a name of { $length ->
    [one] 1 letter
   *[other] { $length } letters
} asked; possible: 1 to { $longest }
error-name-signs = the name has signs that do not print, or heaps of marks; possible: letters, digits, usual signs
error-name-mixed = the name mixes alphabets whose letters look alike; possible: one alphabet
error-name-reserved = "{ $asked }" asked; it has a meaning here; possible: another name
error-name-account = "{ $asked }" asked; possible: 2 to { $longest } letters, digits and signs, but none of / \ ? # %
error-password-length = a password of { $length ->
    [one] 1 letter
   *[other] { $length } letters
} asked; possible: { $shortest } to { $longest }
error-password-weak = the password is guessed at once: few different letters, or the name; possible: several words
error-account-confirm = "{ $asked }" confirmed; you are called "{ $name }"; possible: send your own name
error-account-delete = { $name } asked, for good; possible: the same with --yes
error-account-guest = a guest asked; this is for accounts; possible: take a name and a password first
error-account-guest-sits = as a guest you sit at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}; possible: finish, or send leave_tables to leave them behind
error-account-have-one = an account asked; you have one, "{ $name }"; possible: sign out first
error-account-name-kept = "{ $asked }" asked; an account keeps its name, "{ $name }"; possible: another name when sitting down
error-account-name-taken = "{ $asked }" asked; somebody is called so, or almost so; possible: another name
error-account-reset = the code is unknown, used up or too old; possible: ask who runs the server for another one
error-player-unknown = "{ $asked }" asked; no account is called so; possible: the name as it stands at the tables
error-player-unknown-account = player "{ $asked }" asked; no account is called so; possible: the id or the name of an account
error-player-unknown-muted = player "{ $asked }" asked; there is nobody else called so; possible: the player of a chair
error-token-unknown = token "{ $asked }" asked; you have no such; possible: look at the list

# --- how much
error-limit-requests = asked too often; possible: again in { $seconds } s
error-limit-attempts = too many passwords were tried; possible: again in { $seconds } s
error-limit-busy = many are signing in just now; possible: try again in a moment
error-limit-too-many-address = { $streams ->
    [one] 1 stream comes
   *[other] { $streams } streams come
} from this address, and no more are allowed; possible: close one
error-limit-too-many-streams = { $streams ->
    [one] 1 stream of yours is open
   *[other] { $streams } streams of yours are open
}, and no more are allowed; possible: close one; one serves many tables
error-limit-too-many-tables = { $tables ->
    [one] 1 table of yours is open or running
   *[other] { $tables } tables of yours are open or running
}, and no more are allowed; possible: finish or close one of them
error-limit-too-many-mutes = { $most } players are muted already; possible: hear one of them again
error-limit-too-many-tokens = another token asked; { $most } are yours already; possible: revoke one

# --- tables
table-is = { $status ->
    [open] open
    [running] running
    [closed] closed
    [over] over
   *[other] { $status }
}
table-asked = { $what ->
    [sit] to sit down
    [stand] to leave a chair (a running game is left by resigning, or by letting a bot sit in)
    [start] to start
    [close] to close
    [do] to play
    [undo] to undo
    [ask] to ask for a deed back
    [answer] to answer
    [resign] to resign
    [away] to let a bot sit in
    [back] to come back
    [rematch] to play again
   *[other] { $what }
}
error-game-over-table = asked { table-asked }; the game is over; possible: look at it, or play again
error-table-not-open = asked { table-asked }; the table is { table-is }; possible only while it is open
error-table-not-running = asked { table-asked }; the table is { table-is }; possible only while it is running
error-table-not-over-rematch = asked { table-asked }; the table is { table-is }; possible only once the game is over
error-table-not-over-record = the record asked; it would tell what is hidden; the table is { table-is }; possible once the game is over
error-table-unknown = table "{ $asked }" asked; there is no such table; possible: look at the list
error-table-no-moment = moment { $asked } asked; the game has none with that number; possible: { $possible }
error-table-busy = others at this table are faster; possible: look again, and try again
error-table-name-taken = "{ $asked }" asked; somebody here is called so; possible: another name
error-table-full = { $asked ->
    [one] 1 chair
   *[other] { $asked } chairs
} asked, { $free } free; possible: fewer names, or watch the table
error-table-not-full = start asked; { $empty ->
    [one] 1 chair is
   *[other] { $empty } chairs are
} empty; possible: wait, or name a bot to fill { $empty ->
    [one] it
   *[other] them
}
error-table-not-host = only who created the table can do that; possible: ask them
error-table-not-seated = you sit nowhere at this table; possible: sit down while it is open
error-table-clock = a clock "{ $kind }" without time asked; possible: a bank in seconds (live), or days (days)
error-table-stale = version { $answered } answered, { $stands } stands; possible: look again and answer that
error-table-sealed = this seat has chosen; possible: undo, or wait for the others
error-table-undo = undo asked; chance, or another seat, has spoken since; possible: ask the others where chance has not
error-table-undo-asking = take-back asked; chance or something hidden has spoken since; possible: play on
error-table-nothing-asked = an answer given, nothing is asked of this seat; possible: play on
error-table-away = a bot sits in for seat { $seat } already; possible: come back
error-table-not-away = no bot sits in for seat { $seat }; possible: play
error-table-resigned = seat { $seat } has resigned; possible: watch
error-action-not-your-turn-seat = seat { $seat } asked; possible: one of yours: { $yours }
error-action-not-your-turn-which = no seat named, though several are yours; possible: name one of yours: { $yours }
error-bot-unknown-fill = "{ $asked }" asked; there is no such bot; possible: { $possible }
error-bot-unknown-chair = "{ $asked }" asked for a chair; possible: { $possible }
error-chat-empty = own words or a phrase asked for, one of them; possible: {"{"}text: …{"}"} or {"{"}phrase: …{"}"}
error-stream-malformed = "{ $asked }" asked; possible: TABLE or TABLE:NUMBER, with commas between
error-stream-too-many = { $asked } tables asked of one stream; possible: up to { $most }

# --- who runs a server
error-server-metrics = the figures asked; possible: from this machine, or with the setting metrics = public
error-server-settings-no-file = { $asked } asked; there is no such file; possible: a TOML file of settings
error-server-settings-unreadable = { $asked } cannot be read: { $why }; possible: a TOML file of settings
error-server-settings-unknown = { $asked } in { $file }: there is no such setting; possible: { $possible }
error-server-settings-value = { $where } is "{ $value }"; possible: { $possible }
error-server-port = { $host } port { $asked } asked; { $why }; possible: another --port, 0 for one that is free
error-server-workers = { $asked } workers asked over SQLite, which serves one process; possible: --workers 1, or --database-url postgresql://…
error-server-data = { $asked } cannot be written to: { $why }; possible: --data FOLDER
error-server-database = { $asked } asked; it cannot be used: { $why }; possible: sqlite:///FILE, postgresql://USER@HOST/NAME
error-server-database-malformed = the database address cannot be read; possible: sqlite:///FILE, postgresql://USER@HOST/NAME
error-server-database-kind = { $asked } asked, which is no database for this; possible: sqlite:///FILE, postgresql://USER@HOST/NAME
error-server-backup-exists = { $file } is there already; possible: name a new file
error-server-backup-file-write = { $file } cannot be written: { $why }; possible: a file in a folder of yours with room
error-server-backup-file-read = { $file } cannot be read: { $why }; possible: a file that traviesa backup has written
error-server-backup-file-none = { $file } asked; there is no such file; possible: a file that traviesa backup has written
error-server-backup-damaged = { $file } is no whole backup: { $why }; possible: another backup; nothing has been changed
error-server-restore-full = the database has { $table } already; possible: restore into an empty one (--data, --database-url)
error-server-running-restore = a server is running on this database; possible: stop it first, or restore into another one

setting-in-environment = { $name } in the environment
setting-on-line = --{ $name }
setting-in-file = { $name } in { $file }
setting-no-toml = it is no TOML{ $line ->
    [0] {""}
   *[other] {""} (line { $line })
}
setting-one-of = { $words }
setting-whole = a whole number from { $low } to { $high }
setting-number = a number from { $low } to { $high }
setting-address = http://HOST or https://HOST, without a path
setting-folders = a list of folders
setting-text = a text
setting-path = a path

backup-not-taken = the database does not take its rows ({ $error })
backup-miscounted = its rows are not those it counts at its end
backup-foreign-rows = it has rows of "{ $table }"
backup-cut = its end is missing
backup-version = it is of version "{ $version }" of the schema, which is not known here
backup-no-head = it does not begin with "{ $expected }"
backup-unreadable = its text breaks off or is garbled

# --- what the framework refuses
http-title = { $status ->
    [400] Bad Request
    [401] Unauthorized
    [403] Forbidden
    [404] Not Found
    [405] Method Not Allowed
    [408] Request Timeout
    [409] Conflict
    [413] Request Entity Too Large
    [422] Unprocessable Entity
    [429] Too Many Requests
    [431] Request Header Fields Too Large
    [500] Internal Server Error
    [503] Service Unavailable
   *[other] Refused
}
error-http-bad-request = { $reasons }; possible: as /api/docs describes it
error-http-not-found = { $asked } asked; there is nothing at this address; possible: the addresses that /api/docs lists
error-http-method-not-allowed = { $asked } asked, which this address does not take; possible: { $possible }
error-http-request-entity-too-large = the body is too large; possible: up to { $most } bytes
error-http-request-timeout = the body did not come within { $within } s; possible: all of it at once
error-http-head-too-large = the address and headers are too large; possible: up to { $most } bytes
error-http-malformed = what came is no HTTP; possible: requests one after the other, each as HTTP/1.1 says
error-http-refused = the request cannot be taken (status { $status }); possible: as /api/docs describes it
error-server-mistake = a mistake of the server; it has been noted; possible: try again
error-server-storage = the database does not answer for the moment; possible: again shortly; with the same request id it is done once
error-server-full = the disk of the server is full, and nothing was done; possible: again when its host has made room
misfit-at = "{ $key }": { $why }
misfit-kind = { $expected ->
    [str] a text
    [int] a whole number
    [float] a number
    [bool] true or false
    [array] a list
    [object] an object
   *[other] { $expected }
} expected, { $found ->
    [str] a text
    [int] a whole number
    [float] a number
    [bool] true or false
    [array] a list
    [object] an object
    [null] nothing
   *[other] { $found }
} found
misfit-short = too short: at least { $least } expected
misfit-long = too long: at most { $most } expected
misfit-low = too small: at least { $least } expected
misfit-high = too large: at most { $most } expected
misfit-form = it is not of the form it must have
misfit-missing = "{ $field }" is missing
misfit-unknown = there is no "{ $field }" here
misfit-choice = "{ $asked }" is none of what it can be
misfit-no-body = the body is missing
misfit-json = the body is no JSON in UTF-8, or nested without end
misfit-other = it is not as it must be
error-table-not-running-asking = something asked about the game; the table is { table-is }; possible once the game has begun
error-action-not-your-turn-hint = a hint asked; seat { $seat } has nothing to decide; possible: wait for your turn
error-hint-rated = a hint asked; this game may be rated; possible: hints at tables that are not public, with rules of their own, or without another person
error-why-nothing = nothing asked; possible: one of deed, route, city and what
