"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel, one adapter each for all games.

Nothing of these is loaded before its module is: `chabudai.adapters.pettingzoo`, `.gymnasium`, `.openspiel`.
"""
