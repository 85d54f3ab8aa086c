"""Write web/src/lib/contract.ts from the types of everything that crosses the wire.

    python tools/write_contract.py            write the file
    python tools/write_contract.py --check    say whether it is up to date

What the server tells has its shapes in ``hotelier/server/telling/shapes``, what a browser sends in
``hotelier/server/http/messages.py``. So the pages cannot believe in a field that there is not.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from hotelier.server.http import messages
from hotelier.server.telling.shapes import cards, replays, tables

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "contract.ts"
WIDTH: Final = 120

HEAD = """/**
 * Everything that crosses the wire, in both directions.
 *
 * This file is made by `tools/write_contract.py` from the types of the server
 * (`src/hotelier/server/telling/shapes`, `src/hotelier/server/http/messages.py`):
 * change those, not this file.
 */
"""

TOLD: Final[Mapping[str, Any]] = {
    "Message": tables.Message,
    "Reply": tables.Reply,
    "Refusal": tables.Refusal,
    "Health": tables.Health,
    "TablesTold": tables.TablesTold,
    "Opened": tables.Opened,
    "LinkLook": tables.LinkLook,
    "Joined": tables.Joined,
    "SeatLink": tables.SeatLink,
    "DeviceCode": tables.DeviceCode,
    "CardsTold": cards.CardsTold,
    "Choices": cards.Choices,
    "TextsTold": cards.TextsTold,
    "ReplayTold": replays.ReplayTold,
    "StepTold": replays.StepTold,
    "AnalysisTold": replays.AnalysisTold,
    "StepHints": replays.StepHints,
}
"""What the server tells, as a whole."""

SENT: Final[Mapping[str, Any]] = {
    "Sent": messages.Message,
    "TableIn": messages.TableIn,
    "LinkIn": messages.LinkIn,
    "BotIn": messages.BotIn,
    "LeaveIn": messages.LeaveIn,
    "CodeIn": messages.CodeIn,
    "RecordIn": messages.RecordIn,
    "PlayOnIn": messages.PlayOnIn,
}
"""What a browser sends, as a whole; ``Sent`` over the line to a table."""

Schema = dict[str, Any]

PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def definitions(whole: Mapping[str, Any]) -> dict[str, Schema]:
    """The JSON Schema of some types and of all they are made of, by name."""
    inputs = [(name, "validation", TypeAdapter(it)) for name, it in whole.items()]
    roots, common = TypeAdapter.json_schemas(inputs)  # type: ignore[arg-type]
    found: dict[str, Schema] = dict(common["$defs"])
    for (name, _), root in roots.items():
        found.setdefault(str(name), root)
    return found


def closed(found: Mapping[str, Schema]) -> dict[str, Schema]:
    """The same, where nothing may have a field that is not named."""
    return {
        name: it | {"additionalProperties": False} if "properties" in it else it
        for name, it in found.items()
    }


def page() -> str:
    """The whole file."""
    told, sent = definitions(TOLD), definitions(SENT)
    assert not told.keys() & sent.keys()
    parts = [HEAD, "// What the server tells.\n", *written(told)]
    return "\n".join([*parts, "// What a browser sends.\n", *written(sent)])


def written(found: Mapping[str, Schema]) -> Iterator[str]:
    """Every type in TypeScript, in the order of the alphabet."""
    for name in sorted(found):
        schema = found[name]
        yield comment(schema) + (
            interface(name, schema) if "properties" in schema else alias(name, schema)
        )


def comment(schema: Schema) -> str:
    """What a type stands for."""
    lines = schema.get("description", "").replace("``", "`").splitlines()
    if len(lines) <= 1:
        return "".join(f"/** {line} */\n" for line in lines)
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def interface(name: str, schema: Schema) -> str:
    """An object with its fields; those that may be missing are marked."""
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {expression(it)};"
        for field, it in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}\n"])


def alias(name: str, schema: Schema) -> str:
    """A type of another form, broken where it is too long for a line."""
    head, body = f"export type {name} =", f"{expression(schema)};"
    if len(f"{head} {body}") <= WIDTH:
        return f"{head} {body}\n"
    if len(f"  {body}") <= WIDTH:
        return f"{head}\n  {body}\n"
    return "\n".join([head, *(f"  | {it}" for it in choices(schema))]) + ";\n"


def expression(schema: Schema) -> str:
    """A type as it stands in a line."""
    return " | ".join(dict.fromkeys(choices(schema)))


def choices(schema: Schema) -> list[str]:
    """The types that something may have."""
    if "$ref" in schema:
        return [schema["$ref"].rpartition("/")[2]]
    for kind in ("anyOf", "oneOf"):
        if kind in schema:
            return [choice for it in schema[kind] for choice in choices(it)]
    if "const" in schema:
        return [json.dumps(schema["const"])]
    if "enum" in schema:
        return [json.dumps(it) for it in schema["enum"]]
    if schema.get("type") == "array":
        return [array(schema["items"])]
    if schema.get("type") == "object":
        return [record(schema)]
    return [PLAIN[schema["type"]] if "type" in schema else "unknown"]


def array(items: Schema) -> str:
    """A list of something."""
    inner = expression(items)
    return f"({inner})[]" if len(choices(items)) > 1 else f"{inner}[]"


def record(schema: Schema) -> str:
    """Something for every name, or for some of those there are."""
    values = schema["additionalProperties"]
    value = "unknown" if values is True else expression(values)
    if "$ref" in schema.get("propertyNames", {}):
        return f"Partial<Record<{expression(schema['propertyNames'])}, {value}>>"
    return f"Record<string, {value}>"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write web/src/lib/contract.ts.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    if not parser.parse_args().check:
        FILE.write_text(page(), encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != page():
        sys.exit(f"{FILE.name} is out of date: run tools/write_contract.py")


if __name__ == "__main__":
    main()
