#include "db/store/journal.h"

#include "db/file/sql.h"

namespace clerk::db {

namespace {

std::optional<JournalStep> step(SQLite::Database& db, const char* sql, const std::string& game) {
    std::optional<JournalStep> found;
    each(
        db, sql,
        [&](SQLite::Statement& row) {
            found = {row.getColumn(0).getString(), row.getColumn(1).getInt()};
        },
        game);
    return found;
}

}

std::optional<JournalStep> undo_step(SQLite::Database& db, const std::string& game) {
    return step(db,
                "SELECT back, number - 1 FROM journal JOIN game ON game.id = journal.game"
                " WHERE journal.game = ? AND number = actions",
                game);
}

std::optional<JournalStep> redo_step(SQLite::Database& db, const std::string& game) {
    return step(db,
                "SELECT forward, number FROM journal JOIN game ON game.id = journal.game"
                " WHERE journal.game = ? AND number = actions + 1",
                game);
}

void write_action(SQLite::Database& db, const std::string& game, const Document& from, const Document& to) {
    run(db, "DELETE FROM journal WHERE game = ?1 AND number > (SELECT actions FROM game WHERE id = ?1)", game);
    run(db, "DELETE FROM result WHERE game = ?1 AND actions > (SELECT actions FROM game WHERE id = ?1)", game);
    run(db, "UPDATE game SET actions = actions + 1 WHERE id = ?", game);
    run(db,
        "INSERT INTO journal (game, number, forward, back, acted_at)"
        " SELECT id, actions, ?, ?, unixepoch() FROM game WHERE id = ?",
        difference(from, to), difference(to, from), game);
}

void write_position(SQLite::Database& db, const std::string& game, const JournalStep& step) {
    run(db, "UPDATE game SET actions = ? WHERE id = ?", step.actions, game);
}

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
