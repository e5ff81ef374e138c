"""The documentation as a site: `python -m docs.site` gathers the pages, adds the rules of all games
and the API, and builds it.
"""
