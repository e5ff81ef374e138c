"""The server's face: the JSON API, the pages, and what guards them."""
