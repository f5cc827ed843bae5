# A table at a server. $own is "yes" where it is said of who reads it.

# --- coming in
join-late = { $why }; --watch looks on
join-as = You are { $name } at { $server }.
join-name = What are you called? Enter takes { $name }.
join-title = Tables:
join-mine = go on: { $map }, { $names }{ $status ->
    [open] , not started yet
    [over] , over
   *[other] {""}
}{ $due ->
    [yes] . It is your turn
   *[no] {""}
}
join-open = sit down: { $map }, { $names }, { $free ->
    [one] 1 free chair
   *[other] { $free } free chairs
}
join-running = watch: { $map }, { $names }
join-new = a new table
play-left = { $map }, { $names }, last played { $when }
play-new = a new game
play-at = Traviesa is at { $address }
play-stop = It opens in your browser. Ctrl+C ends it here; no game is lost.
play-left-page = Your games wait for you. Come back with: traviesa play
play-no-browser = No browser can be opened here, so you play at this terminal. Elsewhere: traviesa serve --lan
play-no-page = The page for the browser is not built (make page does it), so you play at this terminal.
join-ask = Which one? Type a number from 1 to { $count }; Enter takes 1, quit leaves.
join-map = Which map? { $maps }. Enter takes { $usual }.
join-players = Who sits there? Names of those at this screen, open for each chair others may take, bot, bot:random; with commas between. Enter takes { $usual }.
word-open = open
join-public = Shall everybody see the table in the list? yes or no; Enter takes no: it is found by its link.
invite = Others come to this table by: { $link }
chair-open = free chair
chair-mine = { $name } (here)
chair-taken = { $name }
lobby-host = Wait for the others, or type start bots: then bots take the free chairs. help shows the rest.
lobby-host-full = Everybody is here: Enter starts the game.
lobby-guest = The game begins when whoever created the table starts it. help shows what can be typed meanwhile.
lobby-how = The game has not begun. Possible: start, start bots, say …, who, invite, leave, close, quit, help.
watch-greet = You watch; help shows everything that can be typed.

# --- the course of a sitting
waiting-title = The table
waiting-for = Waiting for { $names }.
waiting-lately = What happened last:
waiting-all-eyes = Several people see this screen: that is shown when it is your turn. Now: market, map, scores, log, who, say ….
waiting-onlooker = You watch: market, map, scores, log, who, quit.
clock-left = Your time: { $time }
link-lost = The server does not answer. Nothing is lost; trying again …
link-again = The server is there again.
left-far = Your seat waits. Come back with: traviesa { $way }
muted = { $name } is not heard here any more; unmute { $name } takes that back.
unmuted = { $name } is heard again.
phrases = Own words: say …; everybody reads these in their own language: { $said }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-one-moment = One moment!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-good-game = Good game!

# --- what happened
news-said = { $name } says: { $text }
news-sat = { $name } sits down.
news-stood = Somebody has left their chair.
news-left = Somebody has left for good; a bot plays on where they sat.
former-player = someone who left
news-started = The game begins.
news-closed = The table was given up before the start.
news-again = The table is set up once more: rematch sits down there.
news-undone = { $name }: took the last deed back.
news-asked = { $name } asks to take the last deed back.
news-asked-how = Type agree or refuse.
news-agreed = { $name } agrees.
news-refused = { $name } does not agree.
news-away = A bot sits in for { $name }.
news-away-clock = The time of { $name } has run out; a bot sits in.{ $own ->
    [yes] {" "}back takes the seat back.
   *[no] {""}
}
news-away-absent = { $name } has been away for long; a bot sits in.
news-away-asked = { $name } lets a bot sit in.{ $own ->
    [yes] {" "}back takes the seat back.
   *[no] {""}
}
news-back = { $name } is back.

# --- the end
verified = Checked here: the cards lay as committed before the start, and all { $count } deeds are by the rules.
verified-not = The game could NOT be verified: { $why }
end-far = Enter leaves; rematch plays once more, save FILE keeps the record.
end-watched = Enter leaves; save FILE keeps the record.

help-far =
    At a table at a server:
    - say hello (ready phrases are read by all in their language) · phrases
    - who · invite (the link) · mute NAME · unmute NAME
    - before the start: start · start bots · leave (your chair) · close (the table)
    - undo, and if others have moved: take back (they are asked) · agree · refuse
    - away (a bot sits in) · back · resign
    - afterwards: rematch · save FILE (the record) · verify
    - quit (your seat waits)

# --- refusals of this screen
error-terminal-elsewhere = the game is at a server, which keeps it; possible: save FILE when it is over
error-record-not-committed = the record is not of the game that was committed to before the start
error-join-map = there is no map { $asked } at this server; possible: { $possible }
error-join-players = { $asked } is no one who can sit there; possible, with commas between: names, open, { $bots }
error-play-server = the server did not start: { $why }; possible: traviesa terminal, which needs none
error-server-running = a server runs on { $data } already, at { $address }; possible: use that one, or another --data
error-table-not-over = the game is not over; its record would tell what is hidden; possible when it is
