#include "db/store/walk.h"

#include "db/store/sql.h"

namespace clerk::db {

namespace {

/// Where a step leads; none: not there, or not back again.
std::optional<Record> over(const Record& record, const std::string& way, const std::string& way_back) {
    const auto next = changed(record, way);
    if (!next) return std::nullopt;
    const auto again = changed(*next, way_back);
    if (!again || *again != record) return std::nullopt;
    return *next;
}

std::optional<Record> step_back(const Steps& steps, const Record& record, std::int64_t number) {
    const auto step = steps.find(number);
    return step == steps.end() ? std::nullopt : over(record, step->second.back, step->second.forward);
}

std::optional<Record> step_forward(const Steps& steps, const Record& record, std::int64_t number) {
    const auto step = steps.find(number);
    return step == steps.end() ? std::nullopt : over(record, step->second.forward, step->second.back);
}

}

Steps read_steps(SQLite::Database& db, const std::string& game) {
    Steps steps;
    each(
        db, "SELECT number, forward, back FROM journal WHERE game = ?",
        [&](SQLite::Statement& row) {
            steps[row.getColumn(0).getInt64()] = {row.getColumn(1).getString(), row.getColumn(2).getString()};
        },
        game);
    return steps;
}

std::int64_t read_actions(SQLite::Database& db, const std::string& game) {
    std::int64_t actions = 0;
    each(
        db, "SELECT actions FROM game WHERE id = ?",
        [&](SQLite::Statement& row) { actions = row.getColumn(0).getInt64(); }, game);
    return actions;
}

Stretch walk(const Steps& steps, const Record& record, std::int64_t actions) {
    Stretch stretch{actions, actions};
    if (actions < 0 || actions > static_cast<std::int64_t>(steps.size())) return stretch;
    for (auto state = step_back(steps, record, actions); state; state = step_back(steps, *state, stretch.first))
        --stretch.first;
    for (auto state = step_forward(steps, record, actions + 1); state;
         state = step_forward(steps, *state, stretch.last + 1))
        ++stretch.last;
    return stretch;
}

bool is_whole(const Steps& steps, const Stretch& stretch) {
    return stretch.first == 0 && stretch.last == static_cast<std::int64_t>(steps.size());
}

std::optional<Record> record_at(const Steps& steps, Record record, std::int64_t from, std::int64_t to) {
    std::optional<Record> state = std::move(record);
    for (; state && from > to; --from) state = step_back(steps, *state, from);
    for (; state && from < to; ++from) state = step_forward(steps, *state, from + 1);
    return state;
}

}
