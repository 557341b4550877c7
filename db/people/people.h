// Entries of players by the names and ids that plays give.
#pragma once

#include "db/connection/connection.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace clerk::db {

/// The entry that bears the name now, in whichever form of Unicode, before one that was merged away; made when there is
/// none. Within the caller's transaction, as all below.
std::int64_t player_called(Connection& connection, const std::string& name);

/// The entry with the id, made when there is none; with an empty id the one with the name.
std::int64_t player_with_id(Connection& connection, const std::string& id, const std::string& name);

/// All entries of the people of whom one entry has the part in its name or nickname, in any Unicode form and case.
[[nodiscard]] std::vector<std::int64_t> entries_named(SQLite::Database& db, const std::string& part);

/// The row of the person that an entry is of by now. Throws Error::not_found.
[[nodiscard]] std::int64_t require_person(Connection& connection, const std::string& id);

/// The person of every entry, by their rows: the end of the chain of its merges; none for one that is its own. A ring,
/// as the merge of two histories makes it, is one person: that with the smallest id.
[[nodiscard]] std::unordered_map<std::int64_t, std::optional<std::int64_t>> persons_of_players(SQLite::Database& db);
/// Writes that down for every entry, as `player.person`. The triggers `person_rated` and `person_in_streaks` then
/// delete the ratings, and the streaks of whom it concerns.
void write_persons(SQLite::Database& db);

// The players. Everyone who was ever written down has an entry; entries of the same person are merged. A rename or a
// merge touches no game: a seat keeps the name as it was written there.

/// A person, or an entry that was merged into one.
struct Person {
    std::string id; ///< UUID
    std::string name;
    std::string nickname = {};
    std::string colour = {};      ///< "#rrggbb"; empty: none chosen
    std::string picture = {};     ///< a file in `People::pictures()`; empty: none
    std::string merged_into = {}; ///< the id of the entry it was merged into; empty: it was not
    std::string modified_at = {}; ///< UTC
    bool hidden = false;          ///< in no list, no proposal and no leaderboard; the plays stay
    friend bool operator==(const Person&, const Person&) = default;
};

/// An entry, and the person it is by now.
struct PersonEntry {
    std::string id;
    std::string name;
    std::shared_ptr<const Person> person; ///< one for all entries of the person
};

class People {
public:
    explicit People(const History& history) : connection_(history.connection()) {}

    std::vector<Person> list() const; ///< who has a seat in some game, by name; not in a sample alone; hidden too
    Person load(const std::string& id) const;                ///< an entry. Throws Error::not_found, as all below
    std::vector<Person> merged(const std::string& id) const; ///< the entries that were merged into this one itself

    /// Of everyone in `list`: they themselves in its order, and then what was merged into them, however many merges lie
    /// between.
    std::vector<PersonEntry> entries() const;

    /// Two people may bear one name after this; who writes it down means the one who was entered first. Throws
    /// std::invalid_argument for an empty name or one longer than a record's.
    void rename(const std::string& id, const std::string& name);
    void set_nickname(const std::string& id, const std::string& nickname);
    void set_colour(const std::string& id, const std::string& colour); ///< throws std::invalid_argument
    /// Copies the file. An empty path: no picture. Throws Error::unreadable.
    void set_picture(const std::string& id, const std::filesystem::path& file);
    std::filesystem::path pictures() const;

    void set_hidden(const std::string& id, bool hidden); ///< of the person that the entry is of
    std::vector<Person> without_plays() const;           ///< people whose entries have no seat, by name
    /// Deletes one of those with all entries of the person; what can be brought back, the person first. Pictures stay
    /// until they are dropped. Throws std::invalid_argument for who has a seat.
    std::vector<Person> remove(const std::string& id);
    void bring_back(const std::vector<Person>& removed); ///< as they were
    void drop_pictures(const std::vector<Person>& removed) const;

    /// From now on both are one person, who is called as `into`. The entry by which this is undone: `id`, or what that
    /// was merged into before. Throws std::invalid_argument when they are one already.
    std::string merge(const std::string& id, const std::string& into);
    /// The entry is a person of its own again, with the entries that were merged into it before.
    void unmerge(const std::string& id);

    /// People whose names differ in Unicode form or case alone: the ids of two or more people a group.
    std::vector<std::vector<std::string>> alike() const;

private:
    std::shared_ptr<Connection> connection_;
};

}
