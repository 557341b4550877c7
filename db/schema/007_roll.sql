-- What there is: so a record that is not there any more is missed, and it is known which.

-- Each sealed record by its table and id, with what tells it from others of that id. `gone`: 1, its row was deleted by an action that has not ended, or by another
-- program; 2: by another program; an action does not hide it. A row that goes without a trace leaves none.
CREATE TABLE roll (
    kind TEXT NOT NULL,
    id   TEXT NOT NULL,
    gone INTEGER CHECK (gone IN (1, 2)),
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX roll_gone ON roll (gone) WHERE gone IS NOT NULL;

INSERT INTO roll (kind, id) SELECT 'game', id FROM game ORDER BY id;
INSERT INTO roll (kind, id) SELECT 'play', id FROM play ORDER BY id;
INSERT INTO roll (kind, id) SELECT 'player', id FROM player ORDER BY id;
INSERT INTO roll (kind, id) SELECT 'night', id FROM night ORDER BY id;
INSERT INTO roll (kind, id) SELECT 'photo', file FROM photo ORDER BY file;
INSERT INTO roll (kind, id) SELECT 'import', source || ' ' || rowid FROM import;
INSERT INTO roll (kind, id) SELECT 'superseded', kind || ' ' || id || ' ' || digest FROM superseded WHERE digest IS NOT NULL;

CREATE TRIGGER game_gone AFTER DELETE ON game BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'game' AND id = old.id AND gone IS NULL;
END;
CREATE TRIGGER play_gone AFTER DELETE ON play BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'play' AND id = old.id AND gone IS NULL;
END;
CREATE TRIGGER player_gone AFTER DELETE ON player BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'player' AND id = old.id AND gone IS NULL;
END;
CREATE TRIGGER night_gone AFTER DELETE ON night BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'night' AND id = old.id AND gone IS NULL;
END;
CREATE TRIGGER photo_gone AFTER DELETE ON photo BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'photo' AND id = old.file AND gone IS NULL;
END;
CREATE TRIGGER import_gone AFTER DELETE ON import BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'import' AND id = old.source || ' ' || old.rowid AND gone IS NULL;
END;
CREATE TRIGGER superseded_gone AFTER DELETE ON superseded BEGIN
    UPDATE roll SET gone = 1
        WHERE kind = 'superseded' AND id = old.kind || ' ' || old.id || ' ' || old.digest AND gone IS NULL;
END;
