-- Who is here on a club night and who sits at which table next, as JSON that the program writes; empty: nobody was ticked
-- or seated. Such a night is as before in digests and documents.
ALTER TABLE night ADD COLUMN seating TEXT NOT NULL DEFAULT '';
DROP TRIGGER night_unsealed;
CREATE TRIGGER night_unsealed AFTER UPDATE OF id, date, place, notes, seconds, timer_started_at, seating, deleted_at,
    modified_at ON night BEGIN
    UPDATE night SET digest = NULL WHERE id = new.id AND digest <> 0;
END;
