#include "db/figures/goals.h"

#include "db/figures/years.h"
#include "db/file/utc_time.h"
#include "db/people/name_form.h"

#include <algorithm>
#include <stdexcept>

namespace clerk::db {

namespace {

constexpr int most_games = 1000, last_year = 9999;

void require(bool allowed, const std::string& expected) {
    if (!allowed) throw std::invalid_argument("expected " + expected);
}

void set_deleted(Connection& connection, const std::string& id, const char* deleted_at) {
    const std::string sql = std::string("UPDATE goal SET deleted_at = ") + deleted_at +
                            ", modified_at = " + moment_of_change + " WHERE id = ?";
    connection.transact([&] { require_found(connection, run(connection.db, sql.c_str(), id), "goal", id); });
}

GoalProgress progress_of(const Goal& goal, const std::vector<YearGame>& games) {
    GoalProgress progress{goal};
    for (const YearGame& one : games) {
        if (std::ssize(progress.counted) == goal.games) break;
        progress.counted.emplace_back(one.game, one.plays);
        progress.plays += std::min(one.plays, goal.plays);
        if (one.plays >= goal.plays) ++progress.games;
    }
    return progress;
}

}

std::vector<Goal> Goals::list() const {
    std::vector<Goal> found;
    connection_->query([&] {
        each(connection_->db,
             "SELECT id, name, year, games, plays FROM goal WHERE deleted_at IS NULL ORDER BY year DESC, name, id",
             [&](SQLite::Statement& row) {
                 found.push_back({row.getColumn(0).getString(), row.getColumn(1).getString(), row.getColumn(2).getInt(),
                                  row.getColumn(3).getInt(), row.getColumn(4).getInt()});
             });
    });
    return found;
}

std::string Goals::add(const Goal& goal) {
    require(is_name(goal.name), "a name");
    require(goal.year >= 1 && goal.year <= last_year, "a year");
    for (const int number : {goal.games, goal.plays})
        require(number >= 1 && number <= most_games, "a number from 1 to 1000");
    const std::string id = new_id(*connection_);
    connection_->transact([&] {
        run(*connection_,
            "INSERT INTO goal (id, name, year, games, plays, modified_at) SELECT ?, ?, ?, ?, ?, moment FROM now", id,
            goal.name, goal.year, goal.games, goal.plays);
    });
    return id;
}

void Goals::remove(const std::string& id) { set_deleted(*connection_, id, "(SELECT moment FROM now)"); }
void Goals::bring_back(const std::string& id) { set_deleted(*connection_, id, "NULL"); }

std::vector<GoalProgress> Goals::progress(int year) const {
    std::vector<GoalProgress> found;
    std::vector<YearGame> games;
    for (const Goal& goal : list()) {
        if (goal.year != year) continue;
        if (found.empty()) games = Years(connection_).review(year).games;
        found.push_back(progress_of(goal, games));
    }
    return found;
}

}
