"""The ladder: bots of a game against each other, what they score, and the ratings that follow."""
