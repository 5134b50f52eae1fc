"""`python -m miskatonic` is the command line."""

import sys

from miskatonic.cli import main

sys.exit(main())
