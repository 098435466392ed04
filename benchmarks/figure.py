"""A measured figure, and what it is to be compared with."""

from dataclasses import dataclass


@dataclass
class Figure:
    """beside: a budget, or the figure of a peer in the same run."""

    what: str
    value: float
    unit: str
    beside: str = ""

    def __str__(self) -> str:
        number = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:,.3g}"
        return f"{self.what:<52} {number:>12} {self.unit:<14} {self.beside}"
