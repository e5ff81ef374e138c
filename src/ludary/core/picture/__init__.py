"""Pictures: SVG and HTML by functions, and panels that a board is made of."""
