-- Wins in a row, so that a page need not look at every play of a person.

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
