-- What no page should have to look at every play for: wins in a row, and how many plays there are.

-- Of a person's tallied plays of one game, or of all where it is empty, without the classes left out (their sum): the
-- wins in a row up to the last of them, which is named, and the most there ever were. All rows of a person are there or
-- none; the one of all games that leaves nothing out says how far they go. What came later is added, and what is not
-- there is made, when it is asked for.
CREATE TABLE streak (
    person    INTEGER NOT NULL,
    game      TEXT NOT NULL,
    left_out  INTEGER NOT NULL CHECK (left_out BETWEEN 0 AND 3),
    played_at INTEGER NOT NULL,
    play      INTEGER NOT NULL,
    wins      INTEGER NOT NULL,
    longest   INTEGER NOT NULL,
    PRIMARY KEY (person, game, left_out)
) STRICT, WITHOUT ROWID;

-- A play that comes or goes before the last one, and who is whom, change all that follows.
CREATE TRIGGER play_in_streaks AFTER UPDATE OF tallied ON play WHEN new.tallied <> old.tallied BEGIN
    DELETE FROM streak WHERE person IN (
        SELECT last.person FROM play_seat JOIN player ON player.rowid = play_seat.player
        JOIN streak AS last ON last.person = coalesce(player.person, player.rowid) AND last.game = '' AND last.left_out = 0
        WHERE play_seat.play = new.rowid AND (last.played_at, last.play) >= (new.played_at, new.rowid));
END;
CREATE TRIGGER person_in_streaks AFTER UPDATE OF person ON player WHEN new.person IS NOT old.person BEGIN
    DELETE FROM streak WHERE person IN (coalesce(old.person, old.rowid), coalesce(new.person, new.rowid));
END;

-- The games that are not finished yet: few among many.
CREATE INDEX play_open ON play (played_at) WHERE NOT finished AND deleted_at IS NULL;

-- How many plays there are, in the bin or not, tallied or not.
CREATE TABLE play_count (
    game     TEXT NOT NULL,
    finished INTEGER NOT NULL,
    counted  INTEGER NOT NULL,
    in_bin   INTEGER NOT NULL,
    plays    INTEGER NOT NULL,
    PRIMARY KEY (game, finished, counted, in_bin)
) STRICT, WITHOUT ROWID;
INSERT INTO play_count SELECT game, finished, counted, deleted_at IS NOT NULL, count(*) FROM play GROUP BY 1, 2, 3, 4;

CREATE TRIGGER play_comes AFTER INSERT ON play BEGIN
    INSERT INTO play_count VALUES (new.game, new.finished, new.counted, new.deleted_at IS NOT NULL, 1)
        ON CONFLICT DO UPDATE SET plays = plays + 1;
END;
CREATE TRIGGER play_goes AFTER DELETE ON play BEGIN
    UPDATE play_count SET plays = plays - 1
        WHERE (game, finished, counted, in_bin) = (old.game, old.finished, old.counted, old.deleted_at IS NOT NULL);
    DELETE FROM play_count WHERE game = old.game AND plays = 0;
END;
CREATE TRIGGER play_changes AFTER UPDATE OF game, finished, counted, deleted_at ON play
    WHEN (new.game, new.finished, new.counted, new.deleted_at IS NULL)
        <> (old.game, old.finished, old.counted, old.deleted_at IS NULL) BEGIN
    UPDATE play_count SET plays = plays - 1
        WHERE (game, finished, counted, in_bin) = (old.game, old.finished, old.counted, old.deleted_at IS NOT NULL);
    DELETE FROM play_count WHERE game = old.game AND plays = 0;
    INSERT INTO play_count VALUES (new.game, new.finished, new.counted, new.deleted_at IS NOT NULL, 1)
        ON CONFLICT DO UPDATE SET plays = plays + 1;
END;
