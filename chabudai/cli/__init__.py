"""The command line: plays matches between people and bots, and shows saved ones."""
