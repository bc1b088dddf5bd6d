"""The worked examples in the rulebooks, played at arranged tables."""
