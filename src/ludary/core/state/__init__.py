"""What lies in memory while a game is played, and how chance moves it: records, events, fate, piles and boards of squares."""
