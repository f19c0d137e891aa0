"""The eight Districts, and the parts of a day."""

from hardboiled.kernel import SpaceId

CITY_HALL = SpaceId("city-hall")
HOSPITAL = SpaceId("hospital")
POLICE = SpaceId("police")
DOCKS = SpaceId("docks")
SHOP = SpaceId("shop")
WALL_STREET = SpaceId("wall-street")
CENTRAL_PARK = SpaceId("central-park")
LIBRARY = SpaceId("library")
HIDEAWAY = (SpaceId("hideaway-1"), SpaceId("hideaway-2"), SpaceId("hideaway-3"))
"""Its Locations, in their order."""
TIMES_SQUARE = SpaceId("times-square")
NOWHERE = SpaceId("")

SEGMENTS = ("morning", "afternoon", "night")
