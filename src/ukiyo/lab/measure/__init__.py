"""Measurements of engine and environment speed, network calibration and coach reliability.

This package depends on the bots, on `matches` and on `learning`. Each measurement prints its results with the sample size and, for
estimates, a confidence interval.
"""
