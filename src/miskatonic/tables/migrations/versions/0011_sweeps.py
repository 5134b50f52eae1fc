"""How often servers have looked for tables that nobody touches, and since which of these looks a table is such."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    sweeps = op.create_table("sweeps", sa.Column("number", sa.Integer, nullable=False))
    op.get_bind().execute(sweeps.insert().values(number=0))
    op.add_column("tables", sa.Column("swept", sa.Integer))
    op.create_index("ix_tables_swept", "tables", ["swept"])
