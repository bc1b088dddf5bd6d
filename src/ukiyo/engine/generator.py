"""The one source of chance: a small seeded generator that lives inside the state.

It is sfc32 ("small fast counter"): four 32-bit words, additions, shifts and xors only. Nothing leaves 62 bits, so the
compiled and the interpreted engine draw the same numbers on every machine.
"""

from typing import Final

_MASK: Final = 0xFFFFFFFF


class Generator:
    """A stream of chance that can be copied in the middle and goes on the same."""

    a: int
    b: int
    c: int
    counter: int

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> int:
        """The next 32 bits."""
        word = (self.a + self.b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _MASK
        self.c = ((((self.c << 21) & _MASK) | (self.c >> 11)) + word) & _MASK
        return word

    def draw(self, n: int) -> int:
        """A number from 0 to n-1. It always costs one word, whatever n is."""
        return (self.word() * n) >> 32

    def copy(self) -> "Generator":
        return Generator(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Generator:
    """The generator a seed stands for; any whole number will do."""
    generator = Generator(seed & _MASK, (seed >> 32) & _MASK, (seed >> 64) & _MASK, 1)
    for _ in range(12):  # until every bit of the seed has reached every word
        generator.word()
    return generator
