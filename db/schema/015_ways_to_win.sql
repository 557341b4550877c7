-- How a game is won, and what a day without an hour is. Plays from elsewhere may be won against the game, by the fewest
-- points, by places alone, or by teams; perhaps nobody is known to have begun, or when it was on its day.
-- A column that holds what is usual here counts for nothing in a digest and stands in no document of a play: so both
-- are what they were.
ALTER TABLE play ADD COLUMN cooperative INTEGER NOT NULL DEFAULT 0 CHECK (cooperative IN (0, 1));
ALTER TABLE play ADD COLUMN lowest_wins INTEGER NOT NULL DEFAULT 0 CHECK (lowest_wins IN (0, 1));
ALTER TABLE play ADD COLUMN no_points INTEGER NOT NULL DEFAULT 0 CHECK (no_points IN (0, 1));
ALTER TABLE play ADD COLUMN unknown_start INTEGER NOT NULL DEFAULT 0 CHECK (unknown_start IN (0, 1));
ALTER TABLE play ADD COLUMN day_only INTEGER NOT NULL DEFAULT 0 CHECK (day_only IN (0, 1));
ALTER TABLE play ADD COLUMN bgg_game INTEGER NOT NULL DEFAULT 0; -- its number at BoardGameGeek; 0: none is told
ALTER TABLE play ADD COLUMN bgg_play INTEGER NOT NULL DEFAULT 0; -- likewise, of the play
ALTER TABLE play_seat ADD COLUMN team TEXT NOT NULL DEFAULT '';
ALTER TABLE play_seat ADD COLUMN role TEXT NOT NULL DEFAULT '';

-- The class that the summaries and the seats have, while it is tallied: `class` + 4 against the game + 8 where the
-- fewest points win + 16 where there are none.
ALTER TABLE play ADD COLUMN way INTEGER AS (class + 4 * cooperative + 8 * lowest_wins + 16 * no_points);

-- What chance gives beside one win in `players`, as a team wins together.
ALTER TABLE tally ADD COLUMN by_teams REAL NOT NULL DEFAULT 0;
-- Plays against the game. They are in no other column.
ALTER TABLE standing ADD COLUMN together INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standing ADD COLUMN together_won INTEGER NOT NULL DEFAULT 0;

CREATE INDEX play_by_bgg_play ON play (bgg_play) WHERE bgg_play <> 0;

-- The entry of all seats whose player nobody named. Who is nobody is in no figure.
CREATE VIEW nobody (player) AS SELECT rowid FROM player WHERE id = '9b0c7a52-5f1e-4d0a-8c3e-6f0a6d5b0000';

DROP TRIGGER play_unchanged;
CREATE TRIGGER play_unchanged BEFORE UPDATE OF game, variant, played_at, waivers, aids, players, cooperative,
    lowest_wins, no_points ON play
    WHEN old.tallied AND new.tallied BEGIN SELECT raise(ABORT, 'the play is tallied'); END;

DROP TRIGGER play_unsealed;
CREATE TRIGGER play_unsealed AFTER UPDATE OF id, game, variant, rules_version, played_at, minutes, place, notes,
    waivers, aids, finished, players, counted, sample, night, import, deleted_at, modified_at, cooperative,
    lowest_wins, no_points, unknown_start, day_only, bgg_game, bgg_play ON play BEGIN
    UPDATE play SET digest = NULL WHERE rowid = new.rowid AND digest <> 0;
END;
DROP TRIGGER play_seat_changes;
CREATE TRIGGER play_seat_changes AFTER UPDATE OF play, number, player, name, score, rank, winner, game, played_at, team,
    role ON play_seat BEGIN
    UPDATE play SET digest = NULL WHERE rowid IN (old.play, new.play) AND digest <> 0;
END;

