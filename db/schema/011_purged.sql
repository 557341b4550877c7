-- What was deleted for good while this history is in a club, here or elsewhere: it does not come back from another laptop.
CREATE TABLE purged (
    kind TEXT NOT NULL CHECK (kind IN ('night', 'photo', 'play')),
    id   TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- Whether the club has had it: of what it never had, it can be deleted for good there by an organiser alone.
ALTER TABLE unsent ADD COLUMN known INTEGER NOT NULL DEFAULT 0 CHECK (known IN (0, 1));
