"""Logs and numbers for whoever runs the server."""
