#include "db/people/player_entries.h"

#include "db/people/name_form.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>

namespace clerk::db {

namespace {

struct Link {
    std::string id;
    std::optional<std::int64_t> merged_into; ///< none, too, where nobody has that id
};
using Links = std::unordered_map<std::int64_t, Link>; ///< by row

Links read_links(SQLite::Database& db) {
    Links links;
    each(db,
         "SELECT player.rowid, player.id, known.rowid FROM player LEFT JOIN player AS known"
         " ON known.id = player.merged_into",
         [&](SQLite::Statement& row) {
             Link& link = links[row.getColumn(0).getInt64()];
             link.id = row.getColumn(1).getString();
             if (!row.getColumn(2).isNull()) link.merged_into = row.getColumn(2).getInt64();
         });
    return links;
}

/// Whom every entry stands for, each looked at once: what is known of one is known of all that lead to it.
class Ends {
public:
    explicit Ends(const Links& links) : links_(links) {}

    /// The row of the entry that stands for this one; of entries that lead in a circle that with the least id.
    std::int64_t of(std::int64_t row) {
        if (!links_.at(row).merged_into) return row;
        Chain chain;
        // Made anew each time: to empty one takes as long as it ever was.
        std::unordered_map<std::int64_t, std::size_t> on_chain;
        std::int64_t at = row;
        while (!ends_.contains(at) && on_chain.try_emplace(at, chain.size()).second) {
            chain.push_back(at);
            at = links_.at(at).merged_into.value_or(at);
        }
        const std::int64_t end = ends_.contains(at) ? ends_.at(at) : least(chain, on_chain.at(at));
        for (const std::int64_t one : chain) ends_[one] = end;
        return end;
    }

private:
    using Chain = std::vector<std::int64_t>; ///< of rows

    /// Of the circle that begins there; an entry that leads nowhere is one by itself.
    [[nodiscard]] std::int64_t least(const Chain& chain, std::size_t first) const {
        return *std::ranges::min_element(chain.begin() + static_cast<std::ptrdiff_t>(first), chain.end(), {},
                                         [&](std::int64_t row) -> const std::string& { return links_.at(row).id; });
    }

    const Links& links_;
    std::unordered_map<std::int64_t, std::int64_t> ends_;
};

}

namespace {

std::optional<std::int64_t> known_player(Connection& connection, const std::string& name) {
    for (const char* sql : {"SELECT rowid FROM player WHERE name = ? AND merged_into IS NULL ORDER BY rowid LIMIT 1",
                            "SELECT rowid FROM player WHERE name = ? ORDER BY rowid LIMIT 1"})
        if (const auto found = row_number(connection, sql, name)) return found;
    return std::nullopt;
}

}

std::int64_t player_called(Connection& connection, const std::string& name) {
    if (const auto found = known_player(connection, name)) return *found;
    for (const std::string& form : unicode_forms(name))
        if (const auto found = form == name ? std::nullopt : known_player(connection, form)) return *found;
    run(connection, "INSERT INTO player (id, name, modified_at) SELECT new_uuid.id, ?, moment FROM new_uuid, now",
        name);
    return connection.db.getLastInsertRowid();
}

std::int64_t player_with_id(Connection& connection, const std::string& id, const std::string& name) {
    if (id.empty()) return player_called(connection, name);
    if (const auto found = row_number(connection, "SELECT rowid FROM player WHERE id = ?", id)) return *found;
    run(connection, "INSERT INTO player (id, name, modified_at) SELECT ?, ?, moment FROM now", id, name);
    return connection.db.getLastInsertRowid();
}

std::vector<std::int64_t> entries_named(SQLite::Database& db, const std::string& part) {
    const std::string form = name_form(part);
    const auto has = [&](const SQLite::Column& name) {
        return name_form(name.getString()).find(form) != std::string::npos;
    };
    std::vector<std::pair<std::int64_t, std::int64_t>> entries; // with their people
    std::set<std::int64_t> people;
    each(db, "SELECT rowid, coalesce(person, rowid), name, nickname FROM player", [&](SQLite::Statement& row) {
        entries.emplace_back(row.getColumn(0).getInt64(), row.getColumn(1).getInt64());
        if (has(row.getColumn(2)) || has(row.getColumn(3))) people.insert(entries.back().second);
    });
    std::vector<std::int64_t> found;
    for (const auto& [entry, person] : entries)
        if (people.contains(person)) found.push_back(entry);
    return found;
}

std::int64_t require_person(Connection& connection, const std::string& id) {
    const auto found = row_number(connection.db, "SELECT coalesce(person, rowid) FROM player WHERE id = ?", id);
    require_found(connection, found ? 1 : 0, "player", id);
    return *found;
}

std::unordered_map<std::int64_t, std::optional<std::int64_t>> persons_of_players(SQLite::Database& db) {
    std::unordered_map<std::int64_t, std::optional<std::int64_t>> found;
    const Links links = read_links(db);
    Ends ends(links);
    for (const auto& [row, link] : links) {
        const std::int64_t end = ends.of(row);
        found[row] = end == row ? std::nullopt : std::optional(end);
    }
    return found;
}

void write_persons(SQLite::Database& db) {
    SQLite::Statement update(
        db, "UPDATE player SET person = nullif(?1, rowid) WHERE rowid = ?2 AND person IS NOT nullif(?1, rowid)");
    for (const auto& [entry, person] : persons_of_players(db)) {
        SQLite::bind(update, person.value_or(entry), entry);
        update.exec();
        update.reset();
    }
}

}
