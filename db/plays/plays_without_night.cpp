#include "db/plays/plays_without_night.h"

#include "db/connection/connection.h"
#include "db/people/player_entries.h"
#include "db/plays/play_columns.h"
#include "db/plays/play_rows.h"

#include <algorithm>
#include <limits>
#include <set>

namespace clerk::db {

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
