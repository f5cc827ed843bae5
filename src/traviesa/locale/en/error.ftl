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
reason-folder = it is a folder
reason-device = it is no ordinary file but a pipe or a device
reason-large = it is larger than { $most } MiB
reason-no-text = it is not a text in UTF-8
reason-forbidden = it is not allowed
reason-read-only = the disk can only be read
reason-full = the disk is full
reason-there = it is there already
