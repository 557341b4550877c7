-- What had no digest: where the corners of a board are on its photo; which history this is, and how many actions were
-- done on it; and which row a player or an import is, by which seats and plays name them.

ALTER TABLE traced_photo ADD COLUMN digest INTEGER;
CREATE INDEX traced_photo_without_digest ON traced_photo (game, player) WHERE digest IS NULL;
CREATE TRIGGER traced_photo_unsealed AFTER UPDATE OF game, player, file, corners, cells ON traced_photo BEGIN
    UPDATE traced_photo SET digest = NULL WHERE (game, player) = (new.game, new.player) AND digest <> 0;
END;
CREATE TRIGGER traced_photo_gone AFTER DELETE ON traced_photo BEGIN
    UPDATE roll SET gone = 1
        WHERE kind = 'traced_photo' AND id = old.game || ' ' || old.player AND gone IS NULL;
END;

ALTER TABLE mark ADD COLUMN digest INTEGER;
CREATE TRIGGER mark_unsealed AFTER UPDATE OF one, history, actions ON mark BEGIN
    UPDATE mark SET digest = NULL WHERE one = new.one AND digest <> 0;
END;
CREATE TRIGGER mark_gone AFTER DELETE ON mark BEGIN
    UPDATE roll SET gone = 1 WHERE kind = 'mark' AND id = old.history AND gone IS NULL;
END;

DROP TRIGGER player_unsealed;
CREATE TRIGGER player_unsealed AFTER UPDATE OF rowid, id, name, nickname, colour, picture, merged_into, modified_at
    ON player BEGIN
    UPDATE player SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END;
UPDATE player SET digest = NULL WHERE digest <> 0;

DROP TRIGGER import_unsealed;
CREATE TRIGGER import_unsealed AFTER UPDATE OF rowid, source, imported_at ON import BEGIN
    UPDATE import SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END;
UPDATE import SET digest = NULL WHERE digest <> 0;
