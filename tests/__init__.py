"""The house's tests: scenes, checks on every game, and the tools around them."""
