-- The summaries of a club that many plays came to at once: they are counted some thousands at a time, each in a
-- transaction of its own. So a laptop has an answer every second, and what was counted stays when it goes.

-- As before, but it returns whether there is more to count. What came with a transaction is counted together.
DROP FUNCTION clerk.catch_up();
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
            AND (beyond IS NULL OR changed < beyond)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, merged_into = excluded.merged_into
    )
    UPDATE clerk.summary SET seen = (SELECT seen FROM now);
    RETURN beyond IS NOT NULL;
END $$;
REVOKE ALL ON FUNCTION clerk.catch_up() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION clerk.catch_up() TO @reader@;
