fireflies-firefly-glimmer = Lueur
fireflies-firefly-amber = Ambre
fireflies-firefly-jade = Jade
fireflies-firefly-queen = Reine
