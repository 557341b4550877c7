// Plays that are of no night, looked for to be put into one.
#pragma once

#include "db/connection/history.h"
#include "db/plays/listed_play.h"

#include <cstdint>
#include <optional>

namespace clerk::db {

/// A play answers it by any of these. Where all are empty every play does.
struct PlaySearch {
    std::string name = {};               ///< a part of a player's name or nickname, in any Unicode form and case
    std::vector<std::string> games = {}; ///< one of these
    std::optional<Span> begun = {};      ///< within it
};

/// Those outside the bin: begun within `first`, then all others, each the latest first; `size` at most.
std::vector<ListedPlay> plays_without_night(const History& history, const PlaySearch& search, const Span& first,
                                            int size);

}
