-- Points with decimals, and as many as 64 bits hold: they are added up exactly, whatever they come to. All is counted
-- anew.

DROP FUNCTION clerk.catch_up();
DROP FUNCTION clerk.counted_of(text);
DROP TABLE clerk.counted;
DROP TYPE clerk.seat;
CREATE TYPE clerk.seat AS (player text, wins integer, score numeric, chance double precision);
CREATE TABLE clerk.counted (
    play  text COLLATE "C" PRIMARY KEY,
    game  text COLLATE "C" NOT NULL,
    seats clerk.seat[] NOT NULL
);
ALTER TABLE clerk.standing ALTER COLUMN points TYPE numeric;
UPDATE clerk.summary SET seen = NULL;

-- What a document counts as: no seats where it counts for nothing, or where nobody can read it.
CREATE FUNCTION clerk.counted_of(document text, OUT game text, OUT seats clerk.seat[]) LANGUAGE plpgsql IMMUTABLE
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    play jsonb;
    sides integer;
BEGIN
    play := document::jsonb;
    game := play ->> 'game';
    IF play ->> 'finished' = '1' AND play ->> 'counted' = '1' AND play ->> 'deleted_at' IS NULL AND game IS NOT NULL
        AND play ->> 'cooperative' IS DISTINCT FROM '1' THEN
        SELECT count(DISTINCT coalesce('team ' || (one ->> 'team'), 'seat ' || number)) INTO sides
            FROM jsonb_array_elements(play -> 'seats') WITH ORDINALITY AS seat (one, number);
        seats := ARRAY(SELECT ROW (one ->> 'player', (one ->> 'winner')::integer,
                                   CASE WHEN play ->> 'no_points' = '1' THEN NULL ELSE (one ->> 'score')::bigint
                                       + coalesce((one ->> 'billionths')::integer, 0) * 0.000000001 END,
                                   1.0::double precision / sides)::clerk.seat
                       FROM jsonb_array_elements(play -> 'seats') AS one WHERE one ->> 'player' IS NOT NULL
                           AND one ->> 'player' <> '9b0c7a52-5f1e-4d0a-8c3e-6f0a6d5b0000');
    END IF;
    game := coalesce(game, '');
    seats := coalesce(seats, '{}');
EXCEPTION WHEN OTHERS THEN
    game := '';
    seats := '{}';
END $$;

CREATE FUNCTION clerk.catch_up() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    most CONSTANT integer := 5000;
    last pg_snapshot;
    beyond xid8; -- the first transaction that is left for the next time; none: all is counted
BEGIN
    SELECT seen INTO last FROM clerk.summary;
    IF last IS NOT NULL AND NOT EXISTS (SELECT 1 FROM clerk.record WHERE kind IN ('player', 'play')
            AND changed >= pg_snapshot_xmin(last) AND NOT pg_visible_in_snapshot(changed, last)) THEN
        RETURN false;
    END IF;
    SELECT seen INTO last FROM clerk.summary FOR UPDATE;
    IF last IS NULL THEN
        DELETE FROM clerk.counted;
        DELETE FROM clerk.standing;
        DELETE FROM clerk.person;
    END IF;
    last := coalesce(last, '3:3:'::pg_snapshot);
    SELECT greatest((changed::text::bigint + 1)::text::xid8, pg_snapshot_xmax(last)) INTO beyond FROM clerk.record
        WHERE kind = 'play' AND changed >= pg_snapshot_xmin(last) AND NOT pg_visible_in_snapshot(changed, last)
        ORDER BY changed OFFSET most LIMIT 1;
    WITH now AS MATERIALIZED (
        SELECT CASE WHEN beyond IS NULL THEN pg_current_snapshot() ELSE
            (SELECT format('%s:%s:%s', coalesce(min(xip::text::bigint), beyond::text::bigint), beyond,
                string_agg(xip::text, ',' ORDER BY xip::text::bigint))::pg_snapshot
             FROM pg_snapshot_xip(pg_current_snapshot()) AS xip WHERE xip < beyond) END AS seen
    ), fresh AS MATERIALIZED (
        SELECT id, game, seats FROM clerk.record, LATERAL clerk.counted_of(document)
        WHERE kind = 'play' AND changed >= pg_snapshot_xmin(last) AND NOT pg_visible_in_snapshot(changed, last)
            AND (beyond IS NULL OR changed < beyond)
    ), changes AS (
        SELECT 1 AS one, game, seats FROM fresh
        UNION ALL
        SELECT -1, counted.game, counted.seats FROM clerk.counted JOIN fresh ON counted.play = fresh.id
    ), sums AS (
        SELECT game, seat.player, sum(one) AS plays, sum(one * seat.wins) AS wins,
            sum(one * seat.chance) AS expected,
            sum(one) FILTER (WHERE seat.score IS NOT NULL) AS scored, sum(one * seat.score) AS points
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
            AND (beyond IS NULL OR changed < beyond)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, merged_into = excluded.merged_into
    )
    UPDATE clerk.summary SET seen = (SELECT seen FROM now);
    RETURN beyond IS NOT NULL;
END $$;
REVOKE ALL ON FUNCTION clerk.catch_up() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION clerk.catch_up() TO @reader@;
