"""Pydantic models of requests and answers, from which the OpenAPI description and `web/types.d.ts` are made."""
