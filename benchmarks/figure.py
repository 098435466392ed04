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
        return f"{self.what:<60} {number:>12} {self.unit:<8} {self.beside}"


def beside(value: float, budget: float, least: bool = False) -> str:
    """Is it kept? A budget is the most there may be, or the least."""
    kept = value >= budget if least else value <= budget
    return f"budget {budget:,.0f}: {'kept' if kept else 'MISSED'}"
