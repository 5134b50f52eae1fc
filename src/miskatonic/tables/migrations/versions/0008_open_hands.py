"""Whether those who share a device play with open hands."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("open", sa.Integer, nullable=False, server_default="0"))
