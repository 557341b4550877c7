-- What a figure rests on: points of a known category, games that somebody played, the time they took.

-- Points of which nobody knows the category are in no category.
UPDATE play SET tallied = 0 WHERE tallied AND rowid IN (SELECT play FROM play_category WHERE category = 'typed');
DELETE FROM play_category WHERE play IN (SELECT play FROM play_category WHERE category = 'typed');

-- A game that came with the program: while it does not count, nobody has played it.
ALTER TABLE play ADD COLUMN sample INTEGER NOT NULL DEFAULT 0 CHECK (sample IN (0, 1));
CREATE INDEX play_sample ON play (counted) WHERE sample;

-- In seconds since 1970: when the game was begun at this table, and when each action was done. None: it came from a
-- file, or times were not kept yet.
ALTER TABLE game ADD COLUMN begun_at INTEGER;
ALTER TABLE journal ADD COLUMN acted_at INTEGER;
