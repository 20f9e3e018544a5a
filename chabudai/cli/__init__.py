"""The command line: sits people and bots down at the table, and looks at what was played."""
