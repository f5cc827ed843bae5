"""The words of the game and their numbers: one word, one thing, everywhere.

Every number here has its word in files, in the notation and in error messages; ``WORDS[n]`` gives the word
back. Cards and colours share one scale, so that a colour is the card that pays for it:

    0 purple · 1 blue · 2 orange · 3 white · 4 green · 5 yellow · 6 black · 7 red
    8 locomotive · 9 plus_four · 10 passenger
"""

from typing import Final

# --- capacities: one compilation serves every map that fits ---------------------------------------------
SEATS: Final = 5
ONLOOKER: Final = SEATS
"""In place of a seat: whoever watches and sits nowhere."""
CITIES: Final = 64
ROUTES: Final = 128
TICKETS: Final = 64
PILE: Final = 128
MARKET: Final = 8
OFFERED: Final = 5
"""Tickets to choose from at once: every set of them is an action."""
STATIONS: Final = 5
GROUP: Final = 8
"""Cities that serve alike as one end of a ticket; groups that one ticket can name."""
LENGTHS: Final = 16
DECKS: Final = 2
NEIGHBOURS: Final = 32
"""Routes that end in one city."""
ACTIONS: Final = 10240
PRICES: Final = 256
PLACES: Final = 80
"""Places a ticket can name: cities, then countries."""

# --- cards ------------------------------------------------------------------------------------------------
COLOUR_WORDS: Final = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
CARD_WORDS: Final = (*COLOUR_WORDS, "locomotive", "plus_four", "passenger")
COLOURS: Final = 8
CARDS: Final = 11
LOCOMOTIVE: Final = 8
PLUS_FOUR: Final = 9
PASSENGER: Final = 10
GRAY: Final = 8
"""As the colour of a route: any one colour will do (there is no gray card)."""
NO_CARD: Final = -1

# --- kinds of route ---------------------------------------------------------------------------------------
KIND_WORDS: Final = ("track", "tunnel", "ferry")
TRACK: Final = 0
TUNNEL: Final = 1
FERRY: Final = 2

# --- phases -----------------------------------------------------------------------------------------------
PHASE_WORDS: Final = ("setup", "turn", "second-card", "keep", "tunnel", "over")
SETUP: Final = 0
TURN: Final = 1
SECOND_CARD: Final = 2
KEEP: Final = 3
TUNNEL_PHASE: Final = 4
OVER: Final = 5

# --- dice -------------------------------------------------------------------------------------------------
FACE_WORDS: Final = ("single", "double", "station", "locomotive")
TOKEN_WORDS: Final = ("single", "double")
