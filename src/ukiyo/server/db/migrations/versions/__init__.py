"""Schema migrations, named after the changes they make.

They depend only on Alembic and SQLAlchemy, because the current schema can differ from the schema at the time of a migration. The
`revision` and `down_revision` in each file determine the order, and the revision of a released migration does not change.
"""
