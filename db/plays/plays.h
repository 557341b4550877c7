// Plays that came in together, as the row that all of them name.
#pragma once

#include "db/connection/connection.h"
#include "db/plays/play.h"

#include <cstdint>
#include <optional>
#include <string>

namespace clerk::db {

struct Connection;

// Within the caller's transaction.

[[nodiscard]] std::int64_t insert_import(Connection& connection, const std::string& source); ///< its row
/// With its plays and their games. Throws Error::not_found.
void delete_import(Connection& connection, std::int64_t import);

// All plays: those of this program and those of others. Lists are virtual: a count, and a page at a time.

class Plays {
public:
    explicit Plays(const History& history) : connection_(history.connection()) {}

    int count(const PlayFilter& filter) const;
    /// The latest first, from the `offset`-th on, `size` at most.
    std::vector<ListedPlay> page(const PlayFilter& filter, int offset, int size) const;
    /// Hands the plays of a page to `read` as they are at one moment, however often it goes through them. What it asks
    /// the history besides may be one question at a time.
    void go_through(const PlayFilter& filter, int size, const std::function<void(const EachPlay& each)>& read) const;
    std::vector<std::string> games() const;       ///< that were played, in the bin or not
    ListedPlay load(const std::string& id) const; ///< throws Error::not_found, as all below
    /// For another program: a play that tells no number at BoardGameGeek has the one that all other plays of a game of
    /// that name tell. Where they differ it has none.
    ListedPlay load_to_share(const std::string& id) const;

    void set_counted(const std::string& id, bool counted);
    void remove(const std::string& id); ///< to the bin; a game on the table leaves it
    void restore(const std::string& id);
    void purge(const std::string& id); ///< for good, with its game; requires that it is in the bin

    struct Import {
        std::int64_t id = 0; ///< takes the import back
        int added = 0;
        int known = 0; ///< were there already, and stay as they are
    };
    /// Plays from elsewhere, all or none. Throws std::invalid_argument for what cannot be one, with its place in the
    /// list.
    Import import(const std::vector<Play>& plays, const std::string& source);
    /// Takes them out again, whatever was done to them since. The entries of their players stay: see
    /// revert_import in db/imports/imports.h.
    void undo_import(std::int64_t id);

private:
    std::shared_ptr<Connection> connection_;
};

// Plays that are of no night, looked for to be put into one.

/// A play answers it by any of these. Where all are empty every play does.
struct PlaySearch {
    std::string name = {};               ///< a part of a player's name or nickname, in any Unicode form and case
    std::vector<std::string> games = {}; ///< one of these
    std::optional<Span> begun = {};      ///< within it
};

/// Plays outside the bin: begun within `first`, then all others, each the latest first; `size` at most.
std::vector<ListedPlay> plays_without_night(const History& history, const PlaySearch& search, const Span& first,
                                            int size);

}
