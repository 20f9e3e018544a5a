"""What the counts of the kernel are worth.

Fitted by logistic regression to how 14,000 games of a player who looks one move ahead ended, a draw as half a win, with
one of twenty moves made at random.
"""

from typing import Final

import numpy as np

# The columns are those of `count_features`: free places that are served (0 to 3), what the draw may serve, escapes (0
# to 2), a stack, being stuck, going out, tiles held (1 to 6), and places that take one tile more. The rows: who draws
# next with a full and an empty pile, who waits likewise; last what a redraw costs, and what it is worth to draw next.
_TABLE: Final = """
-0.60 -0.01  0.22  0.56  0.50 -1.49  0.07  1.59  0.63 -1.75  1.76  0.34  0.14 -0.22 -0.35  0.00  0.26  0.06
-0.44 -0.11  0.14  0.16  0.48 -0.18 -0.07  0.01  0.96 -1.23  2.81 -0.12  0.05  0.12 -0.07 -0.23  0.02  0.00
-0.55 -0.12  0.10  0.40  0.43 -1.35 -0.06  1.23  1.04 -2.18  1.62  0.13  0.07 -0.22 -0.32 -0.07  0.24  0.06
-0.22  0.01  0.21  0.24  0.26 -0.10  0.12  0.22  0.51 -0.28  1.15  0.14  0.04  0.12 -0.03 -0.11  0.09  0.01
 0.38 -0.07  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00  0.00
"""
WEIGHTS: Final = np.array([line.split() for line in _TABLE.strip().splitlines()], np.float64)
