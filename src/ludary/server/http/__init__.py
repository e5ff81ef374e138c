"""HTTP: the JSON API, the pages, and the middleware before them."""
