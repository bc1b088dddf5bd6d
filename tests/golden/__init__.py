"""Golden games. A commit that changes a rule must update them and explain why."""
