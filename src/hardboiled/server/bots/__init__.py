"""Who answers without a click, and the processes they think in."""
