#include "db/check_up/checks.h"

#include "db/figures/ratings.h"
#include "db/figures/summaries.h"
#include "db/file/sql.h"
#include "db/people/people.h"
#include "db/plays/recorded_play.h"
#include "db/store/record_rows.h"

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
    auto teams = played_as(it.record).teams;
    teams.resize(expected.size());
    const auto stored = texts(it.db, "SELECT team FROM play_seat WHERE play = ? ORDER BY number", play);
    if (stored != teams || !seats_follow(it.db, play)) it.add(Kind::figures, std::to_string(seats.size()) + " seats");
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

namespace {

/// SQL: whether the merge of a row of `player` leads to nobody, or to itself.
const std::string is_astray = "(merged_into IS NOT NULL AND NOT EXISTS (SELECT 1 FROM player AS known"
                              " WHERE known.id = player.merged_into AND known.rowid <> player.rowid))";

void repair_merges(SQLite::Database& db) {
    db.exec("UPDATE player SET merged_into = (SELECT id FROM player AS known WHERE known.rowid = player.person"
            " AND known.rowid <> player.rowid AND known.merged_into IS NULL) WHERE " +
            is_astray);
    write_persons(db);
}

struct Missing {
    std::int64_t player;
    std::string name; ///< at a seat
};

std::vector<Missing> missing(SQLite::Database& db) {
    std::vector<Missing> found;
    each(db,
         "SELECT player, name FROM play_seat WHERE player NOT IN (SELECT rowid FROM player)"
         " GROUP BY player, name ORDER BY max(played_at) DESC",
         [&](SQLite::Statement& row) {
             found.push_back({row.getColumn(0).getInt64(), row.getColumn(1).getString()});
         });
    return found;
}

/// Whoever bears the name now; otherwise a new entry in the place of the old one, to which the seats still lead.
void seat_again(SQLite::Database& db, const Missing& one) {
    if (number(db, "SELECT 1 FROM player WHERE rowid = ?", one.player)) return;
    if (run(db,
            "UPDATE play_seat SET player = known.rowid FROM (SELECT rowid FROM player WHERE name = ?2"
            " ORDER BY merged_into IS NOT NULL, rowid LIMIT 1) AS known WHERE player = ?1 AND name = ?2",
            one.player, one.name) > 0)
        return;
    run(db, "INSERT INTO player (rowid, id, name, modified_at) SELECT ?, new_uuid.id, ?, moment FROM new_uuid, now",
        one.player, one.name);
}

}

void check_players(SQLite::Database& db, CheckUp& found) {
    const auto expected = persons_of_players(db);
    std::vector<std::int64_t> wrong;
    each(db, ("SELECT rowid, person, " + is_astray + " FROM player").c_str(), [&](SQLite::Statement& row) {
        const auto stored = row.getColumn(1);
        const auto person = stored.isNull() ? std::nullopt : std::optional(stored.getInt64());
        const std::int64_t entry = row.getColumn(0).getInt64();
        if (person != expected.at(entry) || row.getColumn(2).getInt() != 0) wrong.push_back(entry);
    });
    for (const std::int64_t entry : wrong)
        add(found, {Trouble::Kind::player, "",
                    text(db,
                         "SELECT id || ' is merged into ' || coalesce(merged_into, 'nobody') || ', person ' ||"
                         " coalesce(person, 'none') FROM player WHERE rowid = ?",
                         entry)
                        .value()});
}

void repair_players(Connection& connection) {
    repair_merges(connection.db);
    for (const Missing& one : missing(connection.db)) seat_again(connection.db, one);
}

