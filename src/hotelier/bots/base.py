"""What every computer player is: it sees a view and names an option."""

from __future__ import annotations

from typing import Protocol

from hotelier.view import View


class Bot(Protocol):
    """A computer player. It sees what its seat sees, never the position."""

    @property
    def name(self) -> str:
        """The name it is known by."""

    def choose(self, view: View) -> int:
        """The code of one of the options of ``view.decision``."""
