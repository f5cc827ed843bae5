# The page in the browser.
page-title = Traviesa

## learning
learn-hint = Ask for a hint
learn-hint-asking = Thinking…
learn-hint-do = Do that
learn-hint-away = Put the hint away
learn-hint-none = There is no hint just now.
learn-why = Why not?
learn-why-title = Why can’t I?
learn-why-rule = Read the rule
## cards, seats and shared parts
card-letter-purple = P
card-letter-blue = B
card-letter-orange = O
card-letter-white = W
card-letter-green = G
card-letter-yellow = Y
card-letter-black = K
card-letter-red = R
card-letter-locomotive = L
card-name-purple = purple
card-name-blue = blue
card-name-orange = orange
card-name-white = white
card-name-green = green
card-name-yellow = yellow
card-name-black = black
card-name-red = red
card-name-gray = any colour
card-name-locomotive = { $count ->
    [one] locomotive
   *[other] locomotives
}
card-counted = { $count ->
    [one] 1 { $name } card
   *[other] { $count } { $name } cards
}
card-counted-locomotive = { $count } { $name }
# Plates of the seats: Roman numerals, for no card has such a letter in any language.
card-seat-letter-0 = I
card-seat-letter-1 = II
card-seat-letter-2 = III
card-seat-letter-3 = IV
card-seat-letter-4 = V
card-seat-name-0 = blue wagons
card-seat-name-1 = red wagons
card-seat-name-2 = green wagons
card-seat-name-3 = yellow wagons
card-seat-name-4 = black wagons
part-close = Close
