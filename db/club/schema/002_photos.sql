-- The photos of game nights, where the club has agreed to keep them on its server.

-- Up to so many bytes each; none: they stay on their laptops.
ALTER TABLE clerk.club ADD COLUMN photo_limit bigint CHECK (photo_limit BETWEEN 1 AND 16777216);
GRANT UPDATE (photo_limit) ON clerk.club TO @organiser@;

-- The content of a photo's record, with its digest. Who added the record adds it, once; nobody changes it.
CREATE TABLE clerk.image (
    file    text COLLATE "C" PRIMARY KEY CHECK (length(file) BETWEEN 1 AND 1000),
    hash    text NOT NULL,
    content bytea NOT NULL,
    owner   name NOT NULL DEFAULT current_user,
    CONSTRAINT hash_of_content CHECK (hash = encode(sha256(content), 'hex'))
);
ALTER TABLE clerk.image ALTER content SET STORAGE EXTERNAL;
ALTER TABLE clerk.image ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON clerk.image TO @reader@;
GRANT INSERT (file, hash, content) ON clerk.image TO @member@;
GRANT DELETE ON clerk.image TO @organiser@;
CREATE POLICY seen ON clerk.image FOR SELECT TO @reader@ USING (true);
CREATE POLICY added ON clerk.image FOR INSERT TO @member@ WITH CHECK (owner = current_user
    AND octet_length(content) <= (SELECT photo_limit FROM clerk.club)
    AND EXISTS (SELECT 1 FROM clerk.record WHERE kind = 'photo' AND id = file AND record.owner = current_user));
CREATE POLICY any_added ON clerk.image FOR INSERT TO @organiser@ WITH CHECK (owner = current_user
    AND octet_length(content) <= (SELECT photo_limit FROM clerk.club)
    AND EXISTS (SELECT 1 FROM clerk.record WHERE kind = 'photo' AND id = file));
CREATE POLICY any_deleted ON clerk.image FOR DELETE TO @organiser@ USING (true);

-- As before, but each document is parsed once.
CREATE OR REPLACE FUNCTION clerk.counted_of(document text, OUT game text, OUT seats clerk.seat[]) LANGUAGE plpgsql
    IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    play jsonb;
BEGIN
    play := document::jsonb;
    game := play ->> 'game';
    IF play ->> 'finished' = '1' AND play ->> 'counted' = '1' AND play ->> 'deleted_at' IS NULL AND game IS NOT NULL THEN
        seats := ARRAY(SELECT ROW (one ->> 'player', (one ->> 'winner')::integer, (one ->> 'score')::integer)::clerk.seat
                       FROM jsonb_array_elements(play -> 'seats') AS one WHERE one ->> 'player' IS NOT NULL);
    END IF;
    game := coalesce(game, '');
    seats := coalesce(seats, '{}');
EXCEPTION WHEN OTHERS THEN
    game := '';
    seats := '{}';
END $$;
