"""The only source of chance: a small seeded random generator inside the state.

The generator is sfc32 ("small fast counter"), which uses only additions, shifts and xors on four 32-bit words. No intermediate value
exceeds 62 bits, so the compiled and the interpreted engine draw the same numbers on every machine. The generator is fast and well
distributed but not secure, because its output reveals its state. A 256-bit seed selects `SecretGenerator` instead, which is slower but
unpredictable.
"""

from hashlib import blake2b
from typing import Final

_MASK: Final = 0xFFFFFFFF

SECRET_BITS: Final = 256  # the size of a `SecretGenerator`'s seed
MIN_SECRET_SEED: Final = 1 << (SECRET_BITS - 1)
_KEY_WORDS: Final = 8


class Generator:
    """A stream of random numbers. A copy continues with the same numbers."""

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
        """Return the next 32 bits."""
        word = (self.a + self.b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _MASK
        self.c = ((((self.c << 21) & _MASK) | (self.c >> 11)) + word) & _MASK
        return word

    def draw(self, n: int) -> int:
        """Return a number from 0 to n-1. Every call consumes one word."""
        return (self.word() * n) >> 32

    def copy(self) -> "Generator":
        return Generator(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


class SecretGenerator(Generator):
    """The words of a keyed hash: BLAKE2b of the word's number, with the seed as key."""

    key: bytes

    def __init__(self, key: bytes, counter: int) -> None:
        super().__init__(0, 0, 0, counter)
        self.key = key

    def word(self) -> int:
        number = self.counter.to_bytes(8, "little")
        self.counter += 1
        return int.from_bytes(blake2b(number, digest_size=4, key=self.key).digest(), "little")

    def copy(self) -> Generator:
        return SecretGenerator(self.key, self.counter)

    def words(self) -> list[int]:
        return [*[int.from_bytes(self.key[at : at + 4], "little") for at in range(0, len(self.key), 4)], self.counter]


def resumed(words: list[int]) -> Generator:
    """Restore a generator from its `words`."""
    if len(words) == _KEY_WORDS + 1:
        return SecretGenerator(b"".join([word.to_bytes(4, "little") for word in words[:-1]]), words[-1])
    return Generator(*words)


def seeded(seed: int) -> Generator:
    """Return the generator for a seed, which can be any integer."""
    if seed >= MIN_SECRET_SEED:
        return SecretGenerator(seed.to_bytes(SECRET_BITS // 8, "little"), 0)
    generator = Generator(seed & _MASK, (seed >> 32) & _MASK, (seed >> 64) & _MASK, 1)
    for _ in range(12):  # until every bit of the seed affects every word
        generator.word()
    return generator
