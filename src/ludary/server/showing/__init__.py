"""Views of a table for one seat: Snapshots, pictures, words, earlier boards and replays."""
