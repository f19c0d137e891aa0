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
NOWHERE = SpaceId("")

SEGMENTS = ("morning", "afternoon", "night")
