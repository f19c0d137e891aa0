"""How the table looks: stage, scene, panels and card faces, made from a view alone."""
