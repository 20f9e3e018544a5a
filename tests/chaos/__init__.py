"""A server under load to which everything happens that can: `python -m tests.chaos --seconds 1800`."""
