// The history's store and the game that lies on the table, with all that follows from its record.
#pragma once

#include "app/table/played_game.h"
#include "db/file/utc_time.h"
#include "db/store/store.h"

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace clerk {

/// A game of which there are the rules alone cannot be put on the table. It is kept all the same.
struct NotPlayed : std::runtime_error {
    explicit NotPlayed(std::string game_id) : runtime_error("not played at the table"), game(std::move(game_id)) {}
    std::string game; ///< its word in a record
};

class Desk {
public:
    /// Opens the store and the game that was on the table. One that cannot be read any more, or is not played at the
    /// table, stays in the store, which still names it as on the table. Throws db::Error.
    explicit Desk(const std::filesystem::path& file);

    bool has_game() const { return game_.has_value(); }
    const table::FoldedRecord& game() const { return *game_; } ///< on the table; requires one
    const Record& record() const { return game_->record; }     ///< requires a game
    const Report& report() const;                              ///< of the game on the table
    /// As if the game ended now; of the part of the record that stands when a later part is illegal. Null: no game.
    const ScoreSheet* score() const { return game_ ? &game_->fold.score : nullptr; }

    void start(Record record);        ///< a new game, put on the table
    void open(const std::string& id); ///< a stored game, put on the table; throws NotPlayed
    void close();                     ///< clears the table; the game stays in the history

    enum class Imported { added, same, differs };
    enum class Origin { elsewhere, sample }; ///< a sample came with the program and does not count
    /// A record from outside. `differs`: a game with its id is stored with other content, and nothing was changed.
    Imported import(const Record& record, Origin origin = Origin::elsewhere);
    Record import_as_copy(Record record, Origin origin = Origin::elsewhere); ///< the same under a new id

    /// One action: durable before it shows. Throws db::Error, or std::invalid_argument for what the format does not
    /// allow; then nothing has changed. Requires a game.
    void change(Record next);
    /// What was done last, if it was a change of this game that did not get into the history.
    const std::optional<Record>& refused_change() const { return refused_; }
    bool can_undo() const;
    bool can_redo() const;
    /// The game as it would be; none: there is nothing to undo, or to do again, or it cannot be read.
    std::optional<Record> after_undo() const;
    std::optional<Record> after_redo() const;
    void undo(); ///< requires a game
    void redo(); ///< requires a game

    /// The end: keeps the result with ranks. It stands while the game stays as it is: a change or an undo withdraws it,
    /// and undoing that change brings it back. Requires a game.
    void award();
    bool awarded() const;

    /// A daily back-up if anything changed since the last one, or one of all that is still held of a history that was
    /// moved away: for when a game is put away, and the end of the program.
    /// Throws db::Error; then nothing has changed.
    void back_up(db::Time now);

    db::Store& store() { return store_; }
    const db::Store& store() const { return store_; }

    /// Called after every change of what is on the table. Listeners live as long as the desk.
    void listen(std::function<void()> listener) { listeners_.push_back(std::move(listener)); }

private:
    void add(const Record& record, Origin origin);
    void show(std::optional<Record> record);
    void tell() const;

    db::Store store_;
    std::optional<table::FoldedRecord> game_;
    std::optional<Record> refused_;
    std::vector<std::function<void()>> listeners_;
};

std::string new_id();      ///< a random UUID
std::string now_rfc3339(); ///< local time with its offset

}
