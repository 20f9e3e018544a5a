"""The server: HTTP and WebSocket around matches and their store."""