-- Nobody's seats are in no class. Of a team all win together, and have not met each other.
DROP TRIGGER play_tallied;
CREATE TRIGGER play_tallied AFTER UPDATE OF tallied ON play WHEN new.tallied <> old.tallied BEGIN
    UPDATE play_seat SET class = CASE WHEN new.tallied AND player IS NOT (SELECT player FROM nobody) THEN new.way END
        WHERE play = new.rowid;

    INSERT INTO tally
        SELECT player, game, new.way, new.players, new.variant, one, one * winner,
            one * (score IS NOT NULL), one * coalesce(score, 0), score, play,
            iif(new.cooperative, 0.0, one * (1.0 / sides - 1.0 / new.players))
        FROM play_seat, (SELECT new.tallied - old.tallied AS one, count(DISTINCT iif(team = '', number, team)) AS sides
            FROM play_seat WHERE play = new.rowid)
        WHERE play = new.rowid AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            scored = scored + excluded.scored, points = points + excluded.points,
            by_teams = by_teams + excluded.by_teams,
            best_play = CASE WHEN excluded.plays > 0
                             THEN iif(best IS NULL OR iif(class & 8, excluded.best < best, excluded.best > best),
                                      excluded.best_play, best_play)
                             WHEN excluded.best_play = best_play THEN NULL ELSE best_play END,
            best = CASE WHEN excluded.plays > 0 AND class & 8
                        THEN min(coalesce(best, excluded.best), coalesce(excluded.best, best))
                        WHEN excluded.plays > 0 THEN max(coalesce(best, excluded.best), coalesce(excluded.best, best))
                        WHEN excluded.best_play = best_play THEN NULL ELSE best END;

    INSERT INTO category_tally
        SELECT player, game, new.way, category, one, one * points, points
        FROM play_seat JOIN play_category USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND seat = play_seat.number AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET scored = scored + excluded.scored, points = points + excluded.points,
            best = CASE WHEN excluded.scored > 0 AND class & 8 THEN min(coalesce(best, excluded.best), excluded.best)
                        WHEN excluded.scored > 0 THEN max(coalesce(best, excluded.best), excluded.best)
                        WHEN excluded.best = best THEN NULL ELSE best END;

    INSERT INTO rivalry
        SELECT mine.player, mine.game, new.way, other.player, one,
            one * coalesce(mine.rank < other.rank, mine.winner > other.winner),
            one * coalesce(mine.rank > other.rank, mine.winner < other.winner),
            one * coalesce(mine.rank = other.rank, 0)
        FROM play_seat AS mine JOIN play_seat AS other USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND mine.number <> other.number AND NOT new.cooperative
            AND (mine.team = '' OR mine.team <> other.team)
            AND mine.player IS NOT (SELECT player FROM nobody) AND other.player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, ahead = ahead + excluded.ahead,
            behind = behind + excluded.behind, level = level + excluded.level;

    INSERT INTO standing
        SELECT game, player, one * (1 - new.cooperative), one * winner * (1 - new.cooperative),
            one * (1 - new.cooperative) * 1.0 / sides, one * (score IS NOT NULL) * has_points,
            one * coalesce(score, 0) * has_points, one * new.cooperative, one * winner * new.cooperative
        FROM play_seat, (SELECT new.tallied - old.tallied AS one, NOT (new.cooperative OR new.no_points) AS has_points,
            count(DISTINCT iif(team = '', number, team)) AS sides FROM play_seat WHERE play = new.rowid)
        WHERE play = new.rowid AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            expected = expected + excluded.expected, scored = scored + excluded.scored,
            points = points + excluded.points, together = together + excluded.together,
            together_won = together_won + excluded.together_won;

    -- After it has left, what has come to nothing goes.
    DELETE FROM tally
        WHERE NOT new.tallied AND plays = 0 AND game = new.game AND class = new.way AND players = new.players
            AND variant = new.variant AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM category_tally
        WHERE NOT new.tallied AND scored = 0 AND game = new.game AND class = new.way
            AND (player, category) IN (
                SELECT player, category FROM play_seat JOIN play_category USING (play)
                WHERE play = new.rowid AND seat = play_seat.number);
    DELETE FROM rivalry
        WHERE NOT new.tallied AND plays = 0 AND game = new.game AND class = new.way
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid)
            AND other IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM standing
        WHERE NOT new.tallied AND plays = 0 AND together = 0 AND game = new.game
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
END;
