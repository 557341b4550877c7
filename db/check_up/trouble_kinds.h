// The kinds of trouble, one row each. Their sentences are the application's: app/history/trouble_words.
#pragma once

#include "db/check_up/trouble.h"

#include <span>
#include <string_view>
#include <utility>

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
    Scope scope;
    bool of_plays; ///< while there is one, what the plays add up to is not looked at
    bool gives_up; ///< its repair gives up something that was entered, so that it is told whenever it is found
    void (*repair)(Connection& connection, const Trouble& trouble); ///< none: it stays as it is
};

[[nodiscard]] std::span<const TroubleKind> trouble_kinds(); ///< in the order in which they are counted
/// One that is not in the list is of the file, and stays.
[[nodiscard]] TroubleKind row(Trouble::Kind kind);
[[nodiscard]] std::string_view id(Trouble::Kind kind);

/// How many there are of each kind, told or not, by their ids.
[[nodiscard]] std::vector<std::pair<std::string_view, int>> counters(const CheckUp& check_up);

}
