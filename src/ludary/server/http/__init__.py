"""The server's HTTP side: the JSON API, the pages, and the middleware before them."""
