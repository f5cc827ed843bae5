"""Commands in the reader's language: their help, and one line with a code for what is wrongly typed.

Typer reads the words; what it says to people comes from ``locale/*/command.ftl`` instead.
"""

import functools
import sys
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from traviesa.cli.refusing import REFUSED, tell
from traviesa.errors import TraviesaError
from traviesa.language import is_known, known_languages, speak

Say = Callable[..., str]
LONGEST: Final = 60
SHARED: Final = "any"
"""Options that mean the same in every command have their help under this name."""


class Command(TyperCommand):
    """One command."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the line that shows how the command is typed."""
        _write_usage(self, ctx, formatter)


class Commands(TyperGroup):
    """Several commands under one name, the whole command line among them."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the line that shows how the commands are typed."""
        _write_usage(self, ctx, formatter)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run what is asked for; what cannot be read is refused in one line, with exit status 2."""
        language, words = _part_language(sys.argv[1:] if args is None else args)
        status: object = 0
        try:
            _check_language(language)
            dress(self, speak(language))
            status = super().main(
                words if words[:1] not in ([], ["--lang"]) else ["--help"], *rest, **extra | {"standalone_mode": False}
            )
        except TraviesaError as error:
            tell(error, language)
            status = REFUSED
        except typer.TyperException as error:
            tell(_refusal(error, words), language)
            status = REFUSED
        except typer.Abort:
            status = 1
        sys.exit(status if isinstance(status, int) else 0)


def asked_language(words: Sequence[str]) -> str | None:
    """Find the language that is asked for among the words, before anything else is read.

    >>> asked_language(["map", "show", "usa", "--lang", "es"]), asked_language(["play", "--lang=en"])
    ('es', 'en')
    """
    return _part_language(words)[0]


def _part_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """Part the language that is asked for from the other words, and put it where every command reads it: last."""
    asked, others, left = None, list[str](), list(words)
    while left and left[0] != "--":
        word = left.pop(0)
        if word == "--lang" and left:
            asked = left.pop(0)
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
        else:
            others.append(word)
    return asked, [*others, *(() if asked is None else ("--lang", asked)), *left]


def _check_language(asked: str | None) -> None:
    if asked is not None and not is_known(asked):
        raise TraviesaError.told("command/language", asked=asked, possible=", ".join(known_languages()))


# --- help ---------------------------------------------------------------------------------------------------
def dress(command: Any, say: Say, path: str = "") -> None:
    """Give a command, all commands below it and their options their help in a language."""
    for title in ("ARGUMENTS", "OPTIONS", "COMMANDS"):
        setattr(rich_utils, f"{title}_PANEL_TITLE", say(f"help-{title.lower()}"))
    rich_utils.DEFAULT_STRING = f"[{say('help-default')}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('help-required')}]"
    command.help = command.short_help = _said_or(say, f"help-command{path}", command.help)
    command.usage_word = say("help-usage")
    for option in _options(command):
        option.help = _said_or(say, help_id(path, str(option.name)), option.help)
    for name, below in getattr(command, "commands", {}).items():
        dress(below, say, f"{path}-{name}")


def _said_or(say: Say, sentence: str, otherwise: str | None) -> str:
    """Say a sentence; a command is no worse for one that is still missing (a test asks for them all)."""
    try:
        return say(sentence)
    except LookupError:
        return otherwise or ""


def help_id(path: str, option: str) -> str:
    """Name the sentence that explains an option."""
    shared = ("lang", "maps", "plain_rules", "help", "map", "board", "config", "data", "database_url", "public_url")
    name = {"board": "map"}.get(option, option).replace("_", "-")
    return f"help-{SHARED}-{name}" if option in shared else f"help{path}-{name}"


def _options(command: Any) -> Iterator[TyperArgument | TyperOption]:
    yield from command.params
    yield command.get_help_option(typer.Context(command))


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    prefix = f"{getattr(command, 'usage_word', 'Usage')}: "
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix=prefix)


# --- what is wrongly typed ----------------------------------------------------------------------------------
def refuse_together(ctx: typer.Context, one: str, *others: str) -> None:
    """Refuse options that exclude each other, where both were typed."""
    typed = {str(param.name): _typed(param) for param in ctx.command.params if is_typed(ctx, str(param.name))}
    for other in others:
        if one in typed and other in typed:
            raise TraviesaError.told("command/conflict", asked=typed[one], other=typed[other])


def need_other(ctx: typer.Context, needed: str, *options: str) -> None:
    """Refuse options that mean something only beside another one, which was not typed."""
    for param in ctx.command.params:
        if param.name in options and is_typed(ctx, str(param.name)):
            raise TraviesaError.told("command/needs", option=_typed(param), needed=f"--{needed}")


def is_typed(ctx: typer.Context, name: str) -> bool:
    """Say whether an option was typed, and not only taken as it usually is."""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _refusal(error: Any, words: Sequence[str]) -> TraviesaError:
    """Make a refusal of what Typer could not read."""
    ctx, param = getattr(error, "ctx", None), getattr(error, "param", None)
    here: Any = ctx.command if ctx else None
    told = functools.partial(TraviesaError.told, command=ctx.command_path if ctx else "traviesa")
    if hasattr(error, "option_name"):
        return _option_refused(error, here, told)
    if param is not None and error.message:
        asked = " ".join(_short(word) for before, word in pairwise(words) if before in param.opts)
        if asked.startswith("--"):
            return told("command/option-use", option=_typed(param))
        return told("command/value", option=_typed(param), asked=asked, expected=param.display_type(ctx).strip("<>"))
    if param is not None:
        return told("command/missing", option=_typed(param))
    if isinstance(here, TyperGroup):
        return _command_refused(error, here, told)
    return told("command/usage", asked=_short(error.format_message()))


def _short(word: str) -> str:
    """Cut a word to a length that a line can hold."""
    return word if len(word) <= LONGEST else f"{word[: LONGEST - 1]}…"


def _command_refused(error: Any, here: TyperGroup, told: Callable[..., TraviesaError]) -> TraviesaError:
    known = list(here.commands)
    asked = _short(next(iter(error.message.split("'")[1::2]), ""))
    if not asked:
        return told("command/missing", option=", ".join(known))
    return told("command/unknown", asked=asked, possible=", ".join(get_close_matches(asked, known, n=2) or known))


def _option_refused(error: Any, here: Any, told: Callable[..., TraviesaError]) -> TraviesaError:
    """Refuse an option that is not there, or one without its value (of which Typer does not say where it stood)."""
    if here is None:
        return told("command/option-use", option=error.option_name, asked=error.message)
    known = sorted(name for option in _options(here) for name in option.opts if name.startswith("--"))
    possible = ", ".join(get_close_matches(error.option_name, known, n=2) or known)
    return told("command/option", asked=_short(error.option_name), possible=possible)


def _typed(param: Any) -> str:
    """Write an option or argument as it is typed."""
    return param.opts[0] if isinstance(param, TyperOption) else param.metavar or str(param.name).upper()
