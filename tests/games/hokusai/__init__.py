"""The rules of Hokusai."""
