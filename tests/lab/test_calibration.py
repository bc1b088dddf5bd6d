"""Calibration figures and the calibration plot."""

from ukiyo.lab.measure.calibration import Prediction, chances_row, phase_row, plot, reliability


def test_predictions_are_compared_with_results() -> None:
    predictions = [Prediction(0.5, 0.25, 40.0, 3.0, won, 42) for won in (1.0, 0.0, 0.0, 0.0)]
    assert reliability(predictions) == [(0.25, 0.25, 4)]
    assert phase_row("hokusai", 1, predictions) == "| hokusai | 2 of 4 | 4 | -2.00 | 2.0 | 3.0 | 0.188 |"
    assert chances_row("hokusai", 4, predictions) == "| hokusai | 4 | 4 | 0.000 | 0.000 |"
    assert sum("<circle" in part for part in plot("hokusai", predictions, 0, "red")) == 1
