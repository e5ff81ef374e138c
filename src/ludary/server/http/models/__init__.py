"""What the API takes and answers, as OpenAPI describes it."""
