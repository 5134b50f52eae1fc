"""Several processes on one database: which are alive, which of them has a table, and in which term."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(300), nullable=False),
        sa.Column("secret", sa.String(16), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", sa.Column("process", sa.String(32)))
    op.add_column("tables", sa.Column("term", sa.Integer, nullable=False, server_default="0"))
