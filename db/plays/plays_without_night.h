// Plays that are of no night, looked for to be put into one.
#pragma once

#include "db/connection/history.h"
#include "db/plays/listed_play.h"

#include <cstdint>
#include <optional>

namespace clerk::db {

/// Seconds since 1970: from one on, up to the other without it.
struct Span {
    std::int64_t from = 0;
    std::int64_t to = 0;
    friend bool operator==(const Span&, const Span&) = default;
};

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
