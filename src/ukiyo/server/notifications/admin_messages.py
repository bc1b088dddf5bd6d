"""Test messages, with which an administrator checks that email and push notifications arrive."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.play.errors import Conflict
from ukiyo.server.db.outbox import OutboxMessage
from ukiyo.server.db.schema import DeviceRow, PersonRow


def email(address: str, key: str, now: float) -> OutboxMessage:
    content = {"subject": "Ukiyo test email", "text": "Email from this server reaches you. 'ukiyo admin test-email' sent this message."}
    return OutboxMessage(key, "email", "", {"to": address, **content, "end": f"mailto:{address}"}, now)


def pushes(session: Session, person: PersonRow, key: str, now: float) -> list[OutboxMessage]:
    """Creates a test message for each device of a person."""
    devices = session.scalars(select(DeviceRow).where(DeviceRow.person == person.id)).all()
    if not devices:
        raise Conflict(f"{person.name} has no device for push notifications. Turn them on in the browser first.")
    payload = {"title": "Ukiyo", "body": "Test: push notifications from this server work.", "tag": "ukiyo", "url": "/", "id": key}
    options = {"payload": payload, "ttl": 600, "urgency": "normal", "topic": "ukiyo"}
    return [OutboxMessage(f"{key}/{device.id}", "push", person.id, {"device": device.id, **options}, now) for device in devices]
