#include "db/plays/chosen_plays.h"

#include "db/file/sql.h"
#include "db/people/name_form.h"
#include "db/people/player_entries.h"
#include "db/plays/play_columns.h"

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

void sort(std::vector<SortedPlay>& plays, bool ascending) {
    for (SortedPlay& each : plays)
        if (!each.text.empty()) each.text = name_form(each.text);
    std::ranges::stable_sort(plays, [ascending](const SortedPlay& one, const SortedPlay& other) {
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
    const bool sorted = order != PlayOrder{};
    const auto [figure, text] = sorted ? key_columns(order.by) : KeyColumns{"0", "''"};
    std::vector<SortedPlay> plays;
    auto row = prepare(db, std::string("SELECT rowid, ") + figure + ", " + text + " FROM play", filter, latest_first);
    while (row.executeStep())
        plays.push_back({row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getString()});
    for (const SoughtWord& word : filter.words) keep_with(db, plays, filter, word);
    if (sorted) sort(plays, order.ascending);
    std::vector<std::int64_t> rows;
    for (const SortedPlay& each : plays) rows.push_back(each.play);
    return rows;
}

}
