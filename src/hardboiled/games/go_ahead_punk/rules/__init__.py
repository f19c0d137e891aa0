"""The rules, one file a chapter of docs/rules/go-ahead-punk.md."""
