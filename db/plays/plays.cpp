#include "db/plays/plays.h"

#include "db/connection/connection.h"
#include "db/figures/summaries.h"
#include "db/file/utc_time.h"
#include "db/people/people.h"
#include "db/plays/play_pages.h"
#include "db/plays/play_rows.h"
#include "db/plays/recorded_play.h"
#include "db/plays/traced_photos.h"

#include <algorithm>
#include <limits>
#include <set>

namespace clerk::db {

/// The number of one that was taken back is not given again: who repeats a command would take back another one.
std::int64_t insert_import(Connection& connection, const std::string& source) {
    run(connection,
        "INSERT INTO import (rowid, source, imported_at) SELECT 1 + max(coalesce((SELECT max(rowid) FROM import), 0),"
        " coalesce((SELECT actions FROM mark), 0)), ?, moment FROM now",
        source);
    return connection.db.getLastInsertRowid();
}

void delete_import(Connection& connection, std::int64_t import) {
    SQLite::Database& db = connection.db;
    withdraw_from_summaries(connection, "import = ?", import);
    run(db, "DELETE FROM game WHERE id IN (SELECT id FROM play WHERE import = ?)", import);
    run(db, "DELETE FROM play WHERE import = ?", import);
    require_found(connection, run(db, "DELETE FROM import WHERE rowid = ?", import), "import", std::to_string(import));
}

namespace {

std::int64_t require_play(Connection& connection, const std::string& id) {
    const auto play = find_play(connection, id);
    require_found(connection, play ? 1 : 0, "play", id);
    return *play;
}

/// `assignment` is ours.
void change(Connection& connection, const std::string& id, const std::string& assignment) {
    const std::string sql =
        "UPDATE play SET " + assignment + ", modified_at = " + moment_of_change + " WHERE rowid = ?";
    connection.transact([&] {
        const std::int64_t play = require_play(connection, id);
        change_play(connection, play, [&] { run(connection.db, sql.c_str(), play); });
    });
}

}

int Plays::count(const PlayFilter& filter) const {
    return connection_->query([&] { return count_plays(connection_->db, filter); });
}

std::vector<ListedPlay> Plays::page(const PlayFilter& filter, int offset, int size) const {
    return PlayPages(connection_, filter).read(offset, size);
}

void Plays::go_through(const PlayFilter& filter, int size,
                       const std::function<void(const EachPlay& each)>& read) const {
    PlayPages(connection_, filter).go_through(size, read);
}

std::vector<std::string> Plays::games() const {
    std::vector<std::string> found;
    connection_->query([&] {
        each(connection_->db, "SELECT DISTINCT game FROM play_count ORDER BY game",
             [&](SQLite::Statement& row) { found.push_back(row.getColumn(0).getString()); });
    });
    return found;
}

ListedPlay Plays::load(const std::string& id) const {
    return connection_->query_as_one(
        [&] { return read_plays(connection_->db, {require_play(*connection_, id)}).front(); });
}

ListedPlay Plays::load_to_share(const std::string& id) const {
    ListedPlay listed = load(id);
    if (listed.play.bgg_game == 0)
        connection_->query([&] {
            SQLite::Statement numbers(connection_->db,
                                      "SELECT min(bgg_game), max(bgg_game) FROM play WHERE game = ? AND bgg_game > 0");
            numbers.bind(1, listed.play.game);
            numbers.executeStep();
            const int lowest = numbers.getColumn(0), highest = numbers.getColumn(1);
            listed.play.bgg_game = lowest == highest ? lowest : 0;
        });
    return listed;
}

void Plays::set_counted(const std::string& id, bool counted) {
    change(*connection_, id, counted ? "counted = 1" : "counted = 0");
}

void Plays::remove(const std::string& id) {
    connection_->transact([&] {
        SQLite::Database& db = connection_->db;
        const std::int64_t play = require_play(*connection_, id);
        change_play(*connection_, play, [&] {
            static const std::string sql = std::string("UPDATE play SET deleted_at = (SELECT moment FROM now),"
                                                       " modified_at = ") +
                                           moment_of_change + " WHERE rowid = ? AND deleted_at IS NULL";
            run(db, sql.c_str(), play);
        });
        run(db, "DELETE FROM on_table WHERE game = ?", id);
    });
}

void Plays::restore(const std::string& id) { change(*connection_, id, "deleted_at = NULL"); }

/// The trigger `play_forgotten` deletes its superseded versions. What is in the bin is in no summary, so that
/// `play_kept` lets it go.
void Plays::purge(const std::string& id) {
    const std::vector<std::string> photos = traced_files(*connection_, id);
    connection_->transact([&] {
        const char* sql = "DELETE FROM play WHERE id = ? AND deleted_at IS NOT NULL";
        require_found(*connection_, run(connection_->db, sql, id), "play in the bin", id);
        remember_purged(*connection_, "play", id);
        run(connection_->db, "DELETE FROM game WHERE id = ?", id);
    });
    drop_unused_photos(*connection_, photos);
}

Plays::Import Plays::import(const std::vector<Play>& plays, const std::string& source) {
    return connection_->transact([&] {
        Import made{.id = insert_import(*connection_, source)};
        const auto play = [&](std::size_t i) { return plays[i]; };
        made.added = insert_plays(*connection_, {plays.size(), play}, made.id);
        made.known = static_cast<int>(plays.size()) - made.added;
        return made;
    });
}

void Plays::undo_import(std::int64_t id) {
    connection_->transact([&] { delete_import(*connection_, id); });
}

namespace {

constexpr Span ever{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};

/// SQL: within the days that are asked, and no further from there by the index.
const std::string within_days = std::string(" AND (") + moment_here + " BETWEEN :from AND :to - 1)";

const std::string by_time = "SELECT played_at, game, rowid FROM play WHERE deleted_at IS NULL AND night IS NULL"
                            " AND played_at >= :from - 86400"
                            " AND played_at < :to + 86400" +
                            within_days +
                            " AND (:game = '' OR game = :game)"
                            " ORDER BY played_at DESC, game DESC, rowid DESC LIMIT :size";

const std::string by_player = "SELECT DISTINCT play_seat.played_at, play_seat.game, play FROM play_seat"
                              " CROSS JOIN play ON play.rowid = play_seat.play WHERE play_seat.player = :player"
                              " AND play_seat.played_at >= :from - 86400"
                              " AND play_seat.played_at < :to + 86400" +
                              within_days +
                              " AND deleted_at IS NULL AND night IS NULL"
                              " ORDER BY play_seat.played_at DESC, play_seat.game DESC, play DESC LIMIT :size";

/// In the order of lists, the earliest first.
struct Found {
    std::int64_t played_at;
    std::string game;
    std::int64_t play;
    auto operator<=>(const Found&) const = default;
};

/// The latest of what several queries find. Once there are enough of them, no query need go back any further.
class Latest {
public:
    Latest(SQLite::Database& db, const Span& within, int size)
        : by_time_(db, by_time), by_player_(db, by_player), within_(within), size_(static_cast<std::size_t>(size)) {}

