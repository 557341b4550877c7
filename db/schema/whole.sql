-- table game
CREATE TABLE game (
    id         TEXT NOT NULL PRIMARY KEY,
    kind       TEXT NOT NULL,
    depth      TEXT NOT NULL,
    started_at TEXT NOT NULL,
    head       TEXT NOT NULL,
    actions    INTEGER NOT NULL DEFAULT 0 CHECK (actions >= 0)
, begun_at INTEGER, digest INTEGER) STRICT
;
-- table turn
CREATE TABLE turn (
    game   TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    part   TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0),
    json   TEXT NOT NULL,
    PRIMARY KEY (game, part, number)
) STRICT
;
-- table result
CREATE TABLE result (
    game          TEXT NOT NULL PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    actions       INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    awarded_at    TEXT NOT NULL,
    sheet         TEXT NOT NULL
) STRICT
;
-- table tile_face
CREATE TABLE tile_face (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    face TEXT NOT NULL,
    PRIMARY KEY (game, face)
) STRICT, WITHOUT ROWID
;
-- table journal
CREATE TABLE journal (
    game    TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    number  INTEGER NOT NULL CHECK (number >= 1),
    forward TEXT NOT NULL,
    back    TEXT NOT NULL, acted_at INTEGER,
    PRIMARY KEY (game, number)
) STRICT
;
-- table on_table
CREATE TABLE on_table (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE
) STRICT
;
-- view new_uuid
CREATE VIEW new_uuid (id) AS SELECT
    lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
          substr('89ab', 1 + (abs(random() % 4)), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
;
-- view now
CREATE VIEW now (moment) AS SELECT strftime('%Y-%m-%dT%H:%M:%fZ')
;
-- table player
CREATE TABLE "player" (
    rowid       INTEGER PRIMARY KEY,
    id          TEXT NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    nickname    TEXT NOT NULL DEFAULT '',
    colour      TEXT NOT NULL DEFAULT '',
    picture     TEXT NOT NULL DEFAULT '', -- a file in the folder of pictures
    merged_into TEXT,
    person      INTEGER,
    modified_at TEXT NOT NULL
, digest INTEGER) STRICT
;
-- index player_by_name
CREATE INDEX player_by_name ON player (name)
;
-- index player_by_person
CREATE INDEX player_by_person ON player (person) WHERE person IS NOT NULL
;
-- table night
CREATE TABLE night (
    id               TEXT NOT NULL PRIMARY KEY,
    date             TEXT NOT NULL,
    place            TEXT NOT NULL DEFAULT '',
    notes            TEXT NOT NULL DEFAULT '',
    seconds          INTEGER NOT NULL DEFAULT 0 CHECK (seconds >= 0),
    timer_started_at TEXT,
    deleted_at       TEXT,
    modified_at      TEXT NOT NULL
, digest INTEGER) STRICT
;
-- table photo
CREATE TABLE photo (
    file        TEXT NOT NULL PRIMARY KEY, -- in the folder of photos
    night       TEXT NOT NULL REFERENCES night ON DELETE CASCADE,
    bytes       INTEGER NOT NULL,
    modified_at TEXT NOT NULL
, digest INTEGER) STRICT
;
-- index photo_by_night
CREATE INDEX photo_by_night ON photo (night)
;
-- table import
CREATE TABLE import (
    rowid       INTEGER PRIMARY KEY,
    source      TEXT NOT NULL,
    imported_at TEXT NOT NULL
, digest INTEGER) STRICT
;
-- table play
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
    tallied       INTEGER NOT NULL DEFAULT 0 CHECK (tallied IN (0, 1)), sample INTEGER NOT NULL DEFAULT 0 CHECK (sample IN (0, 1)), digest INTEGER, cooperative INTEGER NOT NULL DEFAULT 0 CHECK (cooperative IN (0, 1)), lowest_wins INTEGER NOT NULL DEFAULT 0 CHECK (lowest_wins IN (0, 1)), no_points INTEGER NOT NULL DEFAULT 0 CHECK (no_points IN (0, 1)), unknown_start INTEGER NOT NULL DEFAULT 0 CHECK (unknown_start IN (0, 1)), day_only INTEGER NOT NULL DEFAULT 0 CHECK (day_only IN (0, 1)), bgg_game INTEGER NOT NULL DEFAULT 0, bgg_play INTEGER NOT NULL DEFAULT 0, way INTEGER AS (class + 4 * cooperative + 8 * lowest_wins + 16 * no_points),
    CHECK (NOT tallied OR class IS NOT NULL)
) STRICT
;
-- index play_by_time
CREATE INDEX play_by_time ON play (deleted_at, played_at, game)
;
-- index play_by_night
CREATE INDEX play_by_night ON play (night) WHERE night IS NOT NULL
;
-- index play_by_import
CREATE INDEX play_by_import ON play (import) WHERE import IS NOT NULL
;
-- index play_waiting
CREATE INDEX play_waiting ON play (tallied) WHERE class IS NOT NULL AND NOT tallied
;
-- index play_in_bin
CREATE INDEX play_in_bin ON play (played_at) WHERE deleted_at IS NOT NULL
;
-- table play_seat
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
    class     INTEGER, team TEXT NOT NULL DEFAULT '', role TEXT NOT NULL DEFAULT '', billionths INTEGER NOT NULL DEFAULT 0
    CHECK (billionths BETWEEN 0 AND 999999999 AND (score IS NOT NULL OR billionths = 0)), score_high INTEGER AS ((score >> 32) + (score >> 31 & 1)), score_low INTEGER AS ((score & 4294967295) - ((score >> 31 & 1) << 32)),
    PRIMARY KEY (play, number)
) STRICT, WITHOUT ROWID
;
-- index play_seat_by_player
CREATE INDEX play_seat_by_player ON play_seat (player, played_at, play, class, game, winner)
;
-- table play_category
CREATE TABLE play_category (
    play     INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    number   INTEGER NOT NULL, -- grows in the rulebook's order
    category TEXT NOT NULL,
    points   INTEGER NOT NULL, billionths INTEGER NOT NULL DEFAULT 0
    CHECK (billionths BETWEEN 0 AND 999999999), points_high INTEGER AS ((points >> 32) + (points >> 31 & 1)), points_low INTEGER AS ((points & 4294967295) - ((points >> 31 & 1) << 32)),
    PRIMARY KEY (play, seat, number),
    FOREIGN KEY (play, seat) REFERENCES play_seat ON DELETE CASCADE
) STRICT, WITHOUT ROWID
;
-- table tally
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
    best_play INTEGER, by_teams REAL NOT NULL DEFAULT 0, points_high INTEGER NOT NULL DEFAULT 0, points_billionths INTEGER NOT NULL DEFAULT 0, best_billionths INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, game, class, players, variant)
) STRICT, WITHOUT ROWID
;
-- table category_tally
CREATE TABLE category_tally (
    player   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    class    INTEGER NOT NULL,
    category TEXT NOT NULL,
    scored   INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    best     INTEGER, points_high INTEGER NOT NULL DEFAULT 0, points_billionths INTEGER NOT NULL DEFAULT 0, best_billionths INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, game, class, category)
) STRICT, WITHOUT ROWID
;
-- table rivalry
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
) STRICT, WITHOUT ROWID
;
-- table standing
CREATE TABLE standing (
    game     TEXT NOT NULL,
    player   INTEGER NOT NULL,
    plays    INTEGER NOT NULL,
    wins     INTEGER NOT NULL,
    expected REAL NOT NULL,
    scored   INTEGER NOT NULL,
    points   INTEGER NOT NULL, together INTEGER NOT NULL DEFAULT 0, together_won INTEGER NOT NULL DEFAULT 0, points_high INTEGER NOT NULL DEFAULT 0, points_billionths INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID
;
-- trigger play_kept
CREATE TRIGGER play_kept BEFORE DELETE ON play WHEN old.tallied BEGIN SELECT raise(ABORT, 'the play is tallied'); END
;
-- table rating
CREATE TABLE rating (
    game   TEXT NOT NULL,
    person INTEGER NOT NULL,
    plays  INTEGER NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID
;
-- table rated
CREATE TABLE rated (
    one       INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    played_at INTEGER NOT NULL,
    play      TEXT NOT NULL
) STRICT
;
-- index play_in_order
CREATE INDEX play_in_order ON play (played_at, id) WHERE tallied
;
-- trigger play_rated
CREATE TRIGGER play_rated AFTER UPDATE OF tallied ON play
    WHEN new.tallied <> old.tallied
        AND EXISTS (SELECT 1 FROM rated WHERE (rated.played_at, rated.play) >= (old.played_at, old.id)) BEGIN
    DELETE FROM rating;
    DELETE FROM rated;
END
;
-- trigger person_rated
CREATE TRIGGER person_rated AFTER UPDATE OF person ON player WHEN new.person IS NOT old.person BEGIN
    DELETE FROM rating;
    DELETE FROM rated;
END
;
-- table superseded
CREATE TABLE superseded (
    kind        TEXT NOT NULL CHECK (kind IN ('player', 'night', 'photo', 'play')),
    id          TEXT NOT NULL,
    document    TEXT NOT NULL,
    modified_at TEXT NOT NULL, digest INTEGER,
    PRIMARY KEY (kind, id, document) -- the first columns: else SQLite 3.40 takes a value for NULL when it checks itself
) STRICT, WITHOUT ROWID
;
-- trigger play_forgotten
CREATE TRIGGER play_forgotten AFTER DELETE ON play BEGIN
    DELETE FROM superseded WHERE kind = 'play' AND id = old.id;
END
;
-- trigger night_forgotten
CREATE TRIGGER night_forgotten AFTER DELETE ON night BEGIN
    DELETE FROM superseded WHERE kind = 'night' AND id = old.id;
END
;
-- trigger photo_forgotten
CREATE TRIGGER photo_forgotten AFTER DELETE ON photo BEGIN
    DELETE FROM superseded WHERE kind = 'photo' AND id = old.file;
END
;
-- table streak
CREATE TABLE streak (
    person    INTEGER NOT NULL,
    game      TEXT NOT NULL,
    left_out  INTEGER NOT NULL CHECK (left_out BETWEEN 0 AND 3),
    played_at INTEGER NOT NULL,
    play      INTEGER NOT NULL,
    wins      INTEGER NOT NULL,
    longest   INTEGER NOT NULL,
    PRIMARY KEY (person, game, left_out)
) STRICT, WITHOUT ROWID
;
-- trigger play_in_streaks
CREATE TRIGGER play_in_streaks AFTER UPDATE OF tallied ON play WHEN new.tallied <> old.tallied BEGIN
    DELETE FROM streak WHERE person IN (
        SELECT last.person FROM play_seat JOIN player ON player.rowid = play_seat.player
        JOIN streak AS last ON last.person = coalesce(player.person, player.rowid) AND last.game = '' AND last.left_out = 0
        WHERE play_seat.play = new.rowid AND (last.played_at, last.play) >= (new.played_at, new.rowid));
END
;
-- trigger person_in_streaks
CREATE TRIGGER person_in_streaks AFTER UPDATE OF person ON player WHEN new.person IS NOT old.person BEGIN
    DELETE FROM streak WHERE person IN (coalesce(old.person, old.rowid), coalesce(new.person, new.rowid));
END
;
-- index play_open
CREATE INDEX play_open ON play (played_at) WHERE NOT finished AND deleted_at IS NULL
;
-- table play_count
CREATE TABLE play_count (
    game     TEXT NOT NULL,
    finished INTEGER NOT NULL,
    counted  INTEGER NOT NULL,
    in_bin   INTEGER NOT NULL,
    plays    INTEGER NOT NULL,
    PRIMARY KEY (game, finished, counted, in_bin)
) STRICT, WITHOUT ROWID
;
-- trigger play_comes
CREATE TRIGGER play_comes AFTER INSERT ON play BEGIN
    INSERT INTO play_count VALUES (new.game, new.finished, new.counted, new.deleted_at IS NOT NULL, 1)
        ON CONFLICT DO UPDATE SET plays = plays + 1;
END
;
-- trigger play_goes
CREATE TRIGGER play_goes AFTER DELETE ON play BEGIN
    UPDATE play_count SET plays = plays - 1
        WHERE (game, finished, counted, in_bin) = (old.game, old.finished, old.counted, old.deleted_at IS NOT NULL);
    DELETE FROM play_count WHERE game = old.game AND plays = 0;
END
;
-- trigger play_changes
CREATE TRIGGER play_changes AFTER UPDATE OF game, finished, counted, deleted_at ON play
    WHEN (new.game, new.finished, new.counted, new.deleted_at IS NULL)
        <> (old.game, old.finished, old.counted, old.deleted_at IS NULL) BEGIN
    UPDATE play_count SET plays = plays - 1
        WHERE (game, finished, counted, in_bin) = (old.game, old.finished, old.counted, old.deleted_at IS NOT NULL);
    DELETE FROM play_count WHERE game = old.game AND plays = 0;
    INSERT INTO play_count VALUES (new.game, new.finished, new.counted, new.deleted_at IS NOT NULL, 1)
        ON CONFLICT DO UPDATE SET plays = plays + 1;
END
;
-- index play_sample
CREATE INDEX play_sample ON play (counted) WHERE sample
;
-- index game_without_digest
CREATE INDEX game_without_digest ON game (id) WHERE digest IS NULL
;
-- index play_without_digest
CREATE INDEX play_without_digest ON play (digest) WHERE digest IS NULL
;
-- index player_without_digest
CREATE INDEX player_without_digest ON player (digest) WHERE digest IS NULL
;
-- index night_without_digest
CREATE INDEX night_without_digest ON night (id) WHERE digest IS NULL
;
-- index photo_without_digest
CREATE INDEX photo_without_digest ON photo (file) WHERE digest IS NULL
;
-- index import_without_digest
CREATE INDEX import_without_digest ON import (digest) WHERE digest IS NULL
;
-- index superseded_without_digest
CREATE INDEX superseded_without_digest ON superseded (kind, id, document) WHERE digest IS NULL
;
-- trigger game_unsealed
CREATE TRIGGER game_unsealed AFTER UPDATE OF id, kind, depth, started_at, head, actions, begun_at ON game BEGIN
    UPDATE game SET digest = NULL WHERE id = new.id AND digest <> 0;
END
;
-- trigger night_unsealed
CREATE TRIGGER night_unsealed AFTER UPDATE OF id, date, place, notes, seconds, timer_started_at, deleted_at, modified_at
    ON night BEGIN
    UPDATE night SET digest = NULL WHERE id = new.id AND digest <> 0;
END
;
-- trigger photo_unsealed
CREATE TRIGGER photo_unsealed AFTER UPDATE OF file, night, bytes, modified_at ON photo BEGIN
    UPDATE photo SET digest = NULL WHERE file = new.file AND digest <> 0;
END
;
-- trigger superseded_unsealed
CREATE TRIGGER superseded_unsealed AFTER UPDATE OF kind, id, document, modified_at ON superseded BEGIN
    UPDATE superseded SET digest = NULL WHERE (kind, id, document) = (new.kind, new.id, new.document) AND digest <> 0;
END
;
-- trigger turn_comes
CREATE TRIGGER turn_comes AFTER INSERT ON turn BEGIN
    UPDATE game SET digest = NULL WHERE id = new.game AND digest <> 0;
END
;
-- trigger turn_goes
CREATE TRIGGER turn_goes AFTER DELETE ON turn BEGIN
    UPDATE game SET digest = NULL WHERE id = old.game AND digest <> 0;
END
;
-- trigger turn_changes
CREATE TRIGGER turn_changes AFTER UPDATE OF game, part, number, json ON turn BEGIN
    UPDATE game SET digest = NULL WHERE id IN (old.game, new.game) AND digest <> 0;
END
;
-- trigger journal_comes
CREATE TRIGGER journal_comes AFTER INSERT ON journal BEGIN
    UPDATE game SET digest = NULL WHERE id = new.game AND digest <> 0;
END
;
-- trigger journal_goes
CREATE TRIGGER journal_goes AFTER DELETE ON journal BEGIN
    UPDATE game SET digest = NULL WHERE id = old.game AND digest <> 0;
END
;
-- trigger journal_changes
CREATE TRIGGER journal_changes AFTER UPDATE OF game, number, forward, back, acted_at ON journal BEGIN
    UPDATE game SET digest = NULL WHERE id IN (old.game, new.game) AND digest <> 0;
END
;
-- trigger result_comes
CREATE TRIGGER result_comes AFTER INSERT ON result BEGIN
    UPDATE game SET digest = NULL WHERE id = new.game AND digest <> 0;
END
;
-- trigger result_goes
CREATE TRIGGER result_goes AFTER DELETE ON result BEGIN
    UPDATE game SET digest = NULL WHERE id = old.game AND digest <> 0;
END
;
-- trigger result_changes
CREATE TRIGGER result_changes AFTER UPDATE OF game, actions, rules_version, awarded_at, sheet ON result BEGIN
    UPDATE game SET digest = NULL WHERE id IN (old.game, new.game) AND digest <> 0;
END
;
-- trigger play_seat_comes
CREATE TRIGGER play_seat_comes AFTER INSERT ON play_seat BEGIN
    UPDATE play SET digest = NULL WHERE rowid = new.play AND digest <> 0;
END
;
-- trigger play_seat_goes
CREATE TRIGGER play_seat_goes AFTER DELETE ON play_seat BEGIN
    UPDATE play SET digest = NULL WHERE rowid = old.play AND digest <> 0;
END
;
-- trigger play_category_comes
CREATE TRIGGER play_category_comes AFTER INSERT ON play_category BEGIN
    UPDATE play SET digest = NULL WHERE rowid = new.play AND digest <> 0;
END
;
-- trigger play_category_goes
CREATE TRIGGER play_category_goes AFTER DELETE ON play_category BEGIN
    UPDATE play SET digest = NULL WHERE rowid = old.play AND digest <> 0;
END
;
-- table mark
CREATE TABLE mark (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    history TEXT NOT NULL,
    actions INTEGER NOT NULL CHECK (actions >= 0)
, digest INTEGER, tags TEXT NOT NULL DEFAULT '') STRICT
;
-- index player_by_merge
CREATE INDEX player_by_merge ON player (merged_into) WHERE merged_into IS NOT NULL
;
-- table roll
CREATE TABLE roll (
    kind TEXT NOT NULL,
    id   TEXT NOT NULL,
    gone INTEGER CHECK (gone IN (1, 2)),
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID
;
-- index roll_gone
CREATE INDEX roll_gone ON roll (gone) WHERE gone IS NOT NULL
;
-- trigger game_gone
CREATE TRIGGER game_gone AFTER DELETE ON game BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'game' AND id = old.id AND gone IS NULL;
END
;
-- trigger play_gone
CREATE TRIGGER play_gone AFTER DELETE ON play BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'play' AND id = old.id AND gone IS NULL;
END
;
-- trigger player_gone
CREATE TRIGGER player_gone AFTER DELETE ON player BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'player' AND id = old.id AND gone IS NULL;
END
;
-- trigger night_gone
CREATE TRIGGER night_gone AFTER DELETE ON night BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'night' AND id = old.id AND gone IS NULL;
END
;
-- trigger photo_gone
CREATE TRIGGER photo_gone AFTER DELETE ON photo BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'photo' AND id = old.file AND gone IS NULL;
END
;
-- trigger import_gone
CREATE TRIGGER import_gone AFTER DELETE ON import BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'import' AND id = old.source || ' ' || old.rowid AND gone IS NULL;
END
;
-- trigger superseded_gone
CREATE TRIGGER superseded_gone AFTER DELETE ON superseded BEGIN
    UPDATE roll SET gone = 1
        WHERE kind = 'superseded' AND id = old.kind || ' ' || old.id || ' ' || old.digest AND gone IS NULL;
END
;
-- table traced_photo
CREATE TABLE traced_photo (
    game    TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    player  INTEGER NOT NULL CHECK (player >= 0), -- whose board it is
    file    TEXT NOT NULL,
    corners TEXT NOT NULL, -- eight numbers, divided by spaces: north-west, north-east, south-east, south-west
    cells   TEXT NOT NULL, digest INTEGER, -- four whole numbers: the first column and row between them, and the last
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID
;
-- table club
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
, photo_limit INTEGER NOT NULL DEFAULT 0) STRICT
;
-- table unsent
CREATE TABLE unsent (
    kind    TEXT NOT NULL CHECK (kind IN ('player', 'night', 'photo', 'play')),
    id      TEXT NOT NULL,
    changes INTEGER NOT NULL DEFAULT 1,
    refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)), known INTEGER NOT NULL DEFAULT 0 CHECK (known IN (0, 1)),
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID
;
-- table purged
CREATE TABLE purged (
    kind TEXT NOT NULL CHECK (kind IN ('night', 'photo', 'play')),
    id   TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID
;
-- index traced_photo_without_digest
CREATE INDEX traced_photo_without_digest ON traced_photo (game, player) WHERE digest IS NULL
;
-- trigger traced_photo_unsealed
CREATE TRIGGER traced_photo_unsealed AFTER UPDATE OF game, player, file, corners, cells ON traced_photo BEGIN
    UPDATE traced_photo SET digest = NULL WHERE (game, player) = (new.game, new.player) AND digest <> 0;
END
;
-- trigger traced_photo_gone
CREATE TRIGGER traced_photo_gone AFTER DELETE ON traced_photo BEGIN
    UPDATE roll SET gone = 1
        WHERE kind = 'traced_photo' AND id = old.game || ' ' || old.player AND gone IS NULL;
END
;
-- trigger mark_gone
CREATE TRIGGER mark_gone AFTER DELETE ON mark BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'mark' AND id = old.history AND gone IS NULL;
END
;
-- trigger player_unsealed
CREATE TRIGGER player_unsealed AFTER UPDATE OF rowid, id, name, nickname, colour, picture, merged_into, modified_at
    ON player BEGIN
    UPDATE player SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END
;
-- trigger import_unsealed
CREATE TRIGGER import_unsealed AFTER UPDATE OF rowid, source, imported_at ON import BEGIN
    UPDATE import SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END
;
-- index tally_without_best
CREATE INDEX tally_without_best ON tally (player) WHERE best IS NULL AND scored > 0
;
-- index category_tally_without_best
CREATE INDEX category_tally_without_best ON category_tally (player) WHERE best IS NULL AND scored > 0
;
-- trigger mark_unsealed
CREATE TRIGGER mark_unsealed AFTER UPDATE OF one, history, actions, tags ON mark BEGIN
    UPDATE mark SET digest = NULL WHERE one = new.one AND digest <> 0;
END
;
-- index play_by_bgg_play
CREATE INDEX play_by_bgg_play ON play (bgg_play) WHERE bgg_play <> 0
;
-- view nobody
CREATE VIEW nobody (player) AS SELECT rowid FROM player WHERE id = '9b0c7a52-5f1e-4d0a-8c3e-6f0a6d5b0000'
;
-- trigger play_unchanged
CREATE TRIGGER play_unchanged BEFORE UPDATE OF game, variant, played_at, waivers, aids, players, cooperative,
    lowest_wins, no_points ON play
    WHEN old.tallied AND new.tallied BEGIN SELECT raise(ABORT, 'the play is tallied'); END
;
-- trigger play_unsealed
CREATE TRIGGER play_unsealed AFTER UPDATE OF id, game, variant, rules_version, played_at, minutes, place, notes,
    waivers, aids, finished, players, counted, sample, night, import, deleted_at, modified_at, cooperative,
    lowest_wins, no_points, unknown_start, day_only, bgg_game, bgg_play ON play BEGIN
    UPDATE play SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END
;
-- trigger play_seat_changes
CREATE TRIGGER play_seat_changes AFTER UPDATE OF play, number, player, name, score, billionths, rank, winner, game,
    played_at, team, role ON play_seat BEGIN
    UPDATE play SET digest = NULL WHERE rowid IN (old.play, new.play) AND digest <> 0;
END
;
-- trigger play_category_changes
CREATE TRIGGER play_category_changes AFTER UPDATE OF play, seat, number, category, points, billionths
    ON play_category BEGIN
    UPDATE play SET digest = NULL WHERE rowid IN (old.play, new.play) AND digest <> 0;
END
;
-- trigger play_tallied
CREATE TRIGGER play_tallied AFTER UPDATE OF tallied ON play WHEN new.tallied <> old.tallied BEGIN
    UPDATE play_seat SET class = CASE WHEN new.tallied AND player IS NOT (SELECT player FROM nobody) THEN new.way END
        WHERE play = new.rowid;

    INSERT INTO tally
        SELECT player, game, new.way, new.players, new.variant, one, one * winner,
            one * (score IS NOT NULL), one * coalesce(score_low, 0), score, play,
            iif(new.cooperative, 0.0, one * (1.0 / sides - 1.0 / new.players)),
            one * coalesce(score_high, 0), one * billionths, billionths
        FROM play_seat, (SELECT new.tallied - old.tallied AS one, count(DISTINCT iif(team = '', number, team)) AS sides
            FROM play_seat WHERE play = new.rowid)
        WHERE play = new.rowid AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            scored = scored + excluded.scored, points = points + excluded.points,
            points_high = points_high + excluded.points_high,
            points_billionths = points_billionths + excluded.points_billionths,
            by_teams = by_teams + excluded.by_teams,
            best_play = CASE WHEN excluded.plays > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best_play, best_play)
                         WHEN excluded.best_play = best_play THEN NULL
                         ELSE best_play END,
            best_billionths = CASE WHEN excluded.plays > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best_billionths, best_billionths)
                         WHEN excluded.best_play = best_play THEN 0
                         ELSE best_billionths END,
            best = CASE WHEN excluded.plays > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best, best)
                         WHEN excluded.best_play = best_play THEN NULL
                         ELSE best END;

    INSERT INTO category_tally
        SELECT player, game, new.way, category, one, one * points_low, points, one * points_high,
            one * play_category.billionths, play_category.billionths
        FROM play_seat JOIN play_category USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND seat = play_seat.number AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET scored = scored + excluded.scored, points = points + excluded.points,
            points_high = points_high + excluded.points_high,
            points_billionths = points_billionths + excluded.points_billionths,
            best_billionths = CASE WHEN excluded.scored > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best_billionths, best_billionths)
                         WHEN (excluded.best, excluded.best_billionths) = (best, best_billionths) THEN 0
                         ELSE best_billionths END,
            best = CASE WHEN excluded.scored > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best, best)
                         WHEN (excluded.best, excluded.best_billionths) = (best, best_billionths) THEN NULL
                         ELSE best END;

    INSERT INTO rivalry
        SELECT mine.player, mine.game, new.way, other.player, one,
            one * coalesce(mine.rank < other.rank, mine.winner > other.winner),
            one * coalesce(mine.rank > other.rank, mine.winner < other.winner),
            one * coalesce(mine.rank = other.rank, 0)
        FROM play_seat AS mine JOIN play_seat AS other USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND mine.number <> other.number AND NOT new.cooperative
            AND (mine.team = '' OR mine.team <> other.team)
            AND mine.player IS NOT (SELECT player FROM nobody) AND other.player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, ahead = ahead + excluded.ahead,
            behind = behind + excluded.behind, level = level + excluded.level;

    INSERT INTO standing
        SELECT game, player, one * (1 - new.cooperative), one * winner * (1 - new.cooperative),
            one * (1 - new.cooperative) * 1.0 / sides, one * (score IS NOT NULL) * has_points,
            one * coalesce(score_low, 0) * has_points, one * new.cooperative, one * winner * new.cooperative,
            one * coalesce(score_high, 0) * has_points, one * billionths * has_points
        FROM play_seat, (SELECT new.tallied - old.tallied AS one, NOT (new.cooperative OR new.no_points) AS has_points,
            count(DISTINCT iif(team = '', number, team)) AS sides FROM play_seat WHERE play = new.rowid)
        WHERE play = new.rowid AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            expected = expected + excluded.expected, scored = scored + excluded.scored,
            points = points + excluded.points, points_high = points_high + excluded.points_high,
            points_billionths = points_billionths + excluded.points_billionths,
            together = together + excluded.together,
            together_won = together_won + excluded.together_won;

    -- After it has left, what has come to nothing goes.
    DELETE FROM tally
        WHERE NOT new.tallied AND plays = 0 AND game = new.game AND class = new.way AND players = new.players
            AND variant = new.variant AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM category_tally
        WHERE NOT new.tallied AND scored = 0 AND game = new.game AND class = new.way
            AND (player, category) IN (
                SELECT player, category FROM play_seat JOIN play_category USING (play)
                WHERE play = new.rowid AND seat = play_seat.number);
    DELETE FROM rivalry
        WHERE NOT new.tallied AND plays = 0 AND game = new.game AND class = new.way
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid)
            AND other IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM standing
        WHERE NOT new.tallied AND plays = 0 AND together = 0 AND game = new.game
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
END
;
