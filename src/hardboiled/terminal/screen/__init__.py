"""The full-screen table: mouse and keyboard, drawn from the same scenes as everything else."""
