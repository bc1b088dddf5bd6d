"""Every worked example of the rulebooks, played at an arranged table."""
