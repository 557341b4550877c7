// The digests of records: whether what is stored is what this program wrote. It is damage and strange hands that they
// show, not a forger, who could reckon them too. A change takes the digest of its record away, by the triggers
// game_unsealed, play_unsealed, player_unsealed, night_unsealed, photo_unsealed, import_unsealed, superseded_unsealed,
// traced_photo_unsealed, goal_unsealed, mark_unsealed, and of what belongs to a game or a play: turn_comes, turn_goes,
// turn_changes, journal_comes, journal_goes, journal_changes, result_comes, result_goes, result_changes,
// play_seat_comes, play_seat_goes, play_seat_changes, play_category_comes, play_category_goes, play_category_changes.
//
// And the roll of all sealed records: whether one is not there any more. What an action deletes is struck off when it
// ends; game_gone, play_gone, player_gone, night_gone, photo_gone, import_gone, superseded_gone, traced_photo_gone,
// goal_gone and mark_gone tell it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace clerk::db {

/// Of one connection. Everything is done within the caller's transaction, but for what only looks.
class Seals {
public:
    explicit Seals(SQLite::Database& db) : db_(db) {}

    /// Before an action: a record that some other program changed meanwhile gets a digest that no record has, so that
    /// the action does not hide it; one that it deleted stays on the roll.
    void mark_strange_changes();
    /// Marks strange changes of a history on an earlier step, before the steps are taken that take digests away. From
    /// step 6 on.
    void mark_strange_changes_before_steps(int from);
    /// After an action: writes the digests that are missing, and brings the roll up to date. While a club is joined,
    /// what was changed is to be sent to it; see db/club.
    void seal();
    bool lists_unsent = true;

    /// Whether the game and its play are as they were sealed; within an action also those that it has changed.
    [[nodiscard]] bool is_sealed_game(const std::string& game);

    struct StrangeRecord {
        std::string table;
        std::string id;
        std::int64_t digest = 0; ///< of what is there; 0: nothing
    };
    /// The records that are not as they were sealed; with `and_unsealed` also those that are not sealed at all, or not
    /// on the roll.
    [[nodiscard]] std::vector<StrangeRecord> strange_records(bool and_unsealed);
    /// All of them are sealed as they now are.
    void seal_strange_records();

    /// Records on the roll that are not there.
    [[nodiscard]] std::vector<StrangeRecord> missing_records();
    void strike_off_missing_records();

private:
    struct Row;

    /// The statement for this, prepared the first time; `sql` says it then.
    template <class Sql> SQLite::Statement& cached(const void* what, Sql sql);
    [[nodiscard]] std::vector<std::size_t> tables_with_unsealed();
    template <class Parts> [[nodiscard]] std::int64_t digest_of_parts(const Parts& parts, const Row& row);
    [[nodiscard]] std::int64_t digest_of(std::size_t record, const Row& row);
    void write(std::size_t record, const Row& row, std::int64_t digest);
    void seal(std::size_t record);
    void list_unsent(std::size_t record);
    [[nodiscard]] std::vector<Row> strange_rows(std::size_t record, bool and_unsealed);
    [[nodiscard]] bool is_sealed(std::size_t record, const std::string& id);

    SQLite::Database& db_;
    std::map<const void*, SQLite::Statement> statements_;
};

}
