"""The printed cards of one game, turned into the tables the rules run on."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine.cards import Guest, Politics, Staff, Tile
from hotelier.engine.edition import Edition
from hotelier.engine.effects import (
    ALWAYS,
    AT_END,
    AVOID_PENALTY,
    BOTH_TRACKS,
    CHEAPER_HIRE,
    DIE_TAKEN,
    EMPEROR_BONUS,
    EXTRA_TURN,
    GUEST_MOVES_IN,
    GUEST_SERVED,
    NO_FEE,
    ONCE_PER_ROUND,
    ROOM_OCCUPIED,
    ROOMS_FREE,
    ROW_FREE,
    SERVE_FREE,
    STRONGER_DIE,
    WHENEVER,
    Ability,
)
from hotelier.engine.hotel import Board
from hotelier.engine.values import BIT, order_total


@final
class Ruleset:
    """Cards, boards and flags of a game. Never changes, so all copies of a game share it."""

    def __init__(
        self,
        edition: Edition,
        guests: list[Guest],
        staff: list[Staff],
        politics: list[Politics],
        tiles: list[Tile],
        boards: list[Board],
    ) -> None:
        self.edition: Edition = edition
        self.guests: list[Guest] = guests
        self.staff: list[Staff] = staff
        self.politics: list[Politics] = politics
        self.tiles: list[Tile] = tiles
        self.boards: list[Board] = boards

        self.order: list[i64] = [guest.order for guest in guests]
        self.order_size: list[i64] = [order_total(guest.order) for guest in guests]
        self.guest_colour: list[i64] = [guest.colour for guest in guests]
        self.grants_extra_turn: list[bool] = [
            any(effect.kind == EXTRA_TURN for effect in guest.rewards) for guest in guests
        ]
        self.cost: list[i64] = [card.cost for card in staff]
        # Staff within reach of a purse: bit sets of cards that cost at most so much.
        self.within: list[i64] = [self._within(kronen) for kronen in range(8)]

        # Masks of staff cards by what they do.
        self.once_per_round: i64 = 0
        self.at_end: i64 = 0
        self.on_die: list[i64] = [0] * 7
        self.on_move_in: i64 = 0
        self.on_served: i64 = 0
        self.on_occupied: i64 = 0
        self.on_bonus: i64 = 0
        self.rooms_free: list[i64] = [0] * 3
        self.any_rooms_free: i64 = 0
        self.stronger: list[i64] = [0] * 7
        self.both_tracks: list[i64] = [0] * 7
        self.cheaper_hire: list[i64] = [0] * 7
        self.cheaper_by: i64 = 0
        self.no_fee: i64 = 0
        self.serve_free: i64 = 0
        self.row_free: i64 = 0
        self.avoids_penalty: i64 = 0
        self.starters: list[i64] = [0] * 4
        for index, card in enumerate(staff):
            self._file(BIT[index], card.ability)
            if card.starter:
                self.starters["ABCD".index(card.starter)] |= BIT[index]

    def _within(self, kronen: int) -> int:
        mask = 0
        for index, card in enumerate(self.staff):
            if card.cost <= kronen:
                mask |= BIT[index]
        return mask

    def _file(self, bit: int, ability: Ability) -> None:
        if ability.moment == ONCE_PER_ROUND:
            self.once_per_round |= bit
        elif ability.moment == AT_END:
            self.at_end |= bit
        elif ability.moment == WHENEVER:
            self._file_trigger(bit, ability)
        elif ability.moment == ALWAYS:
            self._file_modifiers(bit, ability)

    def _file_trigger(self, bit: int, ability: Ability) -> None:
        trigger = ability.trigger
        assert trigger is not None
        for face in trigger.faces:
            self.on_die[face] |= bit
        if trigger.kind == GUEST_MOVES_IN:
            self.on_move_in |= bit
        elif trigger.kind == GUEST_SERVED:
            self.on_served |= bit
        elif trigger.kind == ROOM_OCCUPIED:
            self.on_occupied |= bit
        elif trigger.kind == EMPEROR_BONUS:
            self.on_bonus |= bit
        else:
            assert trigger.kind == DIE_TAKEN

    def _file_modifiers(self, bit: int, ability: Ability) -> None:
        for modifier in ability.modifiers:
            if modifier.kind == ROOMS_FREE:
                self.rooms_free[modifier.colour] |= bit
                self.any_rooms_free |= bit
            elif modifier.kind == NO_FEE:
                self.no_fee |= bit
            elif modifier.kind == SERVE_FREE:
                self.serve_free |= bit
            elif modifier.kind == ROW_FREE:
                self.row_free |= bit
            elif modifier.kind == AVOID_PENALTY:
                self.avoids_penalty |= bit
            for face in modifier.faces:
                if modifier.kind == STRONGER_DIE:
                    self.stronger[face] |= bit
                elif modifier.kind == BOTH_TRACKS:
                    self.both_tracks[face] |= bit
                elif modifier.kind == CHEAPER_HIRE:
                    self.cheaper_hire[face] |= bit
                    self.cheaper_by = modifier.amount
