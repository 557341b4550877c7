// The kinds of trouble, one row each. Their sentences are the application's: app/history/trouble_words.
#pragma once

#include "db/check_up/trouble.h"
#include "db/connection/seals.h"
#include "db/file/watch.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct Connection;

enum class Scope {
    file,      ///< troubles of such a kind are repaired together
    game,      ///< each by itself; then the summaries are made anew
    summaries, ///< made anew, all of them
};

struct TroubleKind {
    Trouble::Kind kind;
    std::string_view id; ///< "lost_result"
    Scope scope = Scope::file;
    /// A record may be other than it was written because of it: whether it is, is looked at once that is repaired. Said
    /// of each kind that is so, that no other switches the check of the seals off.
    bool hides_contents = false;
    bool of_plays = false; ///< while there is one, what the plays add up to is not looked at
    bool gives_up = false; ///< its repair gives up something that was entered, so that it is told whenever it is found
    void (*repair)(Connection& connection, const Trouble& trouble) = nullptr; ///< none: it stays as it is
};

[[nodiscard]] std::span<const TroubleKind> trouble_kinds(); ///< in the order in which they are counted
/// One that is not in the list is of the file, and stays.
[[nodiscard]] TroubleKind row(Trouble::Kind kind);
[[nodiscard]] std::string_view id(Trouble::Kind kind);

/// How many there are of each kind, told or not, by their ids.
[[nodiscard]] std::vector<std::pair<std::string_view, int>> counters(const CheckUp& check_up);

// The check-up of a history: whether SQLite can read all of it, whether its rows fit together, and whether every game
// can be replayed to what is stored of it.

/// Requires an open history. Changes nothing. Whatever its rows hold, the answer is a check-up.
[[nodiscard]] CheckUp check_up(SQLite::Database& db, Watch watch = {});

/// A check-up that a repair goes on from.
struct CheckUpForRepair {
    CheckUp found;
    /// Records that are not as they were sealed, or not sealed at all. None: something else was wrong, and they were
    /// not looked at.
    std::optional<std::vector<Seals::StrangeRecord>> strange_records = {};
};
CheckUpForRepair check_up_for_repair(SQLite::Database& db, Watch watch = {});

/// Of a file that is there. Throws Error for one that is no history, cannot be read or is held by another program.
CheckUp check_up(const std::filesystem::path& history, Watch watch = {});

/// How many records of a history that was just put back are not as this program wrote them. One of an earlier step
/// tells it when the steps are taken, and one that somebody has opened meanwhile is not looked at: 0.
int count_strange_records(const std::filesystem::path& history);

}
