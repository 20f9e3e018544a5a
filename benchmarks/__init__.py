"""How fast Chabudai is, as ratios against peers that are measured in the same run: what `make bench` starts."""
