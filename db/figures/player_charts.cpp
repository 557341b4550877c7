#include "db/figures/player_charts.h"

#include "db/figures/summaries.h"
#include "db/people/player_entries.h"
#include "db/plays/play_columns.h"

namespace clerk::db {

namespace {

const std::string scores_of_person =
    std::string("SELECT play.id, strftime('%Y-%m-%dT%H:%M:%SZ', ") + moment_here +
    ", 'unixepoch'), score, billionths"
    " FROM play_seat JOIN play ON play.rowid = play_seat.play"
    " WHERE player IN (SELECT rowid FROM player WHERE rowid = ?1 OR person = ?1)"
    " AND (play_seat.class & ?2) = 0 AND (?3 = '' OR play_seat.game = ?3) AND score IS NOT NULL"
    " ORDER BY play_seat.played_at, play_seat.play, play_seat.number";

constexpr const char* all_totals =
    "SELECT score, billionths FROM play_seat WHERE (class & ?1) = 0 AND (?2 = '' OR game = ?2)"
    " AND score IS NOT NULL ORDER BY score, billionths";

constexpr const char* averages =
    "SELECT category, sum(iif(own, points, 0)) / sum(iif(own, scored, 0)),"
    "    sum(points) / sum(scored) AS everyone"
    " FROM (SELECT category, points_high * 4294967296.0 + points + points_billionths / 1e9 AS points, scored,"
    "        player IN (SELECT rowid FROM player WHERE rowid = ?1 OR person = ?1) AS own"
    "    FROM category_tally WHERE (class & ?2) = 0 AND game = ?3)"
    " GROUP BY category HAVING sum(iif(own, scored, 0)) > 0 ORDER BY everyone DESC, category";

}

std::vector<std::string> PlayerCharts::games() const {
    return connection_->query([&] {
        update_summaries(*connection_);
        return texts(connection_->db, "SELECT DISTINCT game FROM standing ORDER BY game");
    });
}

std::vector<DatedScore> PlayerCharts::scores(const std::string& person, const PageFilter& filter) const {
    return connection_->query([&] {
        update_summaries(*connection_);
        std::vector<DatedScore> found;
        const auto read = [&](SQLite::Statement& row) {
            found.push_back({row.getColumn(0).getString(), row.getColumn(1).getString(),
                             Points(row.getColumn(2).getInt64(), row.getColumn(3).getInt())});
        };
        each(connection_->db, scores_of_person.c_str(), read, require_person(*connection_, person),
             excluded_classes(filter) + without_points, filter.game);
        return found;
    });
}

std::vector<Points> PlayerCharts::totals(const PageFilter& filter) const {
    return connection_->query([&] {
        update_summaries(*connection_);
        std::vector<Points> found;
        const auto read = [&](SQLite::Statement& row) {
            found.emplace_back(row.getColumn(0).getInt64(), row.getColumn(1).getInt());
        };
        each(connection_->db, all_totals, read, excluded_classes(filter) + without_points, filter.game);
        return found;
    });
}

std::vector<CategoryProfile> PlayerCharts::profile(const std::string& person, const PageFilter& filter) const {
    return connection_->query([&] {
        update_summaries(*connection_);
        std::vector<CategoryProfile> found;
        const auto read = [&](SQLite::Statement& row) {
            found.push_back({row.getColumn(0).getString(), row.getColumn(1).getDouble(), row.getColumn(2).getDouble()});
        };
        each(connection_->db, averages, read, require_person(*connection_, person),
             excluded_classes(filter) + without_points, filter.game);
        return found;
    });
}

}
