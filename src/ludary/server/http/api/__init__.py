"""The JSON API, a module for each part."""
