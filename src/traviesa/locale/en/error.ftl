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
error-game-unknown-map = no map "{ $asked }"; possible: { $possible }

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

# --- games, maps, bots, the table
error-game-over = seat { $seat } cannot resign: the game is over
error-game-seats-resign = seat { $seat } cannot resign now; possible: a seat from 0 to { $last } that has not
error-game-seats-seat = seat { $seat } asked; this game has seats 0 to { $last }
error-game-seats = { $asked } seats asked; { $map } is for { $low } to { $high }
error-game-mode = mode '{ $asked }' asked; possible: { $possible }
error-game-mode-yet = { $map } cannot be played with { $asked } yet; possible: cards
error-game-mechanism = { $map } asks for { $lacking }, which is not here yet; possible: a map without
mechanism-passengers = passengers
mechanism-plus-four = plus_four cards
mechanism-any-ferry = any cards for a locomotive on ferries
mechanism-any-colour = any cards for one of the colour
mechanism-mix = tickets of a mix of decks
error-game-unknown-map-here = no map "{ $asked }"; there are { $possible }{ $near }
error-map-folder = { $folder } is no folder; expected a folder with map files, <id>.toml or <id>/{ $file }
error-map-unwritable = { $file } cannot be written: { $why }; expected a file in a folder that is there
error-bot-unknown = '{ $asked }' asked; there is no such bot; possible: { $possible }
error-bot-unknown-option = option '{ $asked }' asked of bot '{ $bot }'; possible: { $possible }
error-simulate-games = { $asked } games asked; possible: 1 to { $most }
error-simulate-bots = { $asked } bots asked for { $seats } seats; possible: one for all, or { $seats }, with commas between them
error-simulate-workers = { $asked } workers asked; possible: 1 to { $most }
error-simulate-option = '{ $asked }' asked; expected key=value as in the rules of a map file, such as wagons_each=20 ({ $why })
error-terminal-players = '{ $asked }' in --players: { $why }; possible, with commas between: { $possible }
players-bot = no such bot
players-name = no name
players-same-name = two of the same name
players-possible = you, a name of up to { $most } letters, bot, { $bots }
error-terminal-nothing-to-resume = no unfinished game is kept in { $folder }; possible: begin one with traviesa terminal
error-terminal-exists = { $file } is there already; name a new file, or load the same one
error-terminal-unwritable-folder = { $file } cannot be written; expected a file in a folder that is there and can be written in
