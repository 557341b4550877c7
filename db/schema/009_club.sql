-- The club on a server that this history is kept in step with: one row, or none.

-- `may`: what it may do there. `server`: which copy of the club's tables it is, so that another one is noticed. `seen`: the server's snapshot up to which all is
-- here; empty: nothing. `sends`: how many were acknowledged. A step that changes what a record's document is takes `seen` away.
CREATE TABLE club (
    one        INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    id         TEXT NOT NULL,
    name       TEXT NOT NULL,
    address    TEXT NOT NULL, -- without a password
    laptop     TEXT NOT NULL,
    may        INTEGER NOT NULL CHECK (may BETWEEN 0 AND 3),
    server     TEXT NOT NULL,
    seen       TEXT NOT NULL DEFAULT '',
    sends      INTEGER NOT NULL DEFAULT 0,
    in_step_at TEXT NOT NULL DEFAULT ''
) STRICT;

-- The records that the club has not yet as they are here. `changes`: how often they were changed since, so that what is
-- changed while it is being sent waits again. `refused`: who has joined may not change it there.
CREATE TABLE unsent (
    kind    TEXT NOT NULL CHECK (kind IN ('player', 'night', 'photo', 'play')),
    id      TEXT NOT NULL,
    changes INTEGER NOT NULL DEFAULT 1,
    refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)),
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
