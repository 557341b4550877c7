-- What is meant to be played in a year: so many games, each so often. A goal that was taken away stays, so that another
-- laptop takes it away too. It is of this history alone, and in no club.
CREATE TABLE goal (
    id          TEXT NOT NULL PRIMARY KEY,
    name        TEXT NOT NULL,
    year        INTEGER NOT NULL CHECK (year BETWEEN 1 AND 9999),
    games       INTEGER NOT NULL CHECK (games BETWEEN 1 AND 1000),
    plays       INTEGER NOT NULL CHECK (plays BETWEEN 1 AND 1000),
    deleted_at  TEXT,
    modified_at TEXT NOT NULL,
    digest      INTEGER
) STRICT;
CREATE INDEX goal_without_digest ON goal (id) WHERE digest IS NULL;
CREATE TRIGGER goal_unsealed AFTER UPDATE OF id, name, year, games, plays, deleted_at, modified_at ON goal BEGIN
    UPDATE goal SET digest = NULL WHERE id = new.id AND digest <> 0;
END;
CREATE TRIGGER goal_gone AFTER DELETE ON goal BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'goal' AND id = old.id AND gone IS NULL;
END;
