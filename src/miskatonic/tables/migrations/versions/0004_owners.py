"""Tables are found by their owner."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("ix_tables_owner", "tables", ["owner"])
