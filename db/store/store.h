// The history: games, players and results in one SQLite file. Every change is one transaction, durable when it returns.
#pragma once

#include "core/game.h"
#include "db/connection/connection.h"
#include "db/file/watch.h"
#include "db/store/game_lists.h"
#include "db/store/record_rows.h"

#include <optional>
#include <string_view>

namespace clerk::db {

/// The games of a history.
class Store : public History {
public:
    explicit Store(const std::filesystem::path& file);
    ~Store();
    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;

    // A record that the format does not allow is refused with std::invalid_argument, and nothing is written. What is
    // done to a game that is stored begins with how it is shown, and throws Error::changed when it is not like that any
    // more.

    /// A new game or an imported one. Throws Error::exists.
    void add(const Record& record);
    void add_sample(const Record& record); ///< the same, of a game that came with the program: it does not count
    void start(const Record& record);      ///< the same, and puts it on the table
    /// One action on a stored game: writes the sheets that changed and the way back. Redo of what was undone is given
    /// up. A game keeps its id and its kind.
    void change(const Record& from, const Record& to);
    /// One action back or forward; none when there is nothing to undo or redo. Outlives the program.
    std::optional<Record> undo(const Record& from);
    std::optional<Record> redo(const Record& from);
    /// The game as it would then be, which it is not: none when there is nothing to undo or redo.
    std::optional<Record> after_undo(const Record& from) const;
    std::optional<Record> after_redo(const Record& from) const;
    bool can_undo(const std::string& id) const;
    bool can_redo(const std::string& id) const;

    Record load(const std::string& id) const; ///< throws Error::not_found, Error::damaged
    bool has(const std::string& id) const;
    std::vector<GameSummary> games() const;         ///< newest first, without those in the bin
    std::optional<GameSummary> latest_game() const; ///< the first of these that is no sample
    /// The id of the latest game here that counts as one of that name; empty: there is none.
    std::string latest_played_as(const std::string& game) const;
    std::optional<GameSummary> latest_open_game() const; ///< the first without a result
    std::vector<std::string> player_names() const;       ///< most often seen lately first
    /// Faces of tiles in the last 100 games of this kind, as core's `faces` writes them; most often seen first.
    std::vector<std::string> tile_faces(std::string_view game) const;

    /// The game on the table: opened again at the next start. Empty: none.
    std::string on_table() const;
    void put_on_table(const std::string& id);

    /// Keeps the result as awarded, in place of an earlier one. It stands while the game is as it was then: a change
    /// or an undo withdraws it, going back to where it was awarded brings it back.
    void award(const Record& record, const ScoreSheet& sheet, int rules_version, const std::string& awarded_at);
    void withdraw_result(const std::string& id);
    std::optional<Result> result(const std::string& id) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}
