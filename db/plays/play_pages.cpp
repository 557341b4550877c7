#include "db/plays/play_pages.h"

#include "db/connection/connection.h"
#include "db/file/sql.h"
#include "db/people/name_form.h"
#include "db/people/people.h"
#include "db/plays/play_rows.h"

#include <algorithm>
#include <compare>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace clerk::db {

namespace {

std::string conditions(const PlayFilter& filter) {
    std::string sql = filter.in_bin ? " WHERE deleted_at IS NOT NULL" : " WHERE deleted_at IS NULL";
    if (!filter.game.empty()) sql += " AND game = :game";
    if (!filter.night.empty()) sql += " AND night = :night";
    if (filter.finished) sql += " AND finished";
    if (filter.counted) sql += " AND counted";
    if (filter.begun)
        sql += std::string(" AND played_at >= :first - 86400 AND played_at < :end + 86400 AND ") + moment_here +
               " >= :first AND " + moment_here + " < :end";
    if (!filter.player.empty())
        sql += " AND rowid IN (SELECT play FROM play_seat WHERE player IN (SELECT player.rowid FROM player,"
               " (SELECT rowid AS asked FROM player WHERE id = :player) WHERE player.rowid = asked OR person = asked))";
    return sql;
}

/// A play with what it is sorted by: first a figure, then a text.
struct SortedPlay {
    std::int64_t play = 0;
    std::int64_t figure = 0;
    std::string text = {};
};

using PlaySet = std::unordered_set<std::int64_t>;

/// What is looked for in texts, of which many are the same.
class Part {
public:
    explicit Part(const std::string& text) : form_(name_form(text)) {}

    bool is_in(const std::string& text) {
        const auto [found, fresh] = known_.try_emplace(text);
        if (fresh) found->second = name_form(text).find(form_) != std::string::npos;
        return found->second;
    }

private:
    std::string form_;
    std::unordered_map<std::string, bool> known_;
};

/// The plays in which somebody sits who is called so now, or was written so then.
PlaySet plays_of_people(SQLite::Database& db, const std::string& word, Part& part) {
    const auto named = entries_named(db, word);
    const PlaySet entries(named.begin(), named.end());
    PlaySet found;
    each(db, "SELECT play, player, name FROM play_seat", [&](SQLite::Statement& row) {
        if (entries.contains(row.getColumn(1).getInt64()) || part.is_in(row.getColumn(2).getString()))
            found.insert(row.getColumn(0).getInt64());
    });
    return found;
}

/// The nights whose place or notes have it, by their ids.
std::set<std::string> nights_with(SQLite::Database& db, Part& part) {
    std::set<std::string> found;
    each(db, "SELECT id, place, notes FROM night WHERE deleted_at IS NULL", [&](SQLite::Statement& row) {
        if (part.is_in(row.getColumn(1).getString()) || part.is_in(row.getColumn(2).getString()))
            found.insert(row.getColumn(0).getString());
    });
    return found;
}

/// Of these plays those that have the word.
void keep_with(SQLite::Database& db, std::vector<SortedPlay>& plays, const PlayFilter& filter, const SoughtWord& word) {
    Part part(word.part);
    const PlaySet of_people = plays_of_people(db, word.part, part);
    const std::set<std::string> of_nights = nights_with(db, part);
    PlaySet found;
    auto row = prepare(db, "SELECT rowid, game, place, notes, coalesce(night, '') FROM play", filter, "");
    while (row.executeStep()) {
        const auto text = [&](int column) { return row.getColumn(column).getString(); };
        const std::int64_t play = row.getColumn(0).getInt64();
        if (of_people.contains(play) || std::ranges::find(word.games, text(1)) != word.games.end() ||
            part.is_in(text(2)) || part.is_in(text(3)) || of_nights.contains(text(4)))
            found.insert(play);
    }
    std::erase_if(plays, [&](const SortedPlay& each) { return !found.contains(each.play); });
}

void sort(std::vector<SortedPlay>& plays, const PlayOrder& by) {
    for (SortedPlay& each : plays)
        if (!each.text.empty()) each.text = by.text_key(each.text);
    std::ranges::stable_sort(plays, [ascending = by.ascending](const SortedPlay& one, const SortedPlay& other) {
        const auto order = std::tie(one.figure, one.text) <=> std::tie(other.figure, other.text);
        return ascending ? order < 0 : order > 0;
    });
}

/// SQL of both, of a play. Names are those of its seats, in turn order.
struct KeyColumns {
    const char* figure;
    const char* text;
};

constexpr const char* names_of_seats = "(SELECT group_concat(name, char(10)) FROM (SELECT name FROM play_seat"
                                       " WHERE play_seat.play = play.rowid ORDER BY number))";
constexpr const char* names_of_winners = "(SELECT group_concat(name, char(10)) FROM (SELECT name FROM play_seat"
                                         " WHERE play_seat.play = play.rowid AND winner ORDER BY number))";
constexpr const char* shown_place = "coalesce((SELECT night.place FROM night WHERE night.id = play.night"
                                    "    AND night.deleted_at IS NULL), play.place)";

KeyColumns key_columns(PlayKey key) {
    switch (key) {
    case PlayKey::begun: return {"played_at", "''"};
    case PlayKey::game: return {"0", "game"};
    case PlayKey::players: return {"0", names_of_seats};
    case PlayKey::place: return {"0", shown_place};
    case PlayKey::result: return {"finished", names_of_winners};
    case PlayKey::minutes: return {"coalesce(minutes, -1)", "''"};
    case PlayKey::counted: return {"counted", "''"};
    }
    return {"0", "''"};
}

/// The latest first.
constexpr const char* latest_first = " ORDER BY played_at DESC, game DESC, id DESC";

}

SQLite::Statement prepare(SQLite::Database& db, const std::string& select, const PlayFilter& filter,
                          const std::string& order) {
    SQLite::Statement statement(db, select + conditions(filter) + order);
    if (!filter.game.empty()) statement.bind(":game", filter.game);
    if (!filter.night.empty()) statement.bind(":night", filter.night);
    if (!filter.player.empty()) statement.bind(":player", filter.player);
    if (filter.begun) {
        statement.bind(":first", filter.begun->from);
        statement.bind(":end", filter.begun->to);
    }
    return statement;
}

/// Where two are alike the later one comes first, whichever way they are sorted.
std::vector<std::int64_t> chosen_plays(SQLite::Database& db, const PlayFilter& filter, const PlayOrder& order) {
    const bool sorted = !order.is_usual();
    const auto [figure, text] = sorted ? key_columns(order.by) : KeyColumns{"0", "''"};
    std::vector<SortedPlay> plays;
    auto row = prepare(db, std::string("SELECT rowid, ") + figure + ", " + text + " FROM play", filter, latest_first);
    while (row.executeStep())
        plays.push_back({row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getString()});
    for (const SoughtWord& word : filter.words) keep_with(db, plays, filter, word);
    if (sorted) sort(plays, order);
    std::vector<std::int64_t> rows;
    for (const SortedPlay& each : plays) rows.push_back(each.play);
    return rows;
}

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
