"""The pages of the documentation fit each other and the code."""

import re
from pathlib import Path

import pytest

from hotelier.bots.foreign.stand_in import STAND_IN
from hotelier.content.editions import EDITIONS, flags_of
from hotelier.content.flags import FLAGS

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CLAUSES = re.compile(r"\bclauses? (\d(?:\.\d+)*(?:(?:, | and | to )\d(?:\.\d+)*)*)")


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """Where a link into a page can point: its headings, and the anchors written out."""
    text = FENCE.sub("", read(page))
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    names = {re.sub(r"<[^>]*>", "", heading).strip().lower() for heading in headings}
    slugs = {re.sub(r"[^\w\- ]", "", name).replace(" ", "-") for name in names}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


def broken_links(page: Path) -> list[str]:
    found = []
    for target in LINK.findall(FENCE.sub("", read(page))):
        if target.startswith(("http://", "https://")):
            continue
        name, _, anchor = target.partition("#")
        file = (page.parent / name).resolve() if name else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            found.append(target)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Here\n[a](#here) [b](#there) [c](gone.md)\n", encoding="utf-8")
    assert broken_links(page) == ["#there", "gone.md"]


def clauses_cited() -> set[str]:
    """Every clause that a source, a test or a page names."""
    files = [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py"), *PAGES]
    cited = [found for file in files for found in CLAUSES.findall(read(file))]
    return {clause for found in cited for clause in re.split(", | and | to ", found)}


def test_every_clause_that_is_cited_exists() -> None:
    headings = re.findall(r"^#{2,3} (\d(?:\.\d+)*) ", read(RULES / "rules.md"), re.MULTILINE)
    cited = clauses_cited()
    assert "4.8" in cited
    assert cited <= set(headings)


def test_every_ruling_has_its_place_and_every_one_named_exists() -> None:
    there = anchors(RULES / "rulings.md")
    numbers = {f"r-{n:02}" for n in range(1, 52)} | {f"c-{n:02}" for n in range(1, 22)}
    assert numbers | {"r-04b"} <= there
    for file in [*ROOT.glob("src/**/*.py"), *PAGES]:
        named = {name.lower() for name in re.findall(r"\b[RCH]-\d\db?\b", read(file))}
        assert named <= there, file


def test_the_table_of_flags_is_that_of_the_program() -> None:
    page = read(RULES / "editions.md").partition("## Flags by edition")[2]
    rows = [
        [cell.strip(" `*") for cell in line.strip("|").split("|")]
        for line in page.partition("## Diff")[0].splitlines()
        if line.startswith("|")
    ]
    assert rows[0] == ["flag", *EDITIONS]
    expected = [[flag, *(str(flags_of(edition)[flag]) for edition in EDITIONS)] for flag in FLAGS]
    assert rows[2:] == expected


def test_every_value_of_every_flag_is_explained() -> None:
    page = read(RULES / "editions.md").partition("## Flags")[2].partition("## Flags by")[0]
    flag = ""
    explained: dict[str, dict[str, list[str]]] = {}
    for line in page.splitlines():
        cells = [cell.strip(" `") for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[0] not in {"flag", "---"}:
            flag = cells[0] or flag
            explained.setdefault(flag, {})[cells[1]] = re.findall(r"[a-z-]+\d*", cells[3])
    for name, values in FLAGS.items():
        assert list(explained[name]) == [str(value) for value in values]
        for value in values[1:]:
            having = [edition for edition in EDITIONS if flags_of(edition)[name] == value]
            assert explained[name][str(value)] == (having or ["none"])


@pytest.mark.parametrize("page", ["how-to/host-a-server.md", "reference/server.md"])
def test_pages_name_the_bot_that_takes_over(page: str) -> None:
    rows = [row for row in read(ROOT / "docs" / page).splitlines() if "takes over" in row]
    assert rows and all(f"the bot `{STAND_IN}` takes over" in row for row in rows)
