"""IKI's rules, scene by scene."""
