"""The base class of all rows."""

from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    pass
