-- What was deleted for good. A mark of it stays, so that no laptop brings it back; what it was goes, with its versions.

-- 1: by who added it; 2: by an organiser. It wins over every version.
ALTER TABLE clerk.record ADD COLUMN purged smallint NOT NULL DEFAULT 0 CHECK (purged BETWEEN 0 AND 2);
ALTER TABLE clerk.record ADD CONSTRAINT purged_has_nothing
    CHECK (purged = 0 OR (kind <> 'player' AND has_game = 0 AND modified_at = '' AND document = ''));
GRANT UPDATE (purged) ON clerk.record TO @member@;
DROP POLICY own_changed ON clerk.record;
CREATE POLICY own_changed ON clerk.record FOR UPDATE TO @member@ USING (owner = current_user)
    WITH CHECK (owner = current_user AND purged < 2);

-- As before, and what is purged stays so.
CREATE OR REPLACE FUNCTION clerk.replace_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF new.purged > old.purged THEN
        new.has_game := 0;
        new.modified_at := '';
        new.document := '';
        DELETE FROM clerk.superseded WHERE kind = old.kind AND id = old.id;
        DELETE FROM clerk.image WHERE old.kind = 'photo' AND file = old.id;
    ELSIF old.purged > 0 OR new.purged < old.purged
        OR (new.has_game, new.modified_at COLLATE "C", new.document COLLATE "C")
            <= (old.has_game, old.modified_at COLLATE "C", old.document COLLATE "C") THEN
        RAISE EXCEPTION 'no greater version' USING ERRCODE = 'insufficient_privilege';
    ELSE
        INSERT INTO clerk.superseded (kind, id, modified_at, document)
            VALUES (old.kind, old.id, old.modified_at, old.document) ON CONFLICT DO NOTHING;
    END IF;
    new.kind := old.kind;
    new.id := old.id;
    new.owner := old.owner;
    new.changed := pg_current_xact_id();
    RETURN new;
END $$;
DROP TRIGGER version_replaced ON clerk.record;
CREATE TRIGGER version_replaced BEFORE UPDATE OF has_game, modified_at, document, purged ON clerk.record
    FOR EACH ROW EXECUTE FUNCTION clerk.replace_version();

-- A photo that was purged has no content any more.
DROP POLICY added ON clerk.image;
CREATE POLICY added ON clerk.image FOR INSERT TO @member@ WITH CHECK (owner = current_user
    AND octet_length(content) <= (SELECT photo_limit FROM clerk.club)
    AND EXISTS (SELECT 1 FROM clerk.record
                WHERE kind = 'photo' AND id = file AND record.owner = current_user AND purged = 0));
DROP POLICY any_added ON clerk.image;
CREATE POLICY any_added ON clerk.image FOR INSERT TO @organiser@ WITH CHECK (owner = current_user
    AND octet_length(content) <= (SELECT photo_limit FROM clerk.club)
    AND EXISTS (SELECT 1 FROM clerk.record WHERE kind = 'photo' AND id = file AND purged = 0));
