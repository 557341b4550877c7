-- Players, game nights, and plays: what the history counts. What is counted is kept in summaries (the last four tables),
-- so that no list and no page has to look at every play.

-- A new identity, for rows that are made here.
CREATE VIEW new_uuid (id) AS SELECT
    lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
          substr('89ab', 1 + (abs(random() % 4)), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)));

-- The moment of a change: of two versions the one with the later `modified_at` wins.
CREATE VIEW now (moment) AS SELECT strftime('%Y-%m-%dT%H:%M:%fZ');

-- An entry for everyone who was ever written down. A merged entry stays, so that the merge can be undone: `person` is
-- the entry at the end of the chain of `merged_into`, none where that is the entry itself.
CREATE TABLE player_entry (
    rowid       INTEGER PRIMARY KEY,
    id          TEXT NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    nickname    TEXT NOT NULL DEFAULT '',
    colour      TEXT NOT NULL DEFAULT '',
    picture     TEXT NOT NULL DEFAULT '', -- a file in the folder of pictures
    merged_into TEXT,
    person      INTEGER,
    modified_at TEXT NOT NULL
) STRICT;
INSERT INTO player_entry (id, name, modified_at)
    SELECT id, name, '1970-01-01T00:00:00.000Z' FROM player ORDER BY player.rowid; -- older than any change
DROP TABLE player;
ALTER TABLE player_entry RENAME TO player;
CREATE INDEX player_by_name ON player (name);
CREATE INDEX player_by_person ON player (person) WHERE person IS NOT NULL;

-- `seconds` were played before the timer was started the last time; it runs while it has a start.
CREATE TABLE night (
    id               TEXT NOT NULL PRIMARY KEY,
    date             TEXT NOT NULL,
    place            TEXT NOT NULL DEFAULT '',
    notes            TEXT NOT NULL DEFAULT '',
    seconds          INTEGER NOT NULL DEFAULT 0 CHECK (seconds >= 0),
    timer_started_at TEXT,
    deleted_at       TEXT,
    modified_at      TEXT NOT NULL
) STRICT;

CREATE TABLE photo (
    file        TEXT NOT NULL PRIMARY KEY, -- in the folder of photos
    night       TEXT NOT NULL REFERENCES night ON DELETE CASCADE,
    bytes       INTEGER NOT NULL,
    modified_at TEXT NOT NULL
) STRICT;
CREATE INDEX photo_by_night ON photo (night);

-- Plays that came in together, and can be taken back together.
CREATE TABLE import (
    rowid       INTEGER PRIMARY KEY,
    source      TEXT NOT NULL,
    imported_at TEXT NOT NULL
) STRICT;

-- One game as the history counts it: every game of ours, from its start, and those that another program kept. `class`
-- says how it counts: a sum of 1 (with aids) and 2 (with waivers); none: it does not. It is `tallied` while the
-- summaries have it; one that counts and is not tallied waits until they are asked.
CREATE TABLE play (
    rowid         INTEGER PRIMARY KEY,
    id            TEXT NOT NULL UNIQUE, -- that of the game where there is one
    game          TEXT NOT NULL,
    variant       TEXT NOT NULL,
    rules_version INTEGER NOT NULL DEFAULT 0,
    played_at     INTEGER NOT NULL, -- seconds since 1970
    minutes       INTEGER,
    place         TEXT NOT NULL DEFAULT '',
    notes         TEXT NOT NULL DEFAULT '',
    waivers       INTEGER NOT NULL DEFAULT 0,
    aids          INTEGER NOT NULL DEFAULT 0 CHECK (aids IN (0, 1)),
    finished      INTEGER NOT NULL CHECK (finished IN (0, 1)),
    players       INTEGER NOT NULL DEFAULT 0,
    counted       INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1)),
    night         TEXT REFERENCES night ON DELETE SET NULL,
    import        INTEGER REFERENCES import,
    deleted_at    TEXT,
    modified_at   TEXT NOT NULL,
    class         INTEGER AS (CASE WHEN finished AND counted AND deleted_at IS NULL THEN aids + 2 * (waivers > 0) END),
    tallied       INTEGER NOT NULL DEFAULT 0 CHECK (tallied IN (0, 1)),
    CHECK (NOT tallied OR class IS NOT NULL)
) STRICT;
CREATE INDEX play_by_time ON play (deleted_at, played_at, game);
CREATE INDEX play_by_night ON play (night) WHERE night IS NOT NULL;
CREATE INDEX play_by_import ON play (import) WHERE import IS NOT NULL;
CREATE INDEX play_waiting ON play (tallied) WHERE class IS NOT NULL AND NOT tallied;
CREATE INDEX play_in_bin ON play (played_at) WHERE deleted_at IS NOT NULL;

