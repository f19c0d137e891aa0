"""The games, a package each. They know the kernel and nothing else of ours."""
