"""The optional capabilities of each game."""

import pytest

from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.capabilities import (
    Arrangeable,
    GroupsEffects,
    HasEffects,
    HasFeatures,
    HasMoveDetails,
    HasObserver,
    HasPreviews,
    HasPublicAssets,
    HasPublicView,
    HasScenes,
    HasStatistics,
    HasValuation,
    MissingCapability,
)
from ukiyo.engine.game import Game
from ukiyo.games.hokusai.game import HokusaiGame
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.iki.game import IkiGame
from ukiyo.games.iki.rules import IkiState

# The type checker compares the signatures of the capabilities with those in the games.
VIEWS: tuple[HasPublicView[IkiState], HasPublicView[HokusaiState]] = (IkiGame(), HokusaiGame())
PREVIEWS: tuple[HasPreviews[IkiState], HasPreviews[HokusaiState]] = (IkiGame(), HokusaiGame())
EFFECTS: tuple[HasEffects[IkiState], HasEffects[HokusaiState]] = (IkiGame(), HokusaiGame())
GROUPED: GroupsEffects[HokusaiState] = HokusaiGame()
SCENES: tuple[HasScenes[IkiState], HasScenes[HokusaiState]] = (IkiGame(), HokusaiGame())
DETAILS: tuple[HasMoveDetails[IkiState], HasMoveDetails[HokusaiState]] = (IkiGame(), HokusaiGame())
ASSETS: tuple[HasPublicAssets[IkiState], HasPublicAssets[HokusaiState]] = (IkiGame(), HokusaiGame())
OBSERVERS: tuple[HasObserver[IkiState], HasObserver[HokusaiState]] = (IkiGame(), HokusaiGame())
VALUATIONS: tuple[HasValuation[IkiState], HasValuation[HokusaiState]] = (IkiGame(), HokusaiGame())
FEATURES: tuple[HasFeatures[IkiState], HasFeatures[HokusaiState]] = (IkiGame(), HokusaiGame())
STATISTICS: tuple[HasStatistics[IkiState], HasStatistics[HokusaiState]] = (IkiGame(), HokusaiGame())
ARRANGEABLE: tuple[Arrangeable[IkiState], Arrangeable[HokusaiState]] = (IkiGame(), HokusaiGame())

ALL = [
    HasPreviews,
    HasEffects,
    HasScenes,
    HasMoveDetails,
    HasPublicAssets,
    HasPublicView,
    HasObserver,
    HasValuation,
    HasFeatures,
    HasStatistics,
    Arrangeable,
]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_built_in_games_have_all_capabilities(name: str) -> None:
    assert all(isinstance(games.game(name), capability) for capability in ALL)


def test_other_games_choose_their_capabilities(fireflies: Game) -> None:
    has = [capability for capability in ALL if isinstance(fireflies, capability)]
    assert has == [HasPreviews, HasEffects, HasObserver, HasValuation, HasStatistics]


def test_missing_capabilities_have_defaults(fireflies: Game) -> None:
    state = fireflies.new(2, 1)
    assert capabilities.scene(fireflies, state) == {"kind": "night", "seat": None, "at": 1}
    assert capabilities.details(fireflies, state, state.legal()[0]) == {}
    assert capabilities.public_assets(fireflies, state) == [{"points": 0}, {"points": 0}]
    with pytest.raises(MissingCapability, match="fireflies has no arrange"):
        capabilities.arrange(fireflies, state, {})
