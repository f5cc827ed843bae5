"""Read the places of a map file: cities, countries and their border stops."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from traviesa.language import Saying
from traviesa.map_file import City, Country
from traviesa.map_mistakes import Notebook, close
from traviesa.map_table import Table, toml_text


@dataclass(slots=True)
class Places:
    """The cities, stops and countries read so far, and the numbers of their ids."""

    cities: list[City] = field(default_factory=list)
    stops_from: int = 0
    countries: list[Country] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)
    """Id of a city or stop → its number."""
    groups: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Id of a city or country, as a ticket may name it → the cities that serve."""


def rows(notes: Notebook, document: Mapping[str, object], name: str) -> Iterator[Table]:
    """Walk through the rows of a list of tables; a list that is missing has none."""
    value = document.get(name, [])
    if not isinstance(value, list):
        says = Saying("mistake-rows", name=name)
        notes.note("map/wrong-type", name, says, notes.lines.of_key(name), name)
        return
    for number, row in enumerate(value, start=1):
        if isinstance(row, Mapping):
            yield Table(notes, name, row, number)
        else:
            says, where = Saying("mistake-no-row", value=toml_text(row)), Saying("mistake-row", table=name, row=number)
            notes.note("map/wrong-type", where, says, notes.lines.of_row(name, number), name)


def read_places(notes: Notebook, document: Mapping[str, object]) -> Places:
    """Read cities, then the countries with their border stops behind them."""
    places = Places()
    for row in rows(notes, document, "cities"):
        city = City(row.slug("id"), row.text("name"), row.text("name_es"), *_coordinates(row))
        row.finish()
        _add_city(places, row, city)
    places.stops_from = len(places.cities)
    places.groups = {city.id: (number,) for number, city in enumerate(places.cities)}
    country_rows = list(rows(notes, document, "countries"))
    named = [_read_country(places, row) for row in country_rows]
    for row in rows(notes, document, "stops"):
        _read_stop(places, named, row)
    for row, (country, stops) in zip(country_rows, named, strict=True):
        _join_country(places, row, country, stops)
    return places


def _coordinates(row: Table) -> tuple[float, float]:
    return row.real("lat", -90, 90), row.real("lon", -180, 180)


def _add_city(places: Places, row: Table, city: City) -> None:
    """Number a city or stop; its id is new, also among countries."""
    if city.id in places.numbers or city.id in places.groups:
        row.refuse("map/duplicate-id", Saying("mistake-duplicate-id", id=city.id))
    places.numbers.setdefault(city.id, len(places.cities))
    places.cities.append(city)


def _read_country(places: Places, row: Table) -> tuple[Country, tuple[str, ...]]:
    country = Country(row.slug("id"), row.text("name"), row.text("name_es"), ())
    stops = row.words("stops", ())
    row.finish()
    if country.id in places.numbers or country.id in places.groups:
        row.refuse("map/duplicate-id", Saying("mistake-duplicate-id", id=country.id))
    places.groups.setdefault(country.id, ())
    return country, stops


def _read_stop(places: Places, named: list[tuple[Country, tuple[str, ...]]], row: Table) -> None:
    """Read a border stop; it bears its country's name, and its country must list it."""
    stop, owner = row.slug("id"), row.text("country")
    lat, lon = _coordinates(row)
    row.finish()
    ids = [country.id for country, _ in named]
    if owner not in ids:
        row.refuse("map/unknown-country", Saying("mistake-unknown-country", id=owner, near=close(owner, ids)))
        return
    country, stops = named[ids.index(owner)]
    if stop not in stops:
        row.refuse("map/stop", Saying("mistake-stop-not-listed", country=owner, stop=stop))
    _add_city(places, row, City(stop, country.name, country.name_es, lat, lon, ids.index(owner)))


def _join_country(places: Places, row: Table, country: Country, stops: tuple[str, ...]) -> None:
    """Resolve the stops of a country."""
    border = [city.id for city in places.cities[places.stops_from :]]
    for stop in stops:
        if stop not in border:
            row.refuse("map/stop", Saying("mistake-no-stop", stop=stop, near=close(stop, border)))
    if not stops:
        row.refuse("map/stop", Saying("mistake-country-without-stop"))
    numbers = tuple(places.numbers[stop] for stop in stops if stop in border)
    places.countries.append(Country(country.id, country.name, country.name_es, numbers))
    places.groups[country.id] = numbers
