#include "db/figures/statistics.h"

#include "core/game.h"
#include "core/score_sheet.h"
#include "db/figures/summaries.h"
#include "db/people/people.h"
#include "db/plays/play_rows.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace clerk::db {

namespace {

/// One question about a person: every query has the person as ?1, the classes to leave out as ?2 and the game as ?3.
struct Asked {
    SQLite::Database& db;
    std::int64_t person = 0;
    PageFilter filter;

    template <class Read> void rows(const char* sql, Read read) const {
        each(db, sql, read, person, excluded_classes(filter), filter.game);
    }
};

/// The best of games in which most points win and of others say nothing beside each other: that of the former counts.
bool is_better(const Figures& one, const Figures& other) {
    if (!one.best || !other.best) return one.best.has_value();
    if (one.lowest_wins != other.lowest_wins) return other.lowest_wins;
    return one.lowest_wins ? *one.best < *other.best : *one.best > *other.best;
}

void add(Figures& sum, const Figures& part) {
    sum.together = part.together;
    sum.plays += part.plays;
    sum.wins += part.wins;
    sum.expected += part.expected;
    sum.scored += part.scored;
    sum.points += part.points;
    if (!is_better(part, sum)) return;
    sum.best = part.best;
    sum.best_play = part.best_play;
    sum.lowest_wins = part.lowest_wins;
}

constexpr const char* tallies =
    "SELECT tally.players, tally.game, tally.variant, plays, wins, scored, points_high, points, points_billionths, "
    "best,"
    " best_billionths, play.id, tally.class, by_teams FROM tally"
    " LEFT JOIN play ON play.rowid = best_play WHERE player IN (SELECT rowid FROM player WHERE rowid = ?1 OR person = "
    "?1)"
    " AND (tally.class & ?2) = 0 AND (?3 = '' OR tally.game = ?3)";

/// Of three columns.
PointsSum sum(SQLite::Statement& row, int column) {
    return {row.getColumn(column).getInt64(), row.getColumn(column + 1).getInt64(),
            row.getColumn(column + 2).getInt64()};
}

/// Of two columns.
Points points(SQLite::Statement& row, int column) {
    return {row.getColumn(column).getInt64(), row.getColumn(column + 1).getInt()};
}

Figures figures(SQLite::Statement& row) {
    const int players = row.getColumn(0).getInt(), plays = row.getColumn(3).getInt(), way = row.getColumn(12).getInt();
    Figures figures{.plays = plays,
                    .wins = row.getColumn(4).getInt(),
                    .lowest_wins = (way & by_fewest_points) != 0,
                    .together = (way & against_game) != 0};
    if (!figures.together) figures.expected = static_cast<double>(plays) / players + row.getColumn(13).getDouble();
    if ((way & without_points) != 0) return figures;
    figures.scored = row.getColumn(5).getInt();
    figures.points = sum(row, 6);
    if (row.getColumn(9).isNull()) return figures;
    figures.best = points(row, 9);
    figures.best_play = row.getColumn(11).getString();
    return figures;
}

void read_figures(const Asked& asked, PlayerPage& page) {
    std::map<int, Figures> by_players;
    std::map<std::tuple<std::string, std::string, bool>, Figures> by_game, by_variant; ///< and whether against it
    asked.rows(tallies, [&](SQLite::Statement& row) {
        const Figures part = figures(row);
        const std::string game = row.getColumn(1).getString(), variant = row.getColumn(2).getString();
        add(part.together ? page.together : page.total, part);
        if (!part.together) add(by_players[row.getColumn(0).getInt()], part);
        add(by_game[{game, "", part.together}], part);
        add(by_variant[{game, variant, part.together}], part);
    });
    for (const auto& [players, sum] : by_players) page.by_players.push_back({players, sum});
    for (const auto& [all, list] : {std::pair(&by_game, &page.by_game), std::pair(&by_variant, &page.by_variant)})
        for (const auto& [key, sum] : *all) list->push_back({std::get<0>(key), std::get<1>(key), sum});
}

/// Of each game as on its score sheet; what is not on it comes after.
void sort_by_score_sheet(std::vector<CategoryFigures>& all) {
    std::map<std::string, std::vector<std::string_view>> sheets;
    for (const std::string_view game : games()) sheets[std::string(game)] = categories(game);
    std::ranges::stable_sort(all, {}, [&](const CategoryFigures& one) {
        const std::vector<std::string_view>& sheet = sheets[one.game];
        return std::pair(one.game, std::ranges::find(sheet, one.category) - sheet.begin());
    });
}

void read_categories(const Asked& asked, PlayerPage& page) {
    bool lowest_wins = false; ///< in a play of that category
    asked.rows("SELECT game, category, scored, points_high, points, points_billionths, best, best_billionths, class & 8"
               " FROM category_tally WHERE player IN (SELECT rowid FROM player WHERE rowid = ?1 OR person = ?1)"
               " AND (class & ?2) = 0 AND (?3 = '' OR game = ?3) ORDER BY game, category, class & 8 DESC",
               [&](SQLite::Statement& row) {
                   const std::string game = row.getColumn(0).getString(), category = row.getColumn(1).getString();
                   const Points best = points(row, 6);
                   if (page.categories.empty() || page.categories.back().game != game ||
                       page.categories.back().category != category) {
                       page.categories.push_back({.game = game, .category = category, .best = best});
                       lowest_wins = row.getColumn(8).getInt() != 0;
                   }
                   CategoryFigures& all = page.categories.back();
                   all.scored += row.getColumn(2).getInt();
                   all.points += sum(row, 3);
                   all.best = lowest_wins ? std::min(all.best, best) : std::max(all.best, best);
               });
    sort_by_score_sheet(page.categories);
}

std::vector<Rivalry> rivals(const Asked& asked) {
    std::vector<Rivalry> rivals;
    asked.rows("WITH met AS (SELECT coalesce(person, rowid) AS other, sum(plays) AS plays, sum(ahead) AS ahead,"
               "    sum(behind) AS behind, sum(level) AS level FROM rivalry JOIN player ON player.rowid = other"
               "    WHERE player IN (SELECT rowid FROM player WHERE rowid = ?1 OR person = ?1)"
               "    AND (class & ?2) = 0 AND (?3 = '' OR game = ?3) GROUP BY 1)"
               " SELECT id, plays, ahead, behind, level FROM met JOIN player ON player.rowid = other"
               " WHERE other <> ?1 ORDER BY plays DESC, name, id",
               [&](SQLite::Statement& row) {
                   const auto count = [&](int column) { return row.getColumn(column).getInt(); };
                   rivals.push_back({row.getColumn(0).getString(), count(1), count(2), count(3), count(4)});
               });
    return rivals;
}

/// By the index of each entry: its last play that counts, of the game.
const std::string last_played =
    std::string("(SELECT max((SELECT ") + moment_here +
    " FROM play_seat AS seat JOIN play ON play.rowid = seat.play WHERE seat.player = entry.rowid"
    "    AND seat.class IS NOT NULL AND (?1 = '' OR seat.game = ?1) ORDER BY seat.played_at DESC LIMIT 1))"
    " FROM player AS entry WHERE entry.rowid = sums.person OR entry.person = sums.person)";

const std::string leaders =
    "WITH sums AS (SELECT coalesce(person, rowid) AS person, sum(plays) AS plays, sum(wins) AS wins,"
    "    sum(expected) AS expected, sum(scored) AS scored, sum(points_high) AS points_high, sum(points) AS points,"
    "    sum(points_billionths) AS points_billionths,"
    "    sum(together) AS together, sum(together_won) AS together_won"
    "    FROM standing JOIN player ON player.rowid = standing.player WHERE ?1 = '' OR game = ?1 GROUP BY 1)"
    " SELECT id, name, plays, wins, expected, scored, points_high, points, points_billionths, together, together_won,"
    " strftime('%Y-%m-%dT%H:%M:%SZ', " +
    last_played +
    ", 'unixepoch') FROM sums JOIN player ON player.rowid = sums.person WHERE NOT hidden"
    " ORDER BY wins DESC, plays, together_won DESC, together, name, id";

/// Sums of fractions depend on the order in which they were added; the same plays have the same one everywhere.
double in_any_order(double sum) {
    constexpr double parts = 1e9;
    return std::round(sum * parts) / parts;
}

Leader leader(SQLite::Statement& row) {
    return {.player = row.getColumn(0).getString(),
            .name = row.getColumn(1).getString(),
            .figures = {.plays = row.getColumn(2).getInt(),
                        .wins = row.getColumn(3).getInt(),
                        .expected = in_any_order(row.getColumn(4).getDouble()),
                        .scored = row.getColumn(5).getInt(),
                        .points = sum(row, 6)},
            .together = {.plays = row.getColumn(9).getInt(), .wins = row.getColumn(10).getInt(), .together = true},
            .last_played = row.getColumn(11).getString()};
}

}

