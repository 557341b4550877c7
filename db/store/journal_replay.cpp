#include "db/store/journal_replay.h"

#include "db/file/sql.h"

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

std::optional<Record> step_back(const Journal& journal, const Record& record, std::int64_t number) {
    const auto step = journal.find(number);
    return step == journal.end() ? std::nullopt : over(record, step->second.back, step->second.forward);
}

std::optional<Record> step_forward(const Journal& journal, const Record& record, std::int64_t number) {
    const auto step = journal.find(number);
    return step == journal.end() ? std::nullopt : over(record, step->second.forward, step->second.back);
}

}

Journal read_journal(SQLite::Database& db, const std::string& game) {
    Journal journal;
    each(
        db, "SELECT number, forward, back FROM journal WHERE game = ?",
        [&](SQLite::Statement& row) {
            journal[row.getColumn(0).getInt64()] = {row.getColumn(1).getString(), row.getColumn(2).getString()};
        },
        game);
    return journal;
}

std::int64_t read_actions(SQLite::Database& db, const std::string& game) {
    std::int64_t actions = 0;
    each(
        db, "SELECT actions FROM game WHERE id = ?",
        [&](SQLite::Statement& row) { actions = row.getColumn(0).getInt64(); }, game);
    return actions;
}

ReplayRange replay_range(const Journal& journal, const Record& record, std::int64_t actions) {
    ReplayRange range{actions, actions};
    if (actions < 0 || actions > static_cast<std::int64_t>(journal.size())) return range;
    for (auto state = step_back(journal, record, actions); state; state = step_back(journal, *state, range.first))
        --range.first;
    for (auto state = step_forward(journal, record, actions + 1); state;
         state = step_forward(journal, *state, range.last + 1))
        ++range.last;
    return range;
}

bool covers(const Journal& journal, const ReplayRange& range) {
    return range.first == 0 && range.last == static_cast<std::int64_t>(journal.size());
}

std::optional<Record> record_at(const Journal& journal, Record record, std::int64_t from, std::int64_t to) {
    std::optional<Record> state = std::move(record);
    for (; state && from > to; --from) state = step_back(journal, *state, from);
    for (; state && from < to; ++from) state = step_forward(journal, *state, from + 1);
    return state;
}

}
