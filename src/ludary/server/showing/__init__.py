"""What a seat is shown of a table: Snapshots, pictures, words, earlier boards."""
