#include "db/store/journal_replay.h"

#include "db/file/sql.h"

namespace clerk::db {

namespace {

bool step_back(const Journal& journal, JournalReplay& replay, std::int64_t number) {
    const auto step = journal.find(number);
    return step != journal.end() && replay.step(step->second.back, step->second.forward);
}

bool step_forward(const Journal& journal, JournalReplay& replay, std::int64_t number) {
    const auto step = journal.find(number);
    return step != journal.end() && replay.step(step->second.forward, step->second.back);
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
    const std::int64_t greatest = journal.empty() ? 0 : journal.rbegin()->first;
    if (actions < 0 || actions > greatest) return range;
    JournalReplay backwards(record), forwards(record);
    while (step_back(journal, backwards, range.first)) --range.first;
    while (range.last < greatest && step_forward(journal, forwards, range.last + 1)) ++range.last;
    return range;
}

bool covers(const Journal& journal, const ReplayRange& range) {
    return range.first == 0 && range.last == static_cast<std::int64_t>(journal.size());
}

std::optional<Record> record_at(const Journal& journal, const Record& record, std::int64_t from, std::int64_t to) {
    JournalReplay replay(record);
    for (; from > to; --from)
        if (!step_back(journal, replay, from)) return std::nullopt;
    for (; from < to; ++from)
        if (!step_forward(journal, replay, from + 1)) return std::nullopt;
    return replay.record();
}

}
