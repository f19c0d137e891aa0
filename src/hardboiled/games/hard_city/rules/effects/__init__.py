"""The words that cards are written in: one class a word, which says when it can be used and what it does."""
