#include "db/check_up/check_game.h"

#include "db/file/sql.h"
#include "db/plays/recorded_play.h"
#include "db/store/journal_replay.h"
#include "db/store/record_rows.h"
#include "db/store/result_rows.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

/// Why a game cannot be read; empty: it can. Sheets that are missing would go unnoticed: those after them close up.
std::string fault(SQLite::Database& db, const std::string& game, const Expected<Record>& record) {
    if (!record) return diagnosis(record.error());
    if (record->head.id != game) return "holds the game " + record->head.id;
    const auto gap =
        text(db,
             "SELECT part || ' ' || number FROM (SELECT part, number,"
             " row_number() OVER (PARTITION BY part ORDER BY number) - 1 AS expected FROM turn WHERE game = ?)"
             " WHERE number <> expected LIMIT 1",
             game);
    return gap ? *gap + " does not follow on the sheet before it" : "";
}

/// One game, looked at.
struct Examined {
    SQLite::Database& db;
    const std::string& game;
    const Record& record;
    CheckUp& found;

    void add(Kind kind, const std::string& detail) const { found.troubles.push_back({kind, game, detail}); }
};

void check_game_row(const Examined& it) {
    const std::string expected =
        std::string(game_id(it.record)) + ' ' + std::string(id(depth(it.record))) + ' ' + it.record.head.started_at;
    const auto stored = text(it.db, "SELECT kind || ' ' || depth || ' ' || started_at FROM game WHERE id = ?", it.game);
    if (stored != expected) it.add(Kind::game_row, stored.value_or(""));
}

void check_seats(const Examined& it, std::int64_t play) {
    const auto seats = texts(it.db, "SELECT number || ' ' || name FROM play_seat WHERE play = ? ORDER BY number", play);
    std::vector<std::string> expected;
    for (const std::string& name : players(it.record)) expected.push_back(std::to_string(expected.size()) + ' ' + name);
    if (seats != expected) return it.add(Kind::seats, std::to_string(seats.size()) + " seats");
    if (!seats_follow(it.db, play)) it.add(Kind::figures, std::to_string(seats.size()) + " seats");
}

/// What follows from the game is only looked at where the game is right.
void check_play(const Examined& it) {
    const auto play = row_number(it.db, "SELECT rowid FROM play WHERE id = ?", it.game);
    if (!play) return it.add(Kind::play, "is missing");
    if (!play_follows(it.db, it.record)) return it.add(Kind::play, "is not that of the game");
    check_seats(it, *play);
}

void check_faces(const Examined& it) {
    auto stored = texts(it.db, "SELECT face FROM tile_face WHERE game = ?", it.game), expected = faces(it.record);
    for (auto* list : {&stored, &expected}) {
        std::ranges::sort(*list);
        list->erase(std::unique(list->begin(), list->end()), list->end());
    }
    if (stored != expected) it.add(Kind::faces, std::to_string(stored.size()) + " faces");
}

/// In whatever order their keys are.
bool same_figures(const std::string& a, const std::string& b) {
    const auto one = nlohmann::json::parse(a, nullptr, false), other = nlohmann::json::parse(b, nullptr, false);
    return !one.is_discarded() && one == other;
}

/// Against today's rules, of the record as it was when the result was awarded.
void check_score(const Examined& it, const Award& result, const Record& then) {
    const std::string today = print(score(then));
    if (same_figures(result.sheet, today)) return;
    if (result.rules_version == rules_version(game_id(then))) return it.add(Kind::result, result.sheet);
    it.found.differences.push_back({it.game, static_cast<int>(result.rules_version), result.sheet, today});
    if (!is_score(result.sheet)) it.add(Kind::result, "is no score");
}

void check_result(const Examined& it, const Journal& journal, std::int64_t actions) {
    const auto result = read_award(it.db, it.game);
    if (!result) return;
    const auto then = record_at(journal, it.record, actions, result->actions);
    if (then) return check_score(it, *result, *then);
    it.add(Kind::lost_result, "of action " + std::to_string(result->actions));
}

void check_journal(const Examined& it) {
    const Journal journal = read_journal(it.db, it.game);
    const std::int64_t actions = read_actions(it.db, it.game);
    const ReplayRange range = replay_range(journal, it.record, actions);
    if (covers(journal, range)) return check_result(it, journal, actions);
    it.add(Kind::journal, std::to_string(actions) + " actions of " + std::to_string(journal.size()) + ", from " +
                              std::to_string(range.first) + " to " + std::to_string(range.last));
}

/// Replays it, so that whatever a replay may do is done.
std::optional<Record> readable(SQLite::Database& db, const std::string& game, CheckUp& found) {
    auto record = read_record(db, game);
    const std::string why = fault(db, game, record);
    if (!why.empty()) {
        found.troubles.push_back({Kind::record, game, why});
        return std::nullopt;
    }
    static_cast<void>(check(*record));
    return std::move(*record);
}

}

void check_record(SQLite::Database& db, const std::string& game, CheckUp& found) { readable(db, game, found); }

void check_game(SQLite::Database& db, const std::string& game, CheckUp& found) {
    const auto record = readable(db, game, found);
    if (!record) return;
    const Examined it{db, game, *record, found};
    check_faces(it);
    const std::size_t before = found.troubles.size();
    check_game_row(it);
    check_journal(it);
    if (found.troubles.size() == before) check_play(it);
}

}
