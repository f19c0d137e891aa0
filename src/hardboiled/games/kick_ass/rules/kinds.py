"""What the fields of actions and events are: how they are called in a sentence, and what a click on them means."""

from typing import Annotated

from hardboiled.kernel import CardId, Kind, SpaceId

HeroId = str
Figure = Annotated[HeroId, Kind(target="piece:{}")]
"""A Hero whose figure stands for the choice."""
Sheet = Annotated[HeroId, Kind(name="sheet-{}", target="card:sheet-{}", portrait="portraits/{}.svg")]
"""A Hero with what the dashboard says."""
Enemy = Annotated[str, Kind(target="piece:{}")]
"""A Boss or Mini-Boss, or a whole kind of Enemies."""
District = Annotated[SpaceId, Kind(attribute="the", target="space:{}")]
Place = Annotated[SpaceId, Kind(attribute="the")]
"""Where something is that is chosen otherwise."""
Walk = Annotated[tuple[SpaceId, ...], Kind(attribute="the", ends=True)]
Replaced = Annotated[CardId, Kind()]
"""An Item that makes way for the one that is meant."""
TokenNumber = Annotated[int, Kind(name="", target="piece:token-{}")]
"""The number of one of Don Genovese's tokens."""
Point = Annotated[str, Kind(name="one-{}")]
"""One point on a track, or one Dollar."""
Picture = Annotated[str, Kind(name="picture-{}")]
"""What a token shows."""
Cause = Annotated[str, Kind()]
"""What brought something about: a card, an Item, a Hardship, a District."""
Parts = Annotated[tuple[tuple[str, int], ...], Kind(name="")]
"""Where dice come from."""
Case = Annotated[str, Kind(name="")]
"""A word that messages only select by."""
