-- Two copies of a history that went on apart count the same actions. So each action has a tag that is drawn by chance;
-- those of the last ones stand here, six hexadecimal digits each, the newest last.

ALTER TABLE mark ADD COLUMN tags TEXT NOT NULL DEFAULT '';
DROP TRIGGER mark_unsealed;
CREATE TRIGGER mark_unsealed AFTER UPDATE OF one, history, actions, tags ON mark BEGIN
    UPDATE mark SET digest = NULL WHERE one = new.one AND digest <> 0;
END;
UPDATE mark SET digest = NULL WHERE digest <> 0;
