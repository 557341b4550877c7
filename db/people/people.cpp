#include "db/people/people.h"

#include "core/record.h"
#include "db/connection/connection.h"
#include "db/file/attachments.h"
#include "db/file/utc_time.h"
#include "db/people/name_form.h"

#include <algorithm>
#include <map>
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

namespace {

constexpr const char* columns =
    "SELECT id, name, nickname, colour, picture, coalesce(merged_into, ''), modified_at, hidden,"
    " rowid FROM player";

Person person(SQLite::Statement& row) {
    const auto at = [&](int column) { return row.getColumn(column).getString(); };
    return {at(0),
            at(1),
            at(2),
            at(3),
            is_attachment_name(at(4)) ? at(4) : "",
            at(5),
            at(6),
            row.getColumn(7).getInt() != 0};
}

template <class... Values>
std::vector<Person> people(SQLite::Database& db, const std::string& where, const Values&... values) {
    std::vector<Person> found;
    each(
        db, (columns + where).c_str(), [&](SQLite::Statement& row) { found.push_back(person(row)); }, values...);
    return found;
}

/// People who are somebody and no merged entry, and have a seat, under whichever of their entries, in what somebody has
/// played. From the entries, so that each is looked at once.
constexpr const char* seated = " WHERE person IS NULL AND rowid NOT IN (SELECT player FROM nobody) AND rowid IN "
                               "(SELECT coalesce(entry.person, entry.rowid) FROM player AS entry"
                               " WHERE EXISTS (SELECT 1 FROM play_seat WHERE player = entry.rowid"
                               " AND play NOT IN (SELECT rowid FROM play WHERE sample AND NOT counted)))";

/// People whose plays are gone, for good, from under all of their entries; or who never had any.
constexpr const char* unseated = " WHERE person IS NULL AND rowid NOT IN (SELECT player FROM nobody) AND NOT EXISTS "
                                 "(SELECT 1 FROM player AS entry JOIN play_seat ON play_seat.player = entry.rowid"
                                 " WHERE entry.rowid = player.rowid OR entry.person = player.rowid)";

/// An entry that was merged, and whose place in the list its person has.
struct MergedEntry {
    PersonEntry entry;
    std::size_t place = 0;
};

/// The people who were listed, by their rows.
using Places = std::unordered_map<std::int64_t, std::size_t>;

/// By the people's places, and then by name.
std::vector<MergedEntry> merged_entries(SQLite::Database& db, const Places& places) {
    std::vector<MergedEntry> found;
    each(
        db, "SELECT person, id, name FROM player WHERE person IS NOT NULL ORDER BY name, rowid",
        [&](SQLite::Statement& row) {
            const auto place = places.find(row.getColumn(0).getInt64());
            if (place != places.end())
                found.push_back({{row.getColumn(1).getString(), row.getColumn(2).getString(), nullptr}, place->second});
        });
    std::ranges::stable_sort(found, {}, &MergedEntry::place);
    return found;
}

std::string person_of(Connection& connection, const std::string& id) {
    const auto found = text(connection.db,
                            "SELECT person.id FROM player JOIN player AS person ON person.rowid ="
                            " coalesce(player.person, player.rowid) WHERE player.id = ?",
                            id);
    require_found(connection, found ? 1 : 0, "player", id);
    return *found;
}

bool is_colour(const std::string& text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
}

void require(bool allowed, const std::string& expected, const std::string& found) {
    if (!allowed) throw std::invalid_argument("expected " + expected + ", found \"" + found + '"');
}

/// `column` is one of ours.
void set(Connection& connection, const std::string& column, const std::string& id, const std::string& value) {
    const std::string sql = "UPDATE player SET " + column + " = ?, modified_at = " + moment_of_change + " WHERE id = ?";
    connection.transact([&] { require_found(connection, run(connection.db, sql.c_str(), value, id), "player", id); });
}

}

std::vector<Person> People::list() const {
    return connection_->query([&] { return people(connection_->db, std::string(seated) + " ORDER BY name, rowid"); });
}

std::vector<PersonEntry> People::entries() const {
    return connection_->query([&] {
        std::vector<PersonEntry> all;
        Places places;
        each(connection_->db, (std::string(columns) + seated + " ORDER BY name, rowid").c_str(),
             [&](SQLite::Statement& row) {
                 const auto one = std::make_shared<const Person>(person(row));
                 places.emplace(row.getColumn(8).getInt64(), all.size());
                 all.push_back({one->id, one->name, one});
             });
        for (MergedEntry& one : merged_entries(connection_->db, places)) {
            one.entry.person = all[one.place].person;
            all.push_back(std::move(one.entry));
        }
        return all;
    });
}

