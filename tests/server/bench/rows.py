"""Reads the tables that the load tests print, in the formats of this and of earlier revisions."""

Rows = dict[str, dict[str, float]]
"""The values of each row, by its load and the name of the column."""

LOADS = ("4-seat tables", "tables with a master", "correspondence tables")  # the first columns of the tables
LOAD_COLUMNS = ("requested moves/s", "processes", "people", "connected")  # other columns that describe the load
RENAMED_COLUMNS = {
    "asked moves/s": "requested moves/s",
    "heard moves/s": "received moves/s",
    "memory a table, KB": "memory per table, KB",
    "tables over days": "correspondence tables",
    "at a time": "connected",
    "moves kept/s": "moves saved/s",
    "notices/s": "notifications/s",
    "and more, MB": "added, MB",
}


def parse_rows(text: str) -> Rows:
    """Return the rows of all tables in the output of a benchmark. A row without results has no values."""
    rows: Rows = {}
    header: list[str] = []
    previous = ""
    for line in text.splitlines():
        if line.startswith("|---"):
            header = column_names(previous)
        elif not line.startswith("|"):
            header = []
        elif header and header[0] in LOADS:
            row = dict(zip(header, cells(line), strict=False))
            rows[load_of(row)] = {column: float(cell) for column, cell in row.items() if is_result(column) and is_number(cell)}
        previous = line
    return rows


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")[1:]]


def column_names(line: str) -> list[str]:
    """Return the current names of the columns. A percentile without a subject belongs to the subject of the column before it."""
    names: list[str] = []
    subject = ""
    for cell in cells(line):
        name = RENAMED_COLUMNS.get(cell, cell)
        if ": p" in name:
            subject = name.split(": p")[0]
        elif subject and name.startswith("p"):
            name = f"{subject}: {name}"
        else:
            subject = ""
        names.append(name)
    return names


def load_of(row: dict[str, str]) -> str:
    """Describe the load of a row. One process is the default and is left out, because earlier revisions have no such column."""
    return ", ".join(
        f"{cell} {column}"
        for column, cell in row.items()
        if (column in LOADS or column in LOAD_COLUMNS) and (column, cell) != ("processes", "1")
    )


def is_result(column: str) -> bool:
    return bool(column) and column not in LOADS and column not in LOAD_COLUMNS


def is_number(cell: str) -> bool:
    return cell.replace(".", "", 1).removeprefix("-").isdigit()
