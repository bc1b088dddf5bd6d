"""Field descriptions for the API reference. This module does not depend on pydantic."""

from collections.abc import Callable
from dataclasses import dataclass

JsonSchema = dict[str, object]


@dataclass(frozen=True)
class Doc:
    """Describes a field: `Annotated[float, Doc("Seconds since 1970")]`."""

    text: str

    def __get_pydantic_json_schema__(self, source: object, handler: Callable[[object], JsonSchema]) -> JsonSchema:
        return {**handler(source), "description": self.text}
