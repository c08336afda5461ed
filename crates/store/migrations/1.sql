-- The truth: what happened, in the order it happened. `sum` covers the row and the one before.
CREATE TABLE events (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    sum BLOB NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- All that follows is made of events, for lists.
CREATE TABLE games (
    game TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    waits TEXT NOT NULL,
    open INTEGER NOT NULL,
    house INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX games_waits ON games (waits);
CREATE INDEX games_open ON games (changed) WHERE open = 1;
CREATE INDEX games_house ON games (game) WHERE house = 1;

-- `ended` is null until the game is over, so that a move changes no row here.
CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games (game),
    person TEXT NOT NULL,
    ended INTEGER,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_person ON players (person, ended);

-- People without an account; `token` is the hash of what their browser keeps.
CREATE TABLE guests (
    token BLOB NOT NULL PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    name TEXT,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    sum BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- When the server was awake last.
CREATE TABLE heartbeat (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    awake INTEGER NOT NULL,
    sum BLOB NOT NULL
) STRICT;
