"""Tables on a server: friends open a link and sit down; what was played is kept before anyone hears of it."""