void Statistics::catch_up() const {
    connection_->query([&] { update_summaries(*connection_); });
}

std::vector<Leader> Statistics::leaderboard(const std::string& game) const {
    std::vector<Leader> found;
    connection_->query([&] {
        update_summaries(*connection_);
        each(
            connection_->db, leaders.c_str(), [&](SQLite::Statement& row) { found.push_back(leader(row)); }, game);
    });
    const auto has_none_other = [](const Leader& one) { return one.figures.plays == 0; };
    if (std::ranges::all_of(found, has_none_other))
        for (Leader& one : found) one.figures = one.together;
    return found;
}

std::vector<Leader> Statistics::without_hidden(std::vector<Leader> leaders) const {
    return connection_->query([&] {
        std::erase_if(leaders, [&](const Leader& one) {
            return number(connection_->db, "SELECT 1 FROM player WHERE id = ? AND hidden", one.player).has_value();
        });
        return std::move(leaders);
    });
}

PlayerPage Statistics::player(const std::string& person, const PageFilter& filter) const {
    return connection_->query([&] {
        update_summaries(*connection_);
        const Asked asked{connection_->db, require_person(*connection_, person), filter};
        PlayerPage page;
        read_figures(asked, page);
        read_categories(asked, page);
        const auto [now, longest] = streak(*connection_, asked.person, filter.game, excluded_classes(filter));
        page.streak = now;
        page.longest_streak = longest;
        page.rivals = rivals(asked);
        return page;
    });
}

Rivalry Statistics::head_to_head(const std::string& person, const std::string& other, const PageFilter& filter) const {
    return connection_->query([&] {
        update_summaries(*connection_);
        const Asked asked{connection_->db, require_person(*connection_, person), filter};
        const std::string rival =
            text(asked.db, "SELECT id FROM player WHERE rowid = ?", require_person(*connection_, other)).value();
        const auto all = rivals(asked);
        const auto found = std::ranges::find(all, rival, &Rivalry::other);
        return found == all.end() ? Rivalry{.other = rival} : *found;
    });
}

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
