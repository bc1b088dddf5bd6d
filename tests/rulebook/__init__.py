"""Every worked example of the rulebooks, played as a scene."""
