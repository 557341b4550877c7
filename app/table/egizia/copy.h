// What is printed on a table's own copy of Egizia, part by part.
#pragma once

#include "app/table/copy.h"
#include "core/egizia/game.h"

#include <optional>
#include <vector>

namespace clerk::table::egizia {

namespace game = clerk::egizia;

// The parts by their path in the copy.
inline constexpr std::string_view spaces_part = "/spaces", nile_part = "/nile", cards_part = "/cards",
                                  obelisk_part = "/obelisk", pyramid_part = "/pyramid", temple_part = "/temple",
                                  graves_part = "/graves", start_part = "/start",
                                  highest_strength_part = "/max_strength";

std::vector<CopyPart> copy_parts(const game::Game& game); ///< in the order in which they are best written down

// The drafts of ring spaces and of cards are their part as a record has it; the others are typed.

/// A board with this part alone; none: the draft is not whole, or no such part.
std::optional<game::Board> board_of(std::string_view part, const std::string& json);
std::string part_of(const game::Board& board, std::string_view part); ///< as a record has it; empty: it has none

// The Nile: its places downstream, with a space between them.
std::vector<game::Spot> nile_of(const std::string& draft); ///< as far as they are places
std::string nile_draft(const std::vector<game::Spot>& nile);
/// What it lacks: the first card space and the first site, and all ring spaces. `board` has those of the table's own.
std::vector<game::Spot> next_spots(const std::vector<game::Spot>& nile, const game::Board& board);

// The pyramid: a row a line, the lowest first. A space is its value, "3", or with the columns of the row below that it
// rests on, "3:1+2", "3:-".
std::optional<std::vector<game::PyramidRow>> pyramid_of(const std::string& draft); ///< none: it is not whole
std::string pyramid_draft(const std::vector<game::PyramidRow>& pyramid);
/// The space rests on that column of the row below, or no longer; none: there is none.
std::vector<game::PyramidRow> with_support_changed(std::vector<game::PyramidRow> pyramid, int row, int space,
                                                   int column);
/// Columns of the row below, from 1, as described or as they lie without it.
std::vector<int> supports(const std::vector<game::PyramidRow>& pyramid, int row, int space);

}
