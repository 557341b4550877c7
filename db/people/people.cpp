#include "db/people/people.h"

#include "core/record.h"
#include "db/connection/connection.h"
#include "db/file/attachments.h"
#include "db/file/moment.h"
#include "db/people/name_form.h"
#include "db/people/player_entries.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace clerk::db {

namespace {

constexpr const char* columns =
    "SELECT id, name, nickname, colour, picture, coalesce(merged_into, ''), modified_at, rowid FROM player";

Person person(SQLite::Statement& row) {
    const auto at = [&](int column) { return row.getColumn(column).getString(); };
    return {at(0), at(1), at(2), at(3), is_attachment_name(at(4)) ? at(4) : "", at(5), at(6)};
}

template <class... Values>
std::vector<Person> people(SQLite::Database& db, const std::string& where, const Values&... values) {
    std::vector<Person> found;
    each(
        db, (columns + where).c_str(), [&](SQLite::Statement& row) { found.push_back(person(row)); }, values...);
    return found;
}

/// Those who are somebody and no merged entry, and have a seat, under whichever of their entries, in what somebody has
/// played. From the entries, so that each is looked at once.
constexpr const char* seated = " WHERE person IS NULL AND rowid NOT IN (SELECT player FROM nobody) AND rowid IN "
                               "(SELECT coalesce(entry.person, entry.rowid) FROM player AS entry"
                               " WHERE EXISTS (SELECT 1 FROM play_seat WHERE player = entry.rowid"
                               " AND play NOT IN (SELECT rowid FROM play WHERE sample AND NOT counted)))";

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
                 places.emplace(row.getColumn(7).getInt64(), all.size());
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