    void take_begun(const Span& span) { take_of_game("", span); }
    void take_of_game(const std::string& game, const Span& span = ever) {
        by_time_.bind(":game", game);
        take(by_time_, span);
    }
    void take_of_player(std::int64_t player) {
        by_player_.bind(":player", player);
        take(by_player_, ever);
    }
    const std::set<Found>& found() const { return found_; }

private:
    void take(SQLite::Statement& query, const Span& span) {
        query.bind(":from", std::max(span.from, within_.from));
        query.bind(":to", std::min(span.to, within_.to));
        query.bind(":size", static_cast<std::int64_t>(size_));
        while (query.executeStep())
            found_.insert(
                {query.getColumn(0).getInt64(), query.getColumn(1).getString(), query.getColumn(2).getInt64()});
        query.reset();
        while (found_.size() > size_) found_.erase(found_.begin());
        if (found_.size() == size_ && size_ > 0) within_.from = found_.begin()->played_at;
    }

    SQLite::Statement by_time_, by_player_;
    Span within_;
    std::size_t size_;
    std::set<Found> found_;
};

struct Query {
    const PlaySearch& search;
    std::vector<std::int64_t> players;
    bool everything;
};

/// The latest first.
std::vector<std::int64_t> rows(SQLite::Database& db, const Query& query, const Span& within, int size) {
    Latest latest(db, within, size);
    if (query.everything) latest.take_begun(ever);
    if (query.search.begun) latest.take_begun(*query.search.begun);
    for (const std::string& game : query.search.games) latest.take_of_game(game);
    for (const std::int64_t player : query.players) latest.take_of_player(player);
    std::vector<std::int64_t> plays;
    for (auto one = latest.found().rbegin(); one != latest.found().rend(); ++one) plays.push_back(one->play);
    return plays;
}

/// With those of the others that are not there yet.
void fill_up(std::vector<std::int64_t>& plays, const std::vector<std::int64_t>& others, int size) {
    for (const std::int64_t play : others)
        if (std::ssize(plays) < size && std::ranges::find(plays, play) == plays.end()) plays.push_back(play);
}

}

std::vector<ListedPlay> plays_without_night(const History& history, const PlaySearch& search, const Span& first,
                                            int size) {
    const auto& connection = history.connection();
    return connection->query_as_one([&] {
        SQLite::Database& db = connection->db;
        Query query{search, {}, search.name.empty() && search.games.empty() && !search.begun};
        if (!search.name.empty()) query.players = entries_named(db, search.name);
        std::vector<std::int64_t> plays = rows(db, query, first, size);
        if (std::ssize(plays) < size) fill_up(plays, rows(db, query, ever, size), size);
        return read_plays(db, plays);
    });
}
}
