"""Make email addresses unique, distinguish kinds of requested links, and let addresses opt out of each kind separately."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    connection = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("mail"), sa.column("since"))
    taken = set[str]()
    for row in connection.execute(sa.select(people).where(people.c.mail.is_not(None)).order_by(people.c.since, people.c.id)).all():
        address = row.mail.strip().lower()
        kept = None if address in taken else address  # the oldest account keeps the address
        taken.add(address)
        connection.execute(sa.update(people).where(people.c.id == row.id).values(mail=kept))
    op.drop_index("ix_people_mail", "people")
    op.create_index("ix_people_mail", "people", ["mail"], unique=True)
    op.drop_table("links")  # links were valid for only 20 minutes
    op.create_table(
        "links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("at", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "stopped",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    connection.execute(sa.text("INSERT INTO stopped (address, kind, since) SELECT address, 'verify', since FROM silenced"))
    # Addresses that had opted out of all email receive no login links for another 30 days.
    connection.execute(
        sa.text("INSERT INTO stopped (address, kind, since) SELECT address, 'login', :now FROM silenced"), {"now": time.time()}
    )
    op.drop_table("silenced")
    # Emails to an address are now counted by a different index, and queued emails do not contain links in the new format.
    connection.execute(sa.text("DELETE FROM outbox WHERE once LIKE 'mail/%' AND sent IS NULL"))
