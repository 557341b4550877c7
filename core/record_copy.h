// What is printed on a table's own copy of a game: the `board` of a record as a document of its own. Its parts are
// named by their path in it (a JSON pointer, "/quarry").
#pragma once

#include "core/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk {

bool has_copy(std::string_view game); ///< there is anything in it that no rulebook says

inline constexpr std::string_view empty_copy = "{}";

/// Canonical, as a record has it. The fault's path begins at the board.
Expected<std::string> read_copy(std::string_view game, std::string_view json);
/// Of a file: a board by itself, or the one of an object that names its game, such as a record.
Expected<std::string> read_copy_file(std::string_view game, std::string_view json);
std::string print_copy_file(std::string_view game, std::string_view copy); ///< indented for people

// Of a copy that can be read.
std::optional<std::string> part_of_copy(std::string_view copy, std::string_view part);
Expected<std::string> with_part(std::string_view game, std::string_view copy, std::string_view part,
                                std::string_view json);
/// Several at once: one may need another.
struct PartOfCopy {
    std::string_view part;
    std::string json;
};
Expected<std::string> with_parts(std::string_view game, std::string_view copy, const std::vector<PartOfCopy>& parts);
Expected<std::string> without_part(std::string_view game, std::string_view copy, std::string_view part);

std::string copy_of(const Game& game);            ///< empty_copy: nothing is described, or nothing can be
Game with_copy(Game game, std::string_view copy); ///< as described there; the rest of the game stays

}
