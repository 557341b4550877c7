-- A best that leaves the summaries with its play is looked for again once all plays have left that leave together, not
-- with each of them: among plays with the same score the time for it took the square of them. Until then the row has
-- none. And of a play that leaves only its own rows are looked at.

DROP TRIGGER play_tallied;
CREATE TRIGGER play_tallied AFTER UPDATE OF tallied ON play WHEN new.tallied <> old.tallied BEGIN
    UPDATE play_seat SET class = iif(new.tallied, new.class, NULL) WHERE play = new.rowid;

    INSERT INTO tally
        SELECT player, game, new.class, new.players, new.variant, one, one * winner,
            one * (score IS NOT NULL), one * coalesce(score, 0), score, play
        FROM play_seat, (SELECT new.tallied - old.tallied AS one) WHERE play = new.rowid
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            scored = scored + excluded.scored, points = points + excluded.points,
            best_play = CASE WHEN excluded.plays > 0
                             THEN iif(best IS NULL OR excluded.best > best, excluded.best_play, best_play)
                             WHEN excluded.best_play = best_play THEN NULL ELSE best_play END,
            best = CASE WHEN excluded.plays > 0 THEN max(coalesce(best, excluded.best), coalesce(excluded.best, best))
                        WHEN excluded.best_play = best_play THEN NULL ELSE best END;

    INSERT INTO category_tally
        SELECT player, game, new.class, category, one, one * points, points
        FROM play_seat JOIN play_category USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND seat = play_seat.number
        ON CONFLICT DO UPDATE SET scored = scored + excluded.scored, points = points + excluded.points,
            best = CASE WHEN excluded.scored > 0 THEN max(coalesce(best, excluded.best), excluded.best)
                        WHEN excluded.best = best THEN NULL ELSE best END;

    INSERT INTO rivalry
        SELECT mine.player, mine.game, new.class, other.player, one,
            one * coalesce(mine.rank < other.rank, mine.winner > other.winner),
            one * coalesce(mine.rank > other.rank, mine.winner < other.winner),
            one * coalesce(mine.rank = other.rank, 0)
        FROM play_seat AS mine JOIN play_seat AS other USING (play), (SELECT new.tallied - old.tallied AS one)
        WHERE play = new.rowid AND mine.number <> other.number
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, ahead = ahead + excluded.ahead,
            behind = behind + excluded.behind, level = level + excluded.level;

    INSERT INTO standing
        SELECT game, player, one, one * winner, one * 1.0 / new.players, one * (score IS NOT NULL),
            one * coalesce(score, 0)
        FROM play_seat, (SELECT new.tallied - old.tallied AS one) WHERE play = new.rowid
        ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
            expected = expected + excluded.expected, scored = scored + excluded.scored, points = points + excluded.points;

    -- After it has left, what has come to nothing goes.
    DELETE FROM tally
        WHERE NOT new.tallied AND plays = 0 AND game = new.game AND class = new.class AND players = new.players
            AND variant = new.variant AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM category_tally
        WHERE NOT new.tallied AND scored = 0 AND game = new.game AND class = new.class
            AND (player, category) IN (
                SELECT player, category FROM play_seat JOIN play_category USING (play)
                WHERE play = new.rowid AND seat = play_seat.number);
    DELETE FROM rivalry
        WHERE NOT new.tallied AND plays = 0 AND game = new.game AND class = new.class
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid)
            AND other IN (SELECT player FROM play_seat WHERE play = new.rowid);
    DELETE FROM standing
        WHERE NOT new.tallied AND plays = 0 AND game = new.game
            AND player IN (SELECT player FROM play_seat WHERE play = new.rowid);
END;

CREATE INDEX tally_without_best ON tally (player) WHERE best IS NULL AND scored > 0;
CREATE INDEX category_tally_without_best ON category_tally (player) WHERE best IS NULL AND scored > 0;