Person People::load(const std::string& id) const {
    const auto found = connection_->query([&] { return people(connection_->db, " WHERE id = ?", id); });
    require_found(*connection_, static_cast<int>(found.size()), "player", id);
    return found.front();
}

std::vector<Person> People::merged(const std::string& id) const {
    return connection_->query(
        [&] { return people(connection_->db, " WHERE merged_into = ? ORDER BY name, rowid", id); });
}

void People::rename(const std::string& id, const std::string& name) {
    require(is_name(name), "a name of up to " + std::to_string(limits::name) + " letters", name);
    set(*connection_, "name", id, name);
}

void People::set_nickname(const std::string& id, const std::string& nickname) {
    require(nickname.empty() || is_name(nickname), "a name of up to " + std::to_string(limits::name) + " letters",
            nickname);
    set(*connection_, "nickname", id, nickname);
}

void People::set_colour(const std::string& id, const std::string& colour) {
    require(colour.empty() || is_colour(colour), "a colour #rrggbb", colour);
    set(*connection_, "colour", id, colour);
}

void People::set_picture(const std::string& id, const std::filesystem::path& file) {
    const std::string before = load(id).picture;
    const auto name_it = [&](const std::string& name) { set(*connection_, "picture", id, name); };
    if (file.empty())
        name_it("");
    else
        add_attachment(file, pictures(), new_id(*connection_), name_it);
    remove_attachment(pictures(), before);
}

void People::set_hidden(const std::string& id, bool hidden) {
    static const std::string sql =
        std::string("UPDATE player SET hidden = ?, modified_at = ") + moment_of_change + " WHERE id = ?";
    connection_->transact([&] {
        const std::string person = person_of(*connection_, id);
        run(connection_->db, sql.c_str(), hidden ? 1 : 0, person);
    });
}

std::vector<Person> People::without_plays() const {
    return connection_->query([&] { return people(connection_->db, std::string(unseated) + " ORDER BY name, rowid"); });
}

/// The trigger `player_forgotten` deletes their superseded versions.
std::vector<Person> People::remove(const std::string& id) {
    return connection_->transact([&] {
        SQLite::Database& db = connection_->db;
        const std::string person = person_of(*connection_, id);
        require(!people(db, std::string(unseated) + " AND id = ?", person).empty(), "a player without plays", id);
        const std::int64_t row = require_person(*connection_, person);
        const char* const entries = " WHERE ?1 IN (rowid, person) ORDER BY rowid = ?1 DESC, rowid";
        std::vector<Person> removed = people(db, entries, row);
        run(db, "DELETE FROM player WHERE ?1 IN (rowid, person)", row);
        return removed;
    });
}

void People::bring_back(const std::vector<Person>& removed) {
    connection_->transact([&] {
        for (const Person& one : removed)
            run(*connection_,
                "INSERT INTO player (id, name, nickname, colour, picture, merged_into, hidden, modified_at)"
                " VALUES (?, ?, ?, ?, ?, nullif(?, ''), ?, ?)",
                one.id, one.name, one.nickname, one.colour, one.picture, one.merged_into, one.hidden ? 1 : 0,
                one.modified_at);
        write_persons(connection_->db);
    });
}

void People::drop_pictures(const std::vector<Person>& removed) const {
    for (const Person& one : removed) remove_attachment(pictures(), one.picture);
}

std::filesystem::path People::pictures() const { return connection_->file.parent_path() / "pictures"; }

std::string People::merge(const std::string& id, const std::string& into) {
    return connection_->transact([&] {
        SQLite::Database& db = connection_->db;
        const std::string one = person_of(*connection_, id), other = person_of(*connection_, into);
        require(one != other, "two people", id);
        static const std::string sql =
            std::string("UPDATE player SET merged_into = ?, modified_at = ") + moment_of_change + " WHERE id = ?";
        run(db, sql.c_str(), other, one);
        write_persons(db);
        return one;
    });
}

void People::unmerge(const std::string& id) {
    connection_->transact([&] {
        SQLite::Database& db = connection_->db;
        static const std::string sql =
            std::string("UPDATE player SET merged_into = NULL, modified_at = ") + moment_of_change + " WHERE id = ?";
        require_found(*connection_, run(db, sql.c_str(), id), "player", id);
        write_persons(db);
    });
}

std::vector<std::vector<std::string>> People::alike() const {
    std::map<std::string, std::vector<std::string>> forms;
    for (const Person& each : list()) forms[name_form(each.name)].push_back(each.id);
    std::vector<std::vector<std::string>> groups;
    for (auto& [form, ids] : forms)
        if (ids.size() > 1) groups.push_back(std::move(ids));
    return groups;
}

}
