# What a host's check of the database finds wrong. $kept is what was found, $right what it should be.
check-unplayable = its journal cannot be played: { $why }
check-gap = its journal has a gap
check-differs = { $name } is { $kept }; its journal says { $right }
check-seat-differs = { $name } of seat { $seat } is { $kept }; its journal says { $right }
check-secret = its secret is not the one that was committed to
check-sittings = its list says { $kept } sit there; its journal says { $right }
check-record = its record leads to another position
check-results = { $kept ->
    [one] 1 result is
   *[other] { $kept } results are
} kept of { $right } seats
check-rated = it is rated as game { $number } of { $pool }, out of turn or not whole
check-gained = gained of seat { $seat } is { $kept }; the games before say { $right }
check-rating = rating in { $pool } is { $kept }; the results say { $right }
