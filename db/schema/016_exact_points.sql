-- Points as people write them: with decimals, and as many as 64 bits hold. What is not whole stands beside: `score` or
-- `points` is rounded down, and so many billionths come to it. Where there are none nothing is sealed and nothing told
-- in a document of a play: both are what they were.
ALTER TABLE play_seat ADD COLUMN billionths INTEGER NOT NULL DEFAULT 0
    CHECK (billionths BETWEEN 0 AND 999999999 AND (score IS NOT NULL OR billionths = 0));
ALTER TABLE play_category ADD COLUMN billionths INTEGER NOT NULL DEFAULT 0
    CHECK (billionths BETWEEN 0 AND 999999999);

-- No sum of many of them is kept in 64 bits. They are added up in parts: a `high` is 2^32 points, and of points that 32
-- bits hold there is none.
ALTER TABLE play_seat ADD COLUMN score_high INTEGER AS ((score >> 32) + (score >> 31 & 1));
ALTER TABLE play_seat ADD COLUMN score_low INTEGER AS ((score & 4294967295) - ((score >> 31 & 1) << 32));
ALTER TABLE play_category ADD COLUMN points_high INTEGER AS ((points >> 32) + (points >> 31 & 1));
ALTER TABLE play_category ADD COLUMN points_low INTEGER AS ((points & 4294967295) - ((points >> 31 & 1) << 32));

-- `points` is the sum of what is low.
ALTER TABLE tally ADD COLUMN points_high INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tally ADD COLUMN points_billionths INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tally ADD COLUMN best_billionths INTEGER NOT NULL DEFAULT 0;
ALTER TABLE category_tally ADD COLUMN points_high INTEGER NOT NULL DEFAULT 0;
ALTER TABLE category_tally ADD COLUMN points_billionths INTEGER NOT NULL DEFAULT 0;
ALTER TABLE category_tally ADD COLUMN best_billionths INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standing ADD COLUMN points_high INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standing ADD COLUMN points_billionths INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER play_seat_changes;
CREATE TRIGGER play_seat_changes AFTER UPDATE OF play, number, player, name, score, billionths, rank, winner, game,
    played_at, team, role ON play_seat BEGIN
    UPDATE play SET digest = NULL WHERE rowid IN (old.play, new.play) AND digest <> 0;
END;
DROP TRIGGER play_category_changes;
CREATE TRIGGER play_category_changes AFTER UPDATE OF play, seat, number, category, points, billionths
    ON play_category BEGIN
    UPDATE play SET digest = NULL WHERE rowid IN (old.play, new.play) AND digest <> 0;
END;

DROP TRIGGER play_tallied;
CREATE TRIGGER play_tallied AFTER UPDATE OF tallied ON play WHEN new.tallied <> old.tallied BEGIN
    UPDATE play_seat SET class = CASE WHEN new.tallied AND player IS NOT (SELECT player FROM nobody) THEN new.way END
        WHERE play = new.rowid;

    INSERT INTO tally
        SELECT player, game, new.way, new.players, new.variant, one, one * winner,
            one * (score IS NOT NULL), one * coalesce(score_low, 0), score, play,
            iif(new.cooperative, 0.0, one * (1.0 / sides - 1.0 / new.players)),
            one * coalesce(score_high, 0), one * billionths, billionths
        FROM play_seat, (SELECT new.tallied - old.tallied AS one, count(DISTINCT iif(team = '', number, team)) AS sides
            FROM play_seat WHERE play = new.rowid)
        WHERE play = new.rowid AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            scored = scored + excluded.scored, points = points + excluded.points,
            points_high = points_high + excluded.points_high,
            points_billionths = points_billionths + excluded.points_billionths,
            by_teams = by_teams + excluded.by_teams,
            best_play = CASE WHEN excluded.plays > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best_play, best_play)
                         WHEN excluded.best_play = best_play THEN NULL
                         ELSE best_play END,
            best_billionths = CASE WHEN excluded.plays > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best_billionths, best_billionths)
                         WHEN excluded.best_play = best_play THEN 0
                         ELSE best_billionths END,
            best = CASE WHEN excluded.plays > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best, best)
                         WHEN excluded.best_play = best_play THEN NULL
                         ELSE best END;

    INSERT INTO category_tally
        SELECT player, game, new.way, category, one, one * points_low, points, one * points_high,
            one * play_category.billionths, play_category.billionths
        FROM play_seat JOIN play_category USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND seat = play_seat.number AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET scored = scored + excluded.scored, points = points + excluded.points,
            points_high = points_high + excluded.points_high,
            points_billionths = points_billionths + excluded.points_billionths,
            best_billionths = CASE WHEN excluded.scored > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best_billionths, best_billionths)
                         WHEN (excluded.best, excluded.best_billionths) = (best, best_billionths) THEN 0
                         ELSE best_billionths END,
            best = CASE WHEN excluded.scored > 0 THEN iif(best IS NULL OR iif(class & 8,
                                 (excluded.best, excluded.best_billionths) < (best, best_billionths),
                                 (excluded.best, excluded.best_billionths) > (best, best_billionths)),
                             excluded.best, best)
                         WHEN (excluded.best, excluded.best_billionths) = (best, best_billionths) THEN NULL
                         ELSE best END;

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
            one * coalesce(score_low, 0) * has_points, one * new.cooperative, one * winner * new.cooperative,
            one * coalesce(score_high, 0) * has_points, one * billionths * has_points
        FROM play_seat, (SELECT new.tallied - old.tallied AS one, NOT (new.cooperative OR new.no_points) AS has_points,
            count(DISTINCT iif(team = '', number, team)) AS sides FROM play_seat WHERE play = new.rowid)
        WHERE play = new.rowid AND player IS NOT (SELECT player FROM nobody)
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            expected = expected + excluded.expected, scored = scored + excluded.scored,
            points = points + excluded.points, points_high = points_high + excluded.points_high,
            points_billionths = points_billionths + excluded.points_billionths,
            together = together + excluded.together,
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
