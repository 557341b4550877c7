-- The club on its server. Who made it owns it; everybody else has one of three rights, each a role of PostgreSQL:
-- @reader@, @member@, @organiser@. What a client may not do is refused here, whatever program it is.
CREATE SCHEMA clerk;
CREATE ROLE @reader@ NOLOGIN;
CREATE ROLE @member@ NOLOGIN;
CREATE ROLE @organiser@ NOLOGIN;
GRANT @reader@ TO @member@;
GRANT @reader@, @member@ TO @organiser@ WITH ADMIN OPTION;
GRANT USAGE ON SCHEMA clerk TO @reader@;

-- One row. `version`: the steps that were taken. `form`: a digest of the tables as they were made.
CREATE TABLE clerk.club (
    one     integer PRIMARY KEY CHECK (one = 1),
    version integer NOT NULL,
    id      text NOT NULL,
    name    text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    form    text NOT NULL DEFAULT ''
);
GRANT SELECT ON clerk.club TO @reader@;

-- The greatest version of each record, as merging/comparison.h has it; texts are compared as bytes. `changed`: the
-- transaction that brought it. So of what a snapshot did not see nothing is missed, however late it was committed.
CREATE TABLE clerk.record (
    kind        text COLLATE "C" NOT NULL CHECK (kind IN ('player', 'night', 'photo', 'play')),
    id          text COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 1000),
    has_game    smallint NOT NULL CHECK (has_game IN (0, 1)),
    modified_at text COLLATE "C" NOT NULL CHECK (length(modified_at) <= 100),
    document    text COLLATE "C" NOT NULL CHECK (octet_length(document) <= 67108864),
    owner       name NOT NULL DEFAULT current_user,
    changed     xid8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY (kind, id)
);
CREATE INDEX record_by_change ON clerk.record (kind, changed);
ALTER TABLE clerk.record ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON clerk.record TO @reader@;
GRANT INSERT (kind, id, has_game, modified_at, document) ON clerk.record TO @member@;
GRANT UPDATE (has_game, modified_at, document) ON clerk.record TO @member@;
CREATE POLICY seen ON clerk.record FOR SELECT TO @reader@ USING (true);
CREATE POLICY added ON clerk.record FOR INSERT TO @member@ WITH CHECK (owner = current_user);
CREATE POLICY own_changed ON clerk.record FOR UPDATE TO @member@ USING (owner = current_user);
CREATE POLICY any_changed ON clerk.record FOR UPDATE TO @organiser@ USING (true);

-- The versions that lost.
CREATE TABLE clerk.superseded (
    kind        text COLLATE "C" NOT NULL,
    id          text COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 1000),
    modified_at text COLLATE "C" NOT NULL CHECK (length(modified_at) <= 100),
    document    text COLLATE "C" NOT NULL CHECK (octet_length(document) <= 67108864)
);
CREATE UNIQUE INDEX superseded_once ON clerk.superseded (kind, id, md5(document));
GRANT SELECT ON clerk.superseded TO @reader@;
GRANT INSERT ON clerk.superseded TO @member@;

-- Only a greater version takes the place of another, which is kept.
CREATE FUNCTION clerk.replace_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF (new.has_game, new.modified_at COLLATE "C", new.document COLLATE "C")
        <= (old.has_game, old.modified_at COLLATE "C", old.document COLLATE "C") THEN
        RAISE EXCEPTION 'no greater version' USING ERRCODE = 'insufficient_privilege';
    END IF;
    new.kind := old.kind;
    new.id := old.id;
    new.owner := old.owner;
    new.changed := pg_current_xact_id();
    INSERT INTO clerk.superseded (kind, id, modified_at, document)
        VALUES (old.kind, old.id, old.modified_at, old.document) ON CONFLICT DO NOTHING;
    RETURN new;
END $$;
REVOKE ALL ON FUNCTION clerk.replace_version() FROM PUBLIC;
CREATE TRIGGER version_replaced BEFORE UPDATE OF has_game, modified_at, document ON clerk.record
    FOR EACH ROW EXECUTE FUNCTION clerk.replace_version();

CREATE FUNCTION clerk.tell() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM pg_notify(tg_argv[0], '');
    RETURN NULL;
