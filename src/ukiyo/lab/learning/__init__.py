"""Network training by self-play, distillation, and learning environments for the games.

It depends on the bots and on `matches`. Training requires PyTorch, and the PettingZoo environment requires `ukiyo[lab]`. Networks are saved
as NumPy archives, which bots can load without PyTorch.
"""
