# Why something is refused: what was asked, why not, what is possible. The code stands before each.

# --- the command line
error-command-language = there are no sentences in "{ $asked }"; possible: { $possible }
error-command-unknown = no command "{ $asked }"; possible: { $possible }
error-command-option = { $command } has no option { $asked }; possible: { $possible }
error-command-missing = { $command }: something is missing; expected { $option }; { $command } --help says more
error-command-value = { $command }: { $option } is "{ $asked }"; expected { $expected ->
    [int] a whole number
   *[other] { $expected }
}
error-command-option-use = { $option } is not used like this; expected with a value behind it, or as a switch without one; --help says more
error-command-usage = { $command } cannot be run like this ({ $asked }); { $command } --help says more
error-command-output = standard output takes no more text: { $why }; expected a place to write to
error-command-conflict = { $asked } and { $other } cannot both be asked for; leave one of them out
error-command-needs = { $option } means something only beside { $needed }; expected both, or neither

# --- games
error-game-unknown-map = no map "{ $asked }"; possible: { $possible }
error-game-unknown-map-near = no map "{ $asked }"; did you mean { $near }? Possible: { $possible }
error-game-mode = mode "{ $asked }" asked; possible: { $possible }
error-game-mode-yet = the map { $map } cannot be played with { $asked } yet; possible: { $possible }
error-game-seats = { $asked ->
    [one] { $asked } seat
   *[other] { $asked } seats
} asked; the map { $map } is for { $low } to { $high }
error-game-seed = { $asked } is no seed; possible: text, a whole number or bytes
error-game-map = { $asked } is no map; possible: the id of a map, a path that ends in .toml, or a MapFile
error-game-deed = { $asked } is no deed; possible: a line of notation, or a Deed
error-game-seats-view = seat { $asked } asked; this game has seats 0 to { $last }
error-game-seats-resign = seat { $asked } cannot resign: it is not there, or has resigned already
error-game-over-resign = seat { $asked } cannot resign: the game is over
error-game-mechanism = the map { $map } needs { $lacking }, which cannot be played here yet; possible: a map without
error-bot-unknown = no bot "{ $asked }"; possible: { $possible }
error-bot-unknown-option = the bot { $bot } has no option "{ $asked }"; possible: { $possible }
error-map-folder = { $folder } is no folder; expected a folder with map files, <id>.toml or <id>/{ $file }
error-map-unwritable = { $file } cannot be written: { $why }; expected a file in a folder that is there

# --- many games
error-simulate-games = { $asked } games asked; possible: 1 to { $most }
error-simulate-bots = { $asked } bots asked for { $seats } seats; possible: one for all, or { $seats }, with commas between them
error-simulate-workers = { $asked } workers asked; possible: 1 to { $most }
error-simulate-option = "{ $asked }" asked; expected key=value as in the rules of a map file, such as wagons_each=20 ({ $why })

# --- the table on the screen
error-terminal-exists = { $file } is there already; name a new file, or load the same one
error-terminal-unwritable-folder = { $file } cannot be written; expected a file in a folder that is there and can be written in
error-terminal-nothing-to-resume = no unfinished game is kept in { $folder }; possible: begin one with traviesa play
error-terminal-players = "{ $asked }" in --players: no such bot; possible, with commas between: you, a name of up to { $longest } letters, bot, { $bots }
error-terminal-players-name = "{ $asked }" in --players: no name; possible, with commas between: you, a name of up to { $longest } letters, bot, { $bots }
error-terminal-players-same = "{ $asked }" in --players: two of the same name; possible, with commas between: you, a name of up to { $longest } letters, bot, { $bots }

# --- records of games
error-record-unreadable = { $file } cannot be read: { $why }
error-record-unwritable = { $file } cannot be written: { $why }
error-record-malformed-bytes = { $file } is not UTF-8 text; expected a record of a game
error-record-malformed-begin = line { $line }: expected 'traviesa: { $version }', with which every record begins, found { $found }
error-record-malformed-header = line { $line }: expected 'key: value', or an empty line before the deeds, found { $found }
error-record-malformed-value = line { $line }: expected { $key ->
    [options] a table such as {"{}"}
    [rules] a table such as {"{"}"wagons_each": 45{"}"}
    [seat] a name and a kind, such as 'seat: Ana, person'
    [contributions] a list of texts
    [resigned] a list of seats, such as [1]
    [taken_up] a list of numbers of deeds, such as [34]
    [result] a table, or text
   *[other] text, in quotes when it has odd signs
}, found { $found }
error-record-malformed-deed = line { $line }: expected a deed such as '{ $number }. { $seat }: draw pile ; green', found { $found }
error-record-version = line { $line }: expected version { $version }, the only one read here, found { $found }
error-record-unknown-key = line { $line }: expected one of the keys { $possible }, found { $found }
error-record-repeated-key = line { $line }: expected { $key } once only, found { $found }
error-record-missing-key = the header has no line '{ $key }: ...'
error-record-numbering = line { $line }: expected deed { $number }, found { $found }
error-record-unknown-seat = line { $line }: expected one of { $possible }, found { $found }
error-record-unknown-seat-resigned = resigned: there is no seat { $seat }
error-record-value = { $key } cannot be written: { $why }
error-record-value-seat = deed { $line }: there is no seat { $seat }
error-record-value-deed = deed { $line } does not fit on a line: { $deed }
error-record-map-digest = the map { $map } here is not the one recorded: { $here } here, { $recorded } recorded
error-record-no-seed = the header has no seed, or its secret is not revealed yet; expected 'seed: ...'
error-record-commitment = the seed is not the secret that the commitment was made for
error-record-rules = the row of rule numbers is not whole: { $lacking }
error-record-rules-unplayable = the row of rule numbers cannot be played by: { $why }
error-record-deed = deed { $number } is refused: { $refusal }
error-record-resigned = seat { $seat } cannot have resigned: { $refusal }
error-record-result = the result recorded is { $recorded }; the deeds lead to { $found }
error-record-nothing-to-undo = { $asked } deeds asked to be taken back; possible: 1 to { $most }

# --- why a file cannot be read or written
reason-missing = there is no such file or folder
reason-no-folder = a file stands where a folder should
reason-folder = it is a folder
reason-device = it is no ordinary file but a pipe or a device
reason-large = it is larger than { $most } MiB
reason-no-text = it is not a text in UTF-8
reason-forbidden = it is not allowed
reason-read-only = the disk can only be read
reason-full = the disk is full
reason-there = it is there already
reason-long = the name is too long
reason-many = too many files are open
reason-circle = its links lead in a circle
reason-broken = the disk cannot be read or written
reason-in-use = it is in use already
reason-no-address = this machine does not have that address
reason-nobody = nothing listens there
reason-cut = the connection was cut
reason-no-way = no way leads there
reason-late = it took too long
