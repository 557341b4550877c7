#include "db/plays/play_pages.h"

#include "db/connection/connection.h"
#include "db/plays/chosen_plays.h"
#include "db/plays/play_rows.h"

#include <algorithm>

namespace clerk::db {

namespace {

using Cursor = PlayPages::Cursor;

/// Filters that every play answers by itself need not look at any: the triggers `play_comes`, `play_goes` and
/// `play_changes` (schema/004_figures.sql) keep play_count.
bool has_kept_count(const PlayFilter& filter) { return filter.player.empty() && filter.night.empty() && !filter.begun; }

int kept_count(SQLite::Database& db, const PlayFilter& filter) {
    return number(db,
                  "SELECT coalesce(sum(plays), 0) FROM play_count WHERE in_bin = ? AND (?2 = '' OR game = ?2)"
                  " AND (finished OR NOT ?3) AND (counted OR NOT ?4)",
                  filter.in_bin ? 1 : 0, filter.game, filter.finished ? 1 : 0, filter.counted ? 1 : 0)
        .value();
}

struct Direction {
    const char* from; ///< the condition of what follows a cursor
    const char* order;
};
constexpr Direction earlier{" AND (played_at, game, rowid) < (:at, :of, :play)",
                            " ORDER BY played_at DESC, game DESC, rowid DESC LIMIT :size OFFSET :offset"};
constexpr Direction later{" AND (played_at, game, rowid) > (:at, :of, :play)",
                          " ORDER BY played_at, game, rowid LIMIT :size OFFSET :offset"};

void bind(SQLite::Statement& rows, const Cursor& from) {
    rows.bind(":at", from.played_at);
    rows.bind(":of", from.game);
    rows.bind(":play", from.play);
}

/// What follows a cursor in the one direction or the other; without one, from the end of the list.
std::vector<Cursor> next(SQLite::Database& db, const PlayFilter& filter, const Direction& direction,
                         const std::optional<Cursor>& from, std::int64_t offset, int size) {
    auto rows = prepare(db, "SELECT played_at, game, rowid FROM play", filter,
                        (from ? direction.from : "") + std::string(direction.order));
    if (from) bind(rows, *from);
    rows.bind(":offset", offset);
    rows.bind(":size", size);
    std::vector<Cursor> found;
    while (rows.executeStep())
        found.push_back({rows.getColumn(0).getInt64(), rows.getColumn(1).getString(), rows.getColumn(2).getInt64()});
    return found;
}

/// Of plays at the same second those with the smaller ids come first, which are the same in every history: rows are
/// not.
std::vector<std::int64_t> rows_by_id(SQLite::Database& db, const PlayFilter& filter, const std::vector<Cursor>& page) {
    if (page.empty()) return {};
    auto before =
        prepare(db, "SELECT count(*) FROM play", filter, " AND played_at = :at AND (game, rowid) > (:of, :play)");
    bind(before, page.front());
    before.executeStep();
    auto rows = prepare(db, "SELECT rowid FROM play", filter,
                        " AND played_at BETWEEN :from AND :upto ORDER BY played_at DESC, game DESC, id DESC"
                        " LIMIT :size OFFSET :before");
    rows.bind(":from", page.back().played_at);
    rows.bind(":upto", page.front().played_at);
    rows.bind(":size", static_cast<std::int64_t>(page.size()));
    rows.bind(":before", before.getColumn(0).getInt());
    std::vector<std::int64_t> found;
    while (rows.executeStep()) found.push_back(rows.getColumn(0).getInt64());
    return found;
}

}

int count_plays(SQLite::Database& db, const PlayFilter& filter) {
    if (!filter.words.empty()) return static_cast<int>(chosen_plays(db, filter, {}).size());
    if (has_kept_count(filter)) return kept_count(db, filter);
    auto statement = prepare(db, "SELECT count(*) FROM play", filter, "");
    statement.executeStep();
    return statement.getColumn(0).getInt();
}

PlayPages::PlayPages(std::shared_ptr<Connection> connection, PlayFilter filter, PlayOrder order)
    : connection_(std::move(connection)), filter_(std::move(filter)), order_(order), last_before_{{0, std::nullopt}} {}

int PlayPages::count() {
    return connection_->query([&] {
        if (!is_by_time()) return static_cast<int>(rows().size());
        return count_plays(connection_->db, filter_);
    });
}

const std::vector<std::int64_t>& PlayPages::rows() {
    if (!rows_) rows_ = chosen_plays(connection_->db, filter_, order_);
    return *rows_;
}

std::vector<std::int64_t> PlayPages::rows(int offset, int size) {
    const auto last = static_cast<std::int64_t>(rows().size());
    const auto from = rows().begin() + std::min(std::int64_t{offset}, last);
    return {from, from + std::min(std::int64_t{size}, rows().end() - from)};
}

std::vector<std::int64_t> PlayPages::page(int offset, int size) {
    if (!is_by_time()) return rows(offset, size);
    return rows_by_id(connection_->db, filter_, cursors(offset, size));
}

std::vector<ListedPlay> PlayPages::read(int offset, int size) {
    return connection_->query_as_one([&] { return read_plays(connection_->db, page(offset, size)); });
}

void PlayPages::go_through(int size, const std::function<void(const EachPlay& each)>& read) {
    connection_->query_as_one([&] {
        const std::vector<std::int64_t> found = page(0, size);
        read([&](const auto& look) { each_play(connection_->db, found, look); });
    });
}

std::vector<Cursor> PlayPages::cursors(int offset, int size) {
    count_at_last(offset);
    if (count_) size = std::clamp(*count_ - offset, 0, size);
    const std::vector<Cursor> found = find(offset, size);
    if (found.empty()) return found;
    first_from_[offset] = found.front();
    last_before_[offset + std::ssize(found)] = found.back();
    return found;
}

/// Then a page is read from the end, too.
void PlayPages::count_at_last(int offset) {
    constexpr int not_far = 1000; // not worth a count
    if (count_ || offset < not_far) return;
    count_ = count_plays(connection_->db, filter_);
    first_from_[*count_] = std::nullopt;
}

/// From whichever known cursor is nearer, since all that lies between is passed over.
std::vector<Cursor> PlayPages::find(int offset, int size) {
    const auto above = std::prev(last_before_.upper_bound(offset));
    const std::int64_t end = std::int64_t{offset} + size;
    const auto below = first_from_.lower_bound(end);
    const std::int64_t down = offset - above->first;
    if (below == first_from_.end() || down <= below->first - end)
        return next(connection_->db, filter_, earlier, above->second, down, size);
    auto found = next(connection_->db, filter_, later, below->second, below->first - end, size);
    std::ranges::reverse(found);
    return found;
}

}
