"""Pydantic models of requests and answers, from which the OpenAPI description and `web/api.d.ts`
are made.
"""
