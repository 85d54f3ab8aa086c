"""Names and texts in five languages, built from the same records the rules run on."""

from __future__ import annotations

from hotelier.text.words import LANGUAGES, UnknownLanguage, Words

__all__ = ["LANGUAGES", "UnknownLanguage", "Words"]
