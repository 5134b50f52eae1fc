"""How games ended, kept for each who played them: it outlives the table."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    results = op.create_table(
        "results",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("glance", sa.Text),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("mine", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    database = op.get_bind()
    over = "select id, game, updated, glance from tables where over = 1"
    for table, game, ended, glance in database.execute(sa.text(over)).all():
        at = {"table": table}
        seats = database.execute(
            sa.text("select seat, kind, name, bot, colour from seats where table_id = :table order by seat"), at
        )
        told = json.dumps([dict(seat) for seat in seats.mappings()])
        mine: dict[str, list[int]] = {}
        held = database.execute(sa.text("select person, seat from holders where table_id = :table order by seat"), at)
        for person, seat in held:
            mine.setdefault(person, []).append(seat)
        for person, own in mine.items():
            row = {"person": person, "table_id": table, "game": game, "ended": ended, "glance": glance}
            database.execute(results.insert().values(**row, seats=told, mine=json.dumps(own)))