namespace {

/// A table, and a query for its rows that are wrong.
struct Check {
    std::string table;
    std::string wrong;
};

const std::string is_nobody = " IN (SELECT player FROM nobody) ",
                  seats_that_count = " FROM play JOIN play_seat ON play_seat.play = play.rowid WHERE tallied"
                                     " AND NOT player" +
                                     is_nobody,
                  sides =
                      "(SELECT count(DISTINCT iif(team = '', number, team)) FROM play_seat WHERE play = play.rowid)";

/// The rows that only one of two queries gives; neither gives one twice.
Check same(const std::string& table, const std::string& columns, const std::string& sums) {
    return {table, "SELECT " + columns + " FROM (SELECT " + columns + " FROM " + table + " UNION ALL " + sums +
                       ") GROUP BY " + columns + " HAVING count(*) <> 2"};
}

Check tally() {
    return same("tally",
                "player, game, class, players, variant, plays, wins, scored, points_high, points, points_billionths",
                "SELECT player, play.game, way, players, variant, count(*), sum(winner), count(score),"
                " coalesce(sum(score_high), 0), coalesce(sum(score_low), 0), sum(billionths)" +
                    seats_that_count + "GROUP BY 1, 2, 3, 4, 5");
}

/// SQL: of the rows with the same first columns the place of each, as the best of them is looked for.
std::string place_of(const std::string& points, const std::string& billionths, const char* columns) {
    return std::string("row_number() OVER (PARTITION BY ") + columns + " ORDER BY iif(way & 8, " + points +
           ", 0), iif(way & 8, " + billionths + ", 0), " + points + " DESC, " + billionths + " DESC) AS place";
}

Check best() {
    return {"tally", "SELECT 1 FROM tally LEFT JOIN (SELECT player, play.game AS game, way, players, variant, score,"
                     " billionths, " +
                         place_of("score", "billionths", "player, play.game, way, players, variant") +
                         seats_that_count +
                         "AND score IS NOT NULL) AS given ON (tally.player, tally.game, class, tally.players,"
                         " tally.variant, 1) = (given.player, given.game, way, given.players, given.variant, place)"
                         " WHERE (best, best_billionths) IS NOT (score, coalesce(billionths, 0))"};
}

/// Of several plays with the best score any may be named.
Check best_play() {
    return {"tally", "SELECT 1 FROM tally WHERE best IS NOT NULL AND NOT EXISTS (SELECT 1" + seats_that_count +
                         "AND play.rowid = best_play AND (score, billionths) = (best, best_billionths) AND "
                         "play_seat.player = tally.player"
                         " AND play.game = tally.game AND way = tally.class AND play.players = tally.players"
                         " AND play.variant = tally.variant)"};
}

Check category_tally() {
    return same("category_tally",
                "player, game, class, category, scored, points_high, points, points_billionths, best, best_billionths",
                "SELECT player, game, way, category, count(*), sum(points_high), sum(points_low), sum(billionths),"
                " max(iif(place = 1, points, NULL)), max(iif(place = 1, billionths, NULL)) FROM (SELECT player,"
                " play.game AS game, way, category, points_high, points_low, points, play_category.billionths AS"
                " billionths, " +
                    place_of("points", "play_category.billionths", "player, play.game, way, category") +
                    " FROM play JOIN play_seat ON play_seat.play = play.rowid JOIN play_category"
                    " ON play_category.play = play.rowid AND seat = play_seat.number WHERE tallied AND NOT player" +
                    is_nobody + ") GROUP BY 1, 2, 3, 4");
}

Check rivalry() {
    return same("rivalry", "player, game, class, other, plays, ahead, behind, level",
                "SELECT mine.player, play.game, way, other.player, count(*),"
                " sum(coalesce(mine.rank < other.rank, mine.winner > other.winner)),"
                " sum(coalesce(mine.rank > other.rank, mine.winner < other.winner)),"
                " sum(coalesce(mine.rank = other.rank, 0))"
                " FROM play JOIN play_seat AS mine ON mine.play = play.rowid JOIN play_seat AS other"
                " ON other.play = play.rowid AND other.number <> mine.number WHERE tallied AND NOT cooperative"
                " AND (mine.team = '' OR mine.team <> other.team) AND NOT mine.player" +
                    is_nobody + "AND NOT other.player" + is_nobody + "GROUP BY 1, 2, 3, 4");
}

Check standing() {
    return same("standing",
                "game, player, plays, wins, scored, points_high, points, points_billionths, together, together_won",
                "SELECT play.game, player, sum(NOT cooperative), sum(winner AND NOT cooperative),"
                " sum(score IS NOT NULL AND NOT (cooperative OR no_points)),"
                " sum(iif(cooperative OR no_points, 0, coalesce(score_high, 0))),"
                " sum(iif(cooperative OR no_points, 0, coalesce(score_low, 0))),"
                " sum(iif(cooperative OR no_points, 0, billionths)), sum(cooperative),"
                " sum(winner AND cooperative)" +
                    seats_that_count + "GROUP BY 1, 2");
}

/// Sums of fractions depend on the order in which they were added.
Check expected_wins() {
    return {"standing", "SELECT 1 FROM standing JOIN (SELECT play.game AS game, player,"
                        " sum(iif(cooperative, 0.0, 1.0 / " +
                            sides + ")) AS chance" + seats_that_count +
                            "GROUP BY 1, 2) USING (game, player) WHERE abs(expected - chance) > 1e-6"};
}

Check chance_of_teams() {
    return {"tally", "SELECT 1 FROM tally JOIN (SELECT player, play.game AS game, way, players, variant,"
                     " sum(iif(cooperative, 0.0, 1.0 / " +
                         sides + " - 1.0 / players)) AS chance" + seats_that_count +
                         "GROUP BY 1, 2, 3, 4, 5) AS given ON (tally.player, tally.game, class, tally.players,"
                         " tally.variant) = (given.player, given.game, way, given.players, given.variant)"
                         " WHERE abs(by_teams - chance) > 1e-6"};
}

Check copies() {
    return {"play_seat", "SELECT play.id FROM play_seat JOIN play ON play.rowid = play_seat.play"
                         " WHERE (play_seat.game, play_seat.played_at, play_seat.class)"
                         " IS NOT (play.game, play.played_at, iif(tallied AND NOT player" +
                             is_nobody +
                             ", way, NULL))"
                             " OR number < 0 OR number >= players"};
}

Check counts() {
    return same("play_count", "game, finished, counted, in_bin, plays",
                "SELECT game, finished, counted, deleted_at IS NOT NULL, count(*) FROM play GROUP BY 1, 2, 3, 4");
}

/// How far the ratings are is one row.
Check rated() { return {"rated", "SELECT 1 FROM rated WHERE one <> 1 OR (SELECT count(*) FROM rated) > 1"}; }

/// A play that counts may wait until the summaries are asked.
Check plays() {
    return {"play", "SELECT id FROM play WHERE tallied NOT IN (0, class IS NOT NULL)"
                    " OR players <> (SELECT count(*) FROM play_seat WHERE play = play.rowid)"};
}

void add(std::string& wrong, const std::string& table, int rows) {
    if (rows > 0) wrong += (wrong.empty() ? "" : ", ") + table + ": " + std::to_string(rows);
}

}

std::set<std::string> plays_beside_their_seats(SQLite::Database& db) {
    std::set<std::string> found;
    for (const Check& check : {plays(), copies()})
        for (std::string& id : texts(db, check.wrong.c_str())) found.insert(std::move(id));
    return found;
}

void check_summaries(SQLite::Database& db, CheckUp& found, Watch watch) {
    std::string wrong;
    for (const Check& check : {plays(), copies(), tally(), chance_of_teams(), best(), best_play(), category_tally(),
                               rivalry(), standing(), expected_wins(), counts(), rated()}) {
        add(wrong, check.table, number(db, ("SELECT count(*) FROM (" + check.wrong + ")").c_str()).value());
    }
    add(wrong, "streak", wrong_streaks(db));
    add(wrong, "rating", wrong_ratings(db, watch));
    if (!wrong.empty()) found.troubles.push_back({Trouble::Kind::summaries, "", wrong});
}

}
