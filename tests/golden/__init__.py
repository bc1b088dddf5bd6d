"""Games played once and kept: whoever changes a rule changes them, and has to say so."""
