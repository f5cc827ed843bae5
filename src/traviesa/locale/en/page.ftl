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
