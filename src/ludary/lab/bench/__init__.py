"""What `ludary bench` measures: a module for each kind of figure, and the report."""
