"""Shares of the server's time and room: limits, quotas, rates, thread pools and the order of requests."""
