"""What was in the box of a table's game, and fingerprints of its set-up and of the state after each entry."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.Text))
    op.add_column("tables", sa.Column("start", sa.String(16)))
    op.add_column("entries", sa.Column("fingerprint", sa.String(16)))
