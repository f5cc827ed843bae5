"""Name the things a seat may do; each prints as one line of the notation."""

from dataclasses import dataclass

from .board import Route, Ticket
from .payments import Payment, payment_text


@dataclass(frozen=True)
class Keep:
    tickets: list[Ticket]

    def __str__(self) -> str:
        return "keep " + " ".join(ticket.name for ticket in self.tickets)


@dataclass(frozen=True)
class DrawPile:
    def __str__(self) -> str:
        return "draw pile"


@dataclass(frozen=True)
class DrawMarket:
    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True)
class DrawTickets:
    def __str__(self) -> str:
        return "tickets"


@dataclass(frozen=True)
class Claim:
    route: Route
    payment: Payment

    def __str__(self) -> str:
        return f"claim {self.route.name} with {payment_text(self.payment)}"


@dataclass(frozen=True)
class Pay:
    payment: Payment

    def __str__(self) -> str:
        return f"pay {payment_text(self.payment)}"


@dataclass(frozen=True)
class Withdraw:
    def __str__(self) -> str:
        return "withdraw"


@dataclass(frozen=True)
class Build:
    city: str
    payment: Payment

    def __str__(self) -> str:
        return f"build {self.city} with {payment_text(self.payment)}"


@dataclass(frozen=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


Deed = Keep | DrawPile | DrawMarket | DrawTickets | Claim | Pay | Withdraw | Build | Pass
