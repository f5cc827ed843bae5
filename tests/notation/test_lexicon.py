"""Every word people may type means one word of the files, and is found however it is accented."""

import pytest

from traviesa.notation.lexicon import LANGUAGES, LINKS, VERBS, fold, lexicon
from traviesa.vocabulary import CARD_WORDS, FACE_WORDS, TOKEN_WORDS


@pytest.mark.parametrize("language", [None, *LANGUAGES])
def test_every_word_means_a_word_of_the_files(language: str | None) -> None:
    words = lexicon(language)
    for table, meanings in (
        (words.verbs, VERBS),
        (words.links, LINKS),
        (words.cards, CARD_WORDS),
        (words.faces, FACE_WORDS),
        (words.tokens, TOKEN_WORDS),
    ):
        assert set(table.values()) == set(meanings)
        assert all(fold(word) == word for word in table), "typed words are folded before they are looked up"


def test_english_words_stay_valid_in_spanish() -> None:
    english, spanish = lexicon(None), lexicon("es")
    assert english.verbs.items() <= spanish.verbs.items()
    assert english.cards.items() <= spanish.cards.items()
    assert english.links.items() <= spanish.links.items()


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("violeta azul naranja blanco verde amarillo negro rojo locomotora", CARD_WORDS[:9]),
        ("violetas azules naranjas blancas verdes amarillas negras rojas comodines", CARD_WORDS[:9]),
        ("violeta azul naranja blanca verde amarilla negra roja comodín", CARD_WORDS[:9]),
    ],
)
def test_colours_agree_with_whatever_is_said(spanish: str, english: tuple[str, ...]) -> None:
    cards = lexicon("es").cards
    assert tuple(cards[fold(word)] for word in spanish.split()) == english


@pytest.mark.parametrize(
    ("printed", "folded"),
    [("Kyïv", "kyiv"), ("København", "kobenhavn"), ("Łódź", "lodz"), ("Straße", "strasse"), ("A–B", "a-b")],
)
def test_folding(printed: str, folded: str) -> None:
    assert fold(printed) == folded
