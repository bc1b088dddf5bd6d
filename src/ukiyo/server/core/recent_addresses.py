"""The network address of each person's latest request."""

MAX_PEOPLE = 20_000


class RecentAddresses:
    """Maps people to addresses, in memory only. The least recently active person is evicted first."""

    def __init__(self) -> None:
        self.addresses: dict[str, str] = {}

    def record(self, person: str, address: str) -> None:
        self.addresses.pop(person, None)
        self.addresses[person] = address
        if len(self.addresses) > MAX_PEOPLE:
            del self.addresses[next(iter(self.addresses))]

    def get(self, person: str) -> str | None:
        return self.addresses.get(person)

    def group(self, person: str) -> str:
        """Returns the person's address, or their id if the address is unknown."""
        return self.addresses.get(person) or person
