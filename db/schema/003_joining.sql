-- What is rated, and what joining two histories leaves behind.

-- How strong each person is, after all tallied plays up to `rated` in the order of their time: of one game, or of all
-- where it is empty. Made anew when it is asked for and not there.
CREATE TABLE rating (
    game   TEXT NOT NULL,
    person INTEGER NOT NULL,
    plays  INTEGER NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;

-- The last play in the ratings: one row, or none.
CREATE TABLE rated (
    one       INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    played_at INTEGER NOT NULL,
    play      TEXT NOT NULL
) STRICT;
CREATE INDEX play_in_order ON play (played_at, id) WHERE tallied;

-- A play that comes or goes before the last one, and who is whom, change all that follows.
CREATE TRIGGER play_rated AFTER UPDATE OF tallied ON play
    WHEN new.tallied <> old.tallied
        AND EXISTS (SELECT 1 FROM rated WHERE (rated.played_at, rated.play) >= (old.played_at, old.id)) BEGIN
    DELETE FROM rating;
    DELETE FROM rated;
END;
CREATE TRIGGER person_rated AFTER UPDATE OF person ON player WHEN new.person IS NOT old.person BEGIN
    DELETE FROM rating;
    DELETE FROM rated;
END;

-- Versions of a player, night, photo or play that lost against a newer one when two histories were joined, as JSON.
CREATE TABLE superseded (
    kind        TEXT NOT NULL CHECK (kind IN ('player', 'night', 'photo', 'play')),
    id          TEXT NOT NULL,
    document    TEXT NOT NULL,
    modified_at TEXT NOT NULL,
    PRIMARY KEY (kind, id, document) -- the first columns: else SQLite 3.40 takes a value for NULL when it checks itself
) STRICT, WITHOUT ROWID;

-- What is deleted for good leaves none.
CREATE TRIGGER play_forgotten AFTER DELETE ON play BEGIN
    DELETE FROM superseded WHERE kind = 'play' AND id = old.id;
END;
CREATE TRIGGER night_forgotten AFTER DELETE ON night BEGIN
    DELETE FROM superseded WHERE kind = 'night' AND id = old.id;
END;
CREATE TRIGGER photo_forgotten AFTER DELETE ON photo BEGIN
    DELETE FROM superseded WHERE kind = 'photo' AND id = old.file;
END;
