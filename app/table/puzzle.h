// Puzzles from a table's own games: a turn that was played, with its tile in hand and nothing built yet. The answer is
// the exact best of that turn, and is found again whenever it is asked for.
#pragma once

#include "app/table/folded_record.h"
#include "core/best.h"
#include "i18n/words.h"

#include <cstddef>
#include <optional>
#include <string>

namespace clerk::table {

struct Puzzle {
    Record position; ///< the turn has begun
    std::size_t turn = 0;
    int player = 0;
    int before = 0;    ///< the player's total
    int points = 0;    ///< that the best build brings; none brings more
    Record answer;     ///< the game once it is done
    wxString how = {}; ///< it is done
};

/// None: in that turn there is nothing to win, or the patience was at its end before the best was sure. Requires a
/// legal record that has the turn.
std::optional<Puzzle> puzzle(const Record& record, std::size_t turn, const Patience& patience);

/// What the player's total has grown by; nothing where a rule is broken.
int won(const Puzzle& puzzle, const Record& tried);

/// How good one has become: it grows with every puzzle solved, and shrinks with every answer shown.
struct PuzzleLevel {
    int level = 0;
    int least_points() const { return 3 + 2 * level; } ///< of a puzzle
    PuzzleLevel after_solved() const { return {level < 8 ? level + 1 : level}; }
    PuzzleLevel after_shown() const { return {level > 0 ? level - 1 : 0}; }
};

}
