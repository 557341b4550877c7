-- Whether what is stored is what was written.

-- A digest of each record, with all that belongs to it; of a game that is its head, its turns in their order, its journal
-- and its result, each chained to the one before. It is written when an action ends. One that is missing: the record was
-- changed since, by an action that has not ended or by another program. 0: by another program; an action does not hide it.
ALTER TABLE game ADD COLUMN digest INTEGER;
ALTER TABLE play ADD COLUMN digest INTEGER;
ALTER TABLE player ADD COLUMN digest INTEGER;
ALTER TABLE night ADD COLUMN digest INTEGER;
ALTER TABLE photo ADD COLUMN digest INTEGER;
ALTER TABLE import ADD COLUMN digest INTEGER;
ALTER TABLE superseded ADD COLUMN digest INTEGER;
CREATE INDEX game_without_digest ON game (id) WHERE digest IS NULL;
CREATE INDEX play_without_digest ON play (digest) WHERE digest IS NULL;
CREATE INDEX player_without_digest ON player (digest) WHERE digest IS NULL;
CREATE INDEX night_without_digest ON night (id) WHERE digest IS NULL;
CREATE INDEX photo_without_digest ON photo (file) WHERE digest IS NULL;
CREATE INDEX import_without_digest ON import (digest) WHERE digest IS NULL;
CREATE INDEX superseded_without_digest ON superseded (kind, id, document) WHERE digest IS NULL;

CREATE TRIGGER game_unsealed AFTER UPDATE OF id, kind, depth, started_at, head, actions, begun_at ON game BEGIN
    UPDATE game SET digest = NULL WHERE id = new.id AND digest <> 0;
END;
CREATE TRIGGER play_unsealed AFTER UPDATE OF id, game, variant, rules_version, played_at, minutes, place, notes, waivers,
    aids, finished, players, counted, sample, night, import, deleted_at, modified_at ON play BEGIN
    UPDATE play SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END;
CREATE TRIGGER player_unsealed AFTER UPDATE OF id, name, nickname, colour, picture, merged_into, modified_at ON player BEGIN
    UPDATE player SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END;
CREATE TRIGGER night_unsealed AFTER UPDATE OF id, date, place, notes, seconds, timer_started_at, deleted_at, modified_at
    ON night BEGIN
    UPDATE night SET digest = NULL WHERE id = new.id AND digest <> 0;
END;
CREATE TRIGGER photo_unsealed AFTER UPDATE OF file, night, bytes, modified_at ON photo BEGIN
    UPDATE photo SET digest = NULL WHERE file = new.file AND digest <> 0;
END;
CREATE TRIGGER import_unsealed AFTER UPDATE OF source, imported_at ON import BEGIN
    UPDATE import SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END;
CREATE TRIGGER superseded_unsealed AFTER UPDATE OF kind, id, document, modified_at ON superseded BEGIN
    UPDATE superseded SET digest = NULL WHERE (kind, id, document) = (new.kind, new.id, new.document) AND digest <> 0;
END;

CREATE TRIGGER turn_comes AFTER INSERT ON turn BEGIN
    UPDATE game SET digest = NULL WHERE id = new.game AND digest <> 0;
END;
CREATE TRIGGER turn_goes AFTER DELETE ON turn BEGIN
    UPDATE game SET digest = NULL WHERE id = old.game AND digest <> 0;
END;
CREATE TRIGGER turn_changes AFTER UPDATE OF game, part, number, json ON turn BEGIN
    UPDATE game SET digest = NULL WHERE id IN (old.game, new.game) AND digest <> 0;
END;

CREATE TRIGGER journal_comes AFTER INSERT ON journal BEGIN
    UPDATE game SET digest = NULL WHERE id = new.game AND digest <> 0;
END;
CREATE TRIGGER journal_goes AFTER DELETE ON journal BEGIN
    UPDATE game SET digest = NULL WHERE id = old.game AND digest <> 0;
END;
CREATE TRIGGER journal_changes AFTER UPDATE OF game, number, forward, back, acted_at ON journal BEGIN
    UPDATE game SET digest = NULL WHERE id IN (old.game, new.game) AND digest <> 0;
END;

CREATE TRIGGER result_comes AFTER INSERT ON result BEGIN
    UPDATE game SET digest = NULL WHERE id = new.game AND digest <> 0;
END;
CREATE TRIGGER result_goes AFTER DELETE ON result BEGIN
    UPDATE game SET digest = NULL WHERE id = old.game AND digest <> 0;
END;
CREATE TRIGGER result_changes AFTER UPDATE OF game, actions, rules_version, awarded_at, sheet ON result BEGIN
    UPDATE game SET digest = NULL WHERE id IN (old.game, new.game) AND digest <> 0;
END;

CREATE TRIGGER play_seat_comes AFTER INSERT ON play_seat BEGIN
    UPDATE play SET digest = NULL WHERE rowid = new.play AND digest <> 0;
END;
CREATE TRIGGER play_seat_goes AFTER DELETE ON play_seat BEGIN
    UPDATE play SET digest = NULL WHERE rowid = old.play AND digest <> 0;
END;
CREATE TRIGGER play_seat_changes AFTER UPDATE OF play, number, player, name, score, rank, winner, game, played_at ON play_seat BEGIN
    UPDATE play SET digest = NULL WHERE rowid IN (old.play, new.play) AND digest <> 0;
END;

CREATE TRIGGER play_category_comes AFTER INSERT ON play_category BEGIN
    UPDATE play SET digest = NULL WHERE rowid = new.play AND digest <> 0;
END;
CREATE TRIGGER play_category_goes AFTER DELETE ON play_category BEGIN
    UPDATE play SET digest = NULL WHERE rowid = old.play AND digest <> 0;
END;
CREATE TRIGGER play_category_changes AFTER UPDATE OF play, seat, number, category, points ON play_category BEGIN
    UPDATE play SET digest = NULL WHERE rowid IN (old.play, new.play) AND digest <> 0;
END;

-- Which history it is, and how many actions were done on it. The last one that was told to be done is kept beside the
-- file, too: there it shows when the file comes to be an older one.
CREATE TABLE mark (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    history TEXT NOT NULL,
    actions INTEGER NOT NULL CHECK (actions >= 0)
) STRICT;
INSERT INTO mark (one, history, actions) SELECT 1, id, 0 FROM new_uuid;

-- Who was merged into an entry.
CREATE INDEX player_by_merge ON player (merged_into) WHERE merged_into IS NOT NULL;
