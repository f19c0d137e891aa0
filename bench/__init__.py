"""How fast it is: every installed game beside catanatron, in one run. `python -m bench`."""
