-- Whether a player is in no list, no proposal and no leaderboard. Who is not hidden is as before in digests and documents.
ALTER TABLE player ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
DROP TRIGGER player_unsealed;
CREATE TRIGGER player_unsealed AFTER UPDATE OF rowid, id, name, nickname, colour, picture, merged_into, hidden,
    modified_at ON player BEGIN
    UPDATE player SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END;

-- Who is deleted leaves no version.
CREATE TRIGGER player_forgotten AFTER DELETE ON player BEGIN
    DELETE FROM superseded WHERE kind = 'player' AND id = old.id;
END;
