"""The rules of IKI, test by test."""
