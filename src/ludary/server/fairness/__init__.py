"""Who gets how much of the server: limits, quotas, rates, and the order in which requests are worked on."""
