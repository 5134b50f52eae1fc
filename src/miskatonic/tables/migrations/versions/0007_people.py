"""The colours of those who sit at a table, and the table to which they go on after the game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(12), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
