"""The published JSON schemas, ready to validate with."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

NAMES = ("common", "position", "view", "decision", "event")


@cache
def read(name: str) -> dict[str, Any]:
    """A schema as it is published."""
    path = files("hotelier.position") / "schema" / f"{name}.schema.json"
    schema: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return schema


@cache
def validator(name: str) -> Draft202012Validator:
    """Whatever checks JSON against a schema."""
    resources: list[tuple[str, Resource[Any]]] = [
        (f"{other}.schema.json", Resource.from_contents(read(other))) for other in NAMES
    ]
    registry: Registry[Any] = Registry()
    return Draft202012Validator(read(name), registry=registry.with_resources(resources))


def complaint(name: str, told: Any) -> str:
    """What a schema has against some JSON; empty if nothing."""
    error = next(iter(validator(name).iter_errors(told)), None)
    return "" if error is None else f"{error.json_path}: {error.message}"
