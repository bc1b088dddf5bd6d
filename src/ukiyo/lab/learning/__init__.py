"""Trains networks by self-play, distills them, and offers the games as learning environments.

It depends on the bots and on `matches`; training needs PyTorch, the PettingZoo environment needs `ukiyo[lab]`.
Networks are written as NumPy archives that bots read without PyTorch.
"""
