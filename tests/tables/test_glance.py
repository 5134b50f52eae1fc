"""What a list tells of a table is read by several threads at once."""

import subprocess
import sys

AT_ONCE = """
import sys, threading
from miskatonic.tables.glance import glanced
sys.setswitchinterval(1e-6)
start = threading.Barrier(48)
row = {"glance": '{"version":1,"number":3,"deciding":[0],"result":{"won":true,"why":"x"},"moved":17}'}
read = []
def look():
    start.wait()
    read.append(glanced(row).moved)
threads = [threading.Thread(target=look) for _ in range(48)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(sum(read))
"""


def test_many_threads_may_be_the_first_to_read_what_is_kept_of_tables() -> None:
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{48 * 17}\n"), done.stderr
