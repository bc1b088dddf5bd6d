fireflies-firefly-glimmer = Glimmer
fireflies-firefly-amber = Amber
fireflies-firefly-jade = Jade
fireflies-firefly-queen = Queen
