"""Small games solved exactly: the whole tree, best responses, exploitability."""
