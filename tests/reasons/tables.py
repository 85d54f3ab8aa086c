"""All scenarios of impossible actions."""

from tests.reasons.table_of_effects import CHANCE, GOODS, POLITICS, ROOMS, STAFF
from tests.reasons.table_of_turns import GUESTS, MOMENT, MONEY, TURN

CASES = [*MOMENT, *MONEY, *TURN, *GUESTS, *GOODS, *ROOMS, *STAFF, *POLITICS, *CHANCE]
