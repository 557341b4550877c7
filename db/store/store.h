// The history: games, players and results in one SQLite file. Every change is one transaction, durable when it returns.
#pragma once

#include "core/game.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::db {

/// What can go wrong with the file. The words are the application's. A file that is refused on opening (not_a_history,
/// newer) is left as it was; an action that fails leaves nothing behind.
struct Error : std::runtime_error {
    enum class Reason {
        unreadable,    ///< cannot be opened, created or written
        not_a_history, ///< no database, or another program's
        newer,         ///< made by a newer version of this program
        locked,        ///< another program holds it, or has changed the game meanwhile
        damaged,       ///< fails SQLite's own checks, or a game in it cannot be read; the other games still can
        full,          ///< no room on the disk
        not_found,     ///< no game with that id
        exists,        ///< a game with that id is there already
    };
    Reason reason;
    std::filesystem::path file;
    Error(Reason why, std::filesystem::path where, const std::string& detail);
};

struct SeatResult {
    std::string name; ///< as written in the game
    std::optional<int> total = {};
    std::optional<int> rank = {};
    bool winner = false;
};

/// One line of the list of past games.
struct GameSummary {
    std::string id;
    std::string game;
    Depth depth = Depth::full;
    std::string started_at;
    bool finished = false;         ///< a result is stored
    int sheets = 0;                ///< turns (or gardens) entered
    std::vector<SeatResult> seats; ///< in turn order
};

/// The score as awarded, with the version of the rules that awarded it.
struct Result {
    int rules_version = 0;
    std::string awarded_at; ///< RFC 3339
    std::string sheet;      ///< the figures as JSON, in the form of `clerk score --json`
};

struct Connection;

class Store {
public:
    /// Opens the file, or makes it; brings an older one up to date after a back-up beside it.
    explicit Store(const std::filesystem::path& file);
    ~Store();
    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;

    const std::filesystem::path& file() const; ///< absolute

    // A record that the format does not allow is refused with std::invalid_argument, and nothing is written.

    /// A new game or an imported one. Throws Error::exists.
    void add(const Record& record);
    void start(const Record& record); ///< the same, and puts it on the table
    /// One action on a stored game: writes the sheets that changed and the way back. Redo of what was undone is given
    /// up. Throws Error::locked when the stored game is not `from` any more.
    void change(const Record& from, const Record& to);
    /// One action back or forward; none when there is nothing to undo or redo. Outlives the program.
    std::optional<Record> undo(const std::string& id);
    std::optional<Record> redo(const std::string& id);
    bool can_undo(const std::string& id) const;
    bool can_redo(const std::string& id) const;

    Record load(const std::string& id) const; ///< throws Error::not_found, Error::damaged
    bool has(const std::string& id) const;
    std::vector<GameSummary> games() const;              ///< newest first, without those in the bin
    std::optional<GameSummary> latest_game() const;      ///< the first of these
    std::optional<GameSummary> latest_open_game() const; ///< the first without a result
    std::vector<std::string> player_names() const;       ///< most often seen lately first
    /// Faces of tiles in the last 100 games of this kind, as core's `faces` writes them; most often seen first.
    std::vector<std::string> tile_faces(std::string_view game) const;

    /// The game on the table: opened again at the next start. Empty: none.
    std::string on_table() const;
    void put_on_table(const std::string& id);

    /// Keeps the result as awarded, in place of an earlier one. It stands while the game is as it was then: a change
    /// or an undo withdraws it, going back to where it was awarded brings it back.
    void award(const std::string& id, const ScoreSheet& sheet, int rules_version, const std::string& awarded_at);
    void withdraw_result(const std::string& id);
    std::optional<Result> result(const std::string& id) const;

    /// For the parts of the history that stand beside the store.
    const std::shared_ptr<Connection>& connection() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// `$XDG_DATA_HOME/clerk-of-works/history.db`, by the XDG rules; CLERK_DB overrides it.
std::filesystem::path default_file();

}
