"""Golden games. A commit that changes a rule must change them and say why."""
