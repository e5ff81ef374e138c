"""Who plays beside people: bots, hints and reviews, and the games that are ready for them."""