-- `game` and `played_at` are the play's; `class` too, while it is tallied.
CREATE TABLE play_seat (
    play      INTEGER NOT NULL REFERENCES play ON DELETE CASCADE,
    number    INTEGER NOT NULL CHECK (number >= 0),
    player    INTEGER NOT NULL REFERENCES player,
    name      TEXT NOT NULL, -- as written
    score     INTEGER,
    rank      INTEGER,
    winner    INTEGER NOT NULL DEFAULT 0 CHECK (winner IN (0, 1)),
    game      TEXT NOT NULL,
    played_at INTEGER NOT NULL,
    class     INTEGER,
    PRIMARY KEY (play, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX play_seat_by_player ON play_seat (player, played_at, play, class, game, winner);

CREATE TABLE play_category (
    play     INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    number   INTEGER NOT NULL, -- grows in the rulebook's order
    category TEXT NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (play, seat, number),
    FOREIGN KEY (play, seat) REFERENCES play_seat ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The summaries: the sums over all tallied plays, by entry (so that a merge touches none of them). Without a score known
-- a seat is played, not scored.

CREATE TABLE tally (
    player    INTEGER NOT NULL,
    game      TEXT NOT NULL,
    class     INTEGER NOT NULL,
    players   INTEGER NOT NULL,
    variant   TEXT NOT NULL,
    plays     INTEGER NOT NULL,
    wins      INTEGER NOT NULL,
    scored    INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    best      INTEGER,
    best_play INTEGER,
    PRIMARY KEY (player, game, class, players, variant)
) STRICT, WITHOUT ROWID;

CREATE TABLE category_tally (
    player   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    class    INTEGER NOT NULL,
    category TEXT NOT NULL,
    scored   INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    best     INTEGER,
    PRIMARY KEY (player, game, class, category)
) STRICT, WITHOUT ROWID;

-- How often `player` sat at a table with `other`, and was ahead of them, behind, or level. Neither is known of all.
CREATE TABLE rivalry (
    player INTEGER NOT NULL,
    game   TEXT NOT NULL,
    class  INTEGER NOT NULL,
    other  INTEGER NOT NULL,
    plays  INTEGER NOT NULL,
    ahead  INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    level  INTEGER NOT NULL,
    PRIMARY KEY (player, game, class, other)
) STRICT, WITHOUT ROWID;

-- The leaderboard. `expected`: the wins that chance would give, the sum of 1 / players.
CREATE TABLE standing (
    game     TEXT NOT NULL,
    player   INTEGER NOT NULL,
    plays    INTEGER NOT NULL,
    wins     INTEGER NOT NULL,
    expected REAL NOT NULL,
    scored   INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- A play comes into the summaries (+1) and leaves them (-1) as a whole.
CREATE TRIGGER play_tallied AFTER UPDATE OF tallied ON play WHEN new.tallied <> old.tallied BEGIN
    UPDATE play_seat SET class = iif(new.tallied, new.class, NULL) WHERE play = new.rowid;

    INSERT INTO tally
        SELECT player, game, new.class, new.players, new.variant, one, one * winner,
            one * (score IS NOT NULL), one * coalesce(score, 0), score, play
        FROM play_seat, (SELECT new.tallied - old.tallied AS one) WHERE play = new.rowid
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            scored = scored + excluded.scored, points = points + excluded.points,
            best_play = iif(excluded.plays > 0 AND (best IS NULL OR excluded.best > best), excluded.best_play, best_play),
            best = CASE WHEN excluded.plays > 0 THEN max(coalesce(best, excluded.best), coalesce(excluded.best, best))
                        WHEN excluded.best = best THEN NULL ELSE best END;

    INSERT INTO category_tally
        SELECT player, game, new.class, category, one, one * points, points
        FROM play_seat JOIN play_category USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND seat = play_seat.number
        ON CONFLICT DO UPDATE SET scored = scored + excluded.scored, points = points + excluded.points,
            best = CASE WHEN excluded.scored > 0 THEN max(coalesce(best, excluded.best), excluded.best)
                        WHEN excluded.best = best THEN NULL ELSE best END;

    INSERT INTO rivalry
        SELECT mine.player, mine.game, new.class, other.player, one,
            one * coalesce(mine.rank < other.rank, mine.winner > other.winner),
            one * coalesce(mine.rank > other.rank, mine.winner < other.winner),
            one * coalesce(mine.rank = other.rank, 0)
        FROM play_seat AS mine JOIN play_seat AS other USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND mine.number <> other.number
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, ahead = ahead + excluded.ahead,
            behind = behind + excluded.behind, level = level + excluded.level;

    INSERT INTO standing
        SELECT game, player, one, one * winner, one * 1.0 / new.players, one * (score IS NOT NULL),
            one * coalesce(score, 0)
        FROM play_seat, (SELECT new.tallied - old.tallied AS one) WHERE play = new.rowid
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            expected = expected + excluded.expected, scored = scored + excluded.scored, points = points + excluded.points;

    -- After it has left: a best that went with it is looked for again, and what has come to nothing goes.
    DELETE FROM tally
        WHERE NOT new.tallied AND plays = 0 AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM category_tally
        WHERE NOT new.tallied AND scored = 0 AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM rivalry
        WHERE NOT new.tallied AND plays = 0 AND game = new.game AND class = new.class
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM standing
        WHERE NOT new.tallied AND plays = 0 AND game = new.game
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
    UPDATE tally SET (best, best_play) = (
            SELECT score, play.rowid FROM play_seat JOIN play ON play.rowid = play_seat.play
            WHERE player = tally.player AND play_seat.game = tally.game AND play_seat.class = tally.class
                AND play.variant = tally.variant AND play.players = tally.players
            ORDER BY score DESC LIMIT 1)
        WHERE NOT new.tallied AND best IS NULL AND scored > 0
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
    UPDATE category_tally SET best = (
            SELECT max(play_category.points) FROM play_seat JOIN play_category USING (play)
            WHERE player = category_tally.player AND game = category_tally.game AND class = category_tally.class
                AND seat = play_seat.number AND category = category_tally.category)
        WHERE NOT new.tallied AND best IS NULL AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
END;

-- What is tallied may not change under the summaries: first it leaves them.
CREATE TRIGGER play_kept BEFORE DELETE ON play WHEN old.tallied BEGIN SELECT raise(ABORT, 'the play is tallied'); END;
CREATE TRIGGER play_unchanged BEFORE UPDATE OF game, variant, played_at, waivers, aids, players ON play
    WHEN old.tallied AND new.tallied BEGIN SELECT raise(ABORT, 'the play is tallied'); END;

-- The games so far. What cannot be read in a head, a sheet or a turn is as if it were not there.
CREATE TABLE standing_result (game TEXT NOT NULL PRIMARY KEY, rules_version INTEGER, sheet TEXT, awarded_at TEXT) STRICT;
INSERT INTO standing_result SELECT game.id, rules_version, sheet, awarded_at FROM game JOIN result ON result.game = game.id
    WHERE result.actions = game.actions AND json_valid(sheet);

INSERT INTO play (id, game, variant, rules_version, played_at, minutes, place, notes, waivers, aids, finished, modified_at)
    SELECT record.id, kind,
        depth || CASE json_type(head, '$.rulings')
            WHEN 'text' THEN ', preset=' || (head ->> '$.rulings')
            WHEN 'object' THEN (SELECT group_concat(', ' || key || '=' || iif(type IN ('true', 'false'), type, value), '')
                                FROM json_each(head, '$.rulings'))
            ELSE '' END,
        coalesce(rules_version, 0),
        coalesce(unixepoch(started_at), 0),
        (unixepoch(head ->> '$.ended_at') - unixepoch(started_at)) / 60,
        coalesce(head ->> '$.location', ''),
        coalesce(head ->> '$.notes', ''),
        iif(sheet IS NULL, 0, (SELECT count(*) FROM turn, json_tree(iif(json_valid(turn.json), turn.json, '{}')) AS mark
                               WHERE turn.game = record.id AND mark.key = 'waived' AND mark.type = 'true')),
        depth <> 'final' AND (coalesce(head ->> '$.aids.offers', 'always') <> 'never'
                              OR coalesce(head ->> '$.aids.missed', 'off') = 'after_turn'),
        sheet IS NOT NULL,
        coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', awarded_at), strftime('%Y-%m-%dT%H:%M:%fZ', started_at), '')
    FROM (SELECT id, kind, depth, started_at, iif(json_valid(head), head, '{}') AS head FROM game) AS record
    LEFT JOIN standing_result ON standing_result.game = record.id
    ORDER BY unixepoch(started_at);

INSERT INTO play_seat (play, number, player, name, score, rank, winner, game, played_at)
    SELECT play.rowid, seat.number, player.rowid, player.name, total, rank, coalesce(winner, 0), play.game, played_at
    FROM seat JOIN play ON play.id = seat.game JOIN player ON player.id = seat.player
    LEFT JOIN standing_result ON standing_result.game = seat.game
    LEFT JOIN seat_result ON seat_result.game = standing_result.game AND seat_result.number = seat.number;
DROP TABLE seat;
DROP TABLE seat_result;
UPDATE play SET players = (SELECT count(*) FROM play_seat WHERE play = play.rowid);

INSERT INTO play_category
    SELECT play, number, one.id, one.key, CAST(one.value AS INTEGER)
    FROM play_seat JOIN play ON play.rowid = play_seat.play JOIN standing_result ON standing_result.game = play.id,
        json_each(sheet, '$.players[' || number || '].categories') AS one;
DROP TABLE standing_result;
UPDATE play SET tallied = 1 WHERE class IS NOT NULL;
