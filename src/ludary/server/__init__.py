"""The server: tables in the browser and over HTTP, at which people, bots and programs play."""
