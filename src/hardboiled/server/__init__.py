"""The web table's server, in rooms, each built on those below it:

- `app`, `serve`: the rooms put together, the command that runs them
- `api`: the HTTP calls
- `edge`: what comes in from outside: the front door, limits, live connections, the built pages
- `bots`: who answers without a click, and slow thinking in processes of its own
- `tables`: tables in a worker's memory: their match, their seats, those who look
- `store`: what is kept: the database, content packs
- `telemetry`: logs and numbers for whoever runs it
- `protocol`, `settings`, `identity`, `refusal`: words that all rooms use
"""
