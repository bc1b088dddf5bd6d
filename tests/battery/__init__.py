"""One battery of checks that runs on every game of the project."""
