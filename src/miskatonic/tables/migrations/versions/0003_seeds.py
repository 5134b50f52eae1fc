"""Seeds of 128 bits, and whether somebody chose the seed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.alter_column("seed", type_=sa.String(40), existing_type=sa.String(24), existing_nullable=False)
        table.add_column(sa.Column("chosen", sa.Integer))
