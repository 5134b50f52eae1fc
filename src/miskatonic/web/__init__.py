"""The HTTP and WebSocket application; serves the built client."""
