"""Random deeds over the toy map, in the form in which the engine builds them."""

from hypothesis import strategies as st

from tests.notation.toy import CITIES, ROUTES, TICKETS
from traviesa.notation import Deed
from traviesa.vocabulary import CARDS

cities = st.integers(0, len(CITIES) - 1)
routes = st.integers(0, len(ROUTES) - 1)
ways = st.lists(cities, min_size=1, max_size=5).map(tuple)
payments = st.lists(st.integers(0, 9), min_size=CARDS, max_size=CARDS).filter(any).map(tuple)
brackets = st.just(()) | payments
tickets = st.sets(st.integers(0, len(TICKETS) - 1)).map(lambda chosen: tuple(sorted(chosen)))
mixes = st.dictionaries(st.integers(0, 1), st.integers(1, 9)).map(lambda mix: tuple(sorted(mix.items())))
faces = st.lists(st.integers(0, 3), min_size=1, max_size=5).map(lambda dice: tuple(sorted(dice)))
tokens = st.integers(0, 3)
nobody_or_city = st.just(-1) | cities

card_deeds = st.one_of(
    st.builds(Deed, st.just("keep"), tickets=tickets),
    st.builds(Deed, st.sampled_from(("draw-pile", "withdraw", "pass", "stand", "end"))),
    st.builds(Deed, st.just("draw"), card=st.integers(0, CARDS - 1)),
    st.builds(
        Deed,
        st.just("claim"),
        route=routes,
        payment=payments,
        any_cards=brackets,
        passenger_city=nobody_or_city,
    ),
    st.builds(Deed, st.just("pay"), payment=payments),
    st.builds(Deed, st.just("tickets"), mix=mixes),
    st.builds(Deed, st.just("build"), city=cities, payment=payments),
    st.builds(Deed, st.just("move"), city=cities, via=ways, passengers=st.integers(0, 5)),
)
dice_deeds = st.one_of(
    st.builds(Deed, st.just("claim"), route=routes, faces=faces, tokens=tokens, passenger_city=nobody_or_city),
    st.builds(Deed, st.just("claim"), route=routes, tokens=st.integers(1, 3)),
    st.builds(Deed, st.just("pay"), faces=faces, tokens=tokens),
    st.builds(Deed, st.just("tickets"), faces=faces, mix=mixes),
    st.builds(Deed, st.just("build"), city=cities, faces=faces),
    st.builds(Deed, st.just("move"), city=cities, via=ways, faces=faces),
    st.builds(Deed, st.just("reroll"), faces=faces),
    st.builds(Deed, st.just("token"), token=st.integers(0, 1), faces=faces),
    st.builds(Deed, st.just("drop"), token=st.integers(0, 1)),
)
deeds = card_deeds | dice_deeds
