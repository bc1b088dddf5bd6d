"""Measures the speed of the engine and the environments, the calibration of networks and the reliability of the coach.

It depends on the bots, on `matches` and on `learning`.
Each measurement prints its figures with their number of samples and, where it estimates, an interval.
"""
