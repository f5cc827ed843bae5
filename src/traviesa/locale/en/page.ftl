# The page in the browser.
page-title = Traviesa
page-description = Train-route board games in the browser: with friends, by turns through the day, or against bots.
page-noscript = Traviesa needs JavaScript, which is switched off in this browser. All it runs comes from this server.
offline-title = Traviesa cannot be reached
offline-what = The server does not answer, or this device has no network. Nothing is lost: your games and seats wait for you.
offline-again = Try again
