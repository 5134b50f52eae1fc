"""By what a browser knows again what it said, so that nothing is said twice."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("chat", sa.Column("key", sa.String(20), nullable=False, server_default=""))
