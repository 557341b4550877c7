// The records of two histories held against each other. Requires that the other one is there as the schema `other`.
#pragma once

#include "db/connection/connection.h"
#include "db/merging/versions.h"

#include <array>
#include <string_view>

namespace clerk::db {

// What a history is made of where two of them are compared.
enum class RecordKind { player, night, photo, game, play }; ///< play: one without its game
inline constexpr RecordKind record_kinds[] = {RecordKind::player, RecordKind::night, RecordKind::photo,
                                              RecordKind::game, RecordKind::play};
[[nodiscard]] std::string_view id(RecordKind kind); ///< "player"

/// A record that is different in the two. What it holds is read again when it is written: of many the documents would
/// fill the memory.
struct Divergence {
    std::size_t table = 0;
    std::string id;
    bool has_game = false;              ///< either
    bool is_here = false;               ///< otherwise it is only in the other
    bool theirs_wins = true;            ///< of both
    std::string ours = {}, theirs = {}; ///< of both, when they were modified

    RecordKind kind() const;
};
struct Comparison {
    std::vector<Divergence> divergences; ///< in the order of the tables
    std::array<int, std::size(record_kinds)> known = {};
    bool new_superseded = false; ///< there are versions that only the other has superseded

    bool is_empty() const { return divergences.empty() && !new_superseded; }
};
[[nodiscard]] Comparison compare(Connection& connection);

}
