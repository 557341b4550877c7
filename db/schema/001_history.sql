-- A game without its turns. `kind` is its word in the catalogue; `actions` counts the steps of its journal that are
-- done: those beyond it can be redone.
CREATE TABLE game (
    id         TEXT NOT NULL PRIMARY KEY,
    kind       TEXT NOT NULL,
    depth      TEXT NOT NULL,
    started_at TEXT NOT NULL,
    head       TEXT NOT NULL,
    actions    INTEGER NOT NULL DEFAULT 0 CHECK (actions >= 0)
) STRICT;

-- One row a sheet, as entered: a turn, or a finished garden.
CREATE TABLE turn (
    game   TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    part   TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0),
    json   TEXT NOT NULL,
    PRIMARY KEY (game, part, number)
) STRICT;

-- A random UUID each, so that the histories of two computers can be told apart and joined.
CREATE TABLE player (
    id   TEXT NOT NULL PRIMARY KEY DEFAULT (
        lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
              substr('89ab', 1 + (abs(random() % 4)), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))),
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE seat (
    game   TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    player TEXT NOT NULL REFERENCES player,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_player ON seat (player);

-- The score as awarded. It stands while the game is as it was then: `actions` is the game's at that moment.
CREATE TABLE result (
    game          TEXT NOT NULL PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    actions       INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    awarded_at    TEXT NOT NULL,
    sheet         TEXT NOT NULL
) STRICT;

-- Its totals, for lists that must not open every sheet.
CREATE TABLE seat_result (
    game   TEXT NOT NULL REFERENCES result ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    total  INTEGER NOT NULL,
    rank   INTEGER NOT NULL,
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- The faces of the tiles entered in a game, so that the next table can pick them.
CREATE TABLE tile_face (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    face TEXT NOT NULL,
    PRIMARY KEY (game, face)
) STRICT, WITHOUT ROWID;

-- Every action on a game, both ways, from 1: undo and redo outlive the program.
CREATE TABLE journal (
    game    TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    number  INTEGER NOT NULL CHECK (number >= 1),
    forward TEXT NOT NULL,
    back    TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT;

-- The game on the table: one row, or none.
CREATE TABLE on_table (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE
) STRICT;
