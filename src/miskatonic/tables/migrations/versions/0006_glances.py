"""What a list tells of a table, kept with it: a lobby need not open the tables it lists."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("glance", sa.Text))