END $$;
CREATE TRIGGER told AFTER INSERT OR UPDATE ON clerk.record EXECUTE FUNCTION clerk.tell('clerk_record');

-- How many sends of a laptop were acknowledged. If it knows of more than are here, this is an older server.
CREATE TABLE clerk.laptop (
    id    text COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 100),
    owner name NOT NULL DEFAULT current_user,
    sends bigint NOT NULL,
    PRIMARY KEY (id, owner)
);
ALTER TABLE clerk.laptop ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON clerk.laptop TO @reader@;
GRANT INSERT (id, sends), UPDATE (sends) ON clerk.laptop TO @member@;
CREATE POLICY seen ON clerk.laptop FOR SELECT TO @reader@ USING (true);
CREATE POLICY added ON clerk.laptop FOR INSERT TO @member@ WITH CHECK (owner = current_user);
CREATE POLICY own_changed ON clerk.laptop FOR UPDATE TO @member@ USING (owner = current_user);

-- The games that are under way.
CREATE TABLE clerk.live (
    game         text COLLATE "C" PRIMARY KEY CHECK (length(game) BETWEEN 1 AND 100),
    laptop       text COLLATE "C" NOT NULL CHECK (length(laptop) BETWEEN 1 AND 100),
    record       text NOT NULL CHECK (octet_length(record) <= 1048576),
    owner        name NOT NULL DEFAULT current_user,
    published_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE clerk.live ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON clerk.live TO @reader@;
GRANT DELETE ON clerk.live TO @member@;
GRANT INSERT (game, laptop, record), UPDATE (laptop, record) ON clerk.live TO @member@;
CREATE POLICY seen ON clerk.live FOR SELECT TO @reader@ USING (true);
CREATE POLICY added ON clerk.live FOR INSERT TO @member@ WITH CHECK (owner = current_user);
CREATE POLICY own_changed ON clerk.live FOR UPDATE TO @member@ USING (owner = current_user);
CREATE POLICY own_ended ON clerk.live FOR DELETE TO @member@ USING (owner = current_user);
CREATE POLICY any_ended ON clerk.live FOR DELETE TO @organiser@ USING (true);
CREATE FUNCTION clerk.stamp() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    new.published_at := now();
    RETURN new;
END $$;
CREATE TRIGGER stamped BEFORE UPDATE ON clerk.live FOR EACH ROW EXECUTE FUNCTION clerk.stamp();
CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON clerk.live EXECUTE FUNCTION clerk.tell('clerk_live');

-- The summaries: what the plays add up to, by entry of a player, so that a merge of players touches none of them. They
-- follow from the records; `seen` says how far they have come, and what is new is added when they are asked.
CREATE TABLE clerk.summary (
    one  integer PRIMARY KEY CHECK (one = 1),
    seen pg_snapshot
);
INSERT INTO clerk.summary (one) VALUES (1);
CREATE TYPE clerk.seat AS (player text, wins integer, score integer);
CREATE TABLE clerk.counted (
    play  text COLLATE "C" PRIMARY KEY,
    game  text COLLATE "C" NOT NULL,
    seats clerk.seat[] NOT NULL
);
CREATE TABLE clerk.standing (
    game     text COLLATE "C" NOT NULL,
    player   text COLLATE "C" NOT NULL,
    plays    bigint NOT NULL,
    wins     bigint NOT NULL,
    expected double precision NOT NULL,
    scored   bigint NOT NULL,
    points   bigint NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE TABLE clerk.person (
    id          text COLLATE "C" PRIMARY KEY,
    name        text NOT NULL,
    merged_into text COLLATE "C"
);
GRANT SELECT ON clerk.standing, clerk.person TO @reader@;

-- What a document counts as: no seats where it counts for nothing, or where nobody can read it.
CREATE FUNCTION clerk.counted_of(document text, OUT game text, OUT seats clerk.seat[]) LANGUAGE plpgsql IMMUTABLE
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    play json;
BEGIN
    play := document::json;
    game := play ->> 'game';
    IF play ->> 'finished' = '1' AND play ->> 'counted' = '1' AND play ->> 'deleted_at' IS NULL AND game IS NOT NULL THEN
        seats := ARRAY(SELECT ROW (one ->> 'player', (one ->> 'winner')::integer, (one ->> 'score')::integer)::clerk.seat
                       FROM json_array_elements(play -> 'seats') AS one WHERE one ->> 'player' IS NOT NULL);
    END IF;
    game := coalesce(game, '');
    seats := coalesce(seats, '{}');
EXCEPTION WHEN OTHERS THEN
    game := '';
    seats := '{}';
END $$;

CREATE FUNCTION clerk.person_of(document text, OUT name text, OUT merged_into text) LANGUAGE plpgsql IMMUTABLE
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    name := coalesce(document::json ->> 'name', '');
    merged_into := document::json ->> 'merged_into';
EXCEPTION WHEN OTHERS THEN
    name := '';
    merged_into := NULL;
END $$;

-- Of a snapshot that is none everything is new.
CREATE FUNCTION clerk.catch_up() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    last pg_snapshot;
BEGIN
    SELECT seen INTO last FROM clerk.summary;
    IF last IS NOT NULL AND NOT EXISTS (SELECT 1 FROM clerk.record WHERE kind IN ('player', 'play')
            AND changed >= pg_snapshot_xmin(last) AND NOT pg_visible_in_snapshot(changed, last)) THEN
        RETURN;
    END IF;
    SELECT seen INTO last FROM clerk.summary FOR UPDATE;
    IF last IS NULL THEN
        DELETE FROM clerk.counted;
        DELETE FROM clerk.standing;
        DELETE FROM clerk.person;
    END IF;
    last := coalesce(last, '3:3:'::pg_snapshot);
    WITH fresh AS MATERIALIZED (
        SELECT id, game, seats FROM clerk.record, LATERAL clerk.counted_of(document)
        WHERE kind = 'play' AND changed >= pg_snapshot_xmin(last) AND NOT pg_visible_in_snapshot(changed, last)
    ), changes AS (
        SELECT 1 AS one, game, seats FROM fresh
        UNION ALL
        SELECT -1, counted.game, counted.seats FROM clerk.counted JOIN fresh ON counted.play = fresh.id
    ), sums AS (
        SELECT game, seat.player, sum(one) AS plays, sum(one * seat.wins) AS wins,
            sum(one / cardinality(seats)::double precision) AS expected,
            sum(one) FILTER (WHERE seat.score IS NOT NULL) AS scored, sum(one * seat.score::bigint) AS points
        FROM changes, unnest(seats) AS seat GROUP BY game, seat.player
    ), added AS (
        INSERT INTO clerk.standing
        SELECT game, player, plays, coalesce(wins, 0), expected, coalesce(scored, 0), coalesce(points, 0) FROM sums
        ON CONFLICT (game, player) DO UPDATE SET plays = standing.plays + excluded.plays,
            wins = standing.wins + excluded.wins, expected = standing.expected + excluded.expected,
            scored = standing.scored + excluded.scored, points = standing.points + excluded.points
    ), kept AS (
        INSERT INTO clerk.counted SELECT id, game, seats FROM fresh
        ON CONFLICT (play) DO UPDATE SET game = excluded.game, seats = excluded.seats
    ), named AS (
        INSERT INTO clerk.person SELECT id, person.name, person.merged_into
        FROM clerk.record, LATERAL clerk.person_of(document) AS person
        WHERE kind = 'player' AND changed >= pg_snapshot_xmin(last) AND NOT pg_visible_in_snapshot(changed, last)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, merged_into = excluded.merged_into
    )
    UPDATE clerk.summary SET seen = pg_current_snapshot();
END $$;
REVOKE ALL ON FUNCTION clerk.catch_up() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION clerk.catch_up() TO @reader@;

-- After a restoring the records bear transactions that are still to come here: they are as new as this one.
CREATE FUNCTION clerk.settle() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE clerk.record SET changed = pg_current_xact_id() WHERE changed >= pg_snapshot_xmax(pg_current_snapshot());
    UPDATE clerk.summary SET seen = NULL WHERE pg_snapshot_xmax(seen) > pg_snapshot_xmax(pg_current_snapshot());
$$;
REVOKE ALL ON FUNCTION clerk.settle() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION clerk.settle() TO @member@;
