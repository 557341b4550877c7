// A sheet as it is filled: cell by cell, row by row, and what is said at the end; how far it is, in words.
#pragma once

#include "app/table/played_game.h"
#include "core/sheet/play.h"

#include <optional>
#include <string>

#include <wx/string.h>

namespace clerk::table::sheet {

namespace game = clerk::sheet;

/// A cell, from 0.
struct Cell {
    std::size_t row = 0;
    std::size_t side = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
};

/// What was typed into a cell: a figure or a sum, "12.5", "-3", "8+2-1"; nothing: the cell is empty.
struct Typed {
    bool right = true;
    game::Figure figure = {};
};
Typed typed(const game::Game& game, const wxString& text);
wxString shown(const game::Figure& figure); ///< as it is read again
wxString why_wrong(const game::Game& game); ///< what can be typed into a cell

// Of cells and rows that there are.
game::Game with_figure(game::Game game, const Cell& cell, const game::Figure& figure);
game::Game with_row_name(game::Game game, std::size_t row,
                         const std::string& name); ///< the same: it cannot be so called
game::Game with_row_added(game::Game game);
game::Game without_row(game::Game game, std::size_t row);

/// Rows that are numbered are rounds: behind the last one comes the next.
bool by_rounds(const game::Game& game);
bool is_empty(const game::Row& row);
bool is_filled(const game::Game& game); ///< every field has its figure
bool may_add_row(const game::Game& game);

// What is said at the end.
game::Game with_won(game::Game game, bool won);
game::Game with_ties_shared(game::Game game, bool shared);
game::Game with_ahead(game::Game game, std::size_t side); ///< of those that are level it is the first
/// The sides that are level at the top and of which nothing is said; none: nothing has to be.
std::vector<std::size_t> undecided(const game::Game& game);

// The game as any other is asked.

struct Position {
    const game::Game& game;
    Report report;
};
inline Position position(const game::Game& game, const game::Fold& fold) { return {game, fold.report}; }

inline std::optional<int> player_at_turn(const Position& /*position*/) { return std::nullopt; }
wxString heading(const Position& position);                          ///< "Catan, still open: 3"
inline bool finished(const Position& /*position*/) { return false; } ///< that is said by the table

wxString next_in_words(const game::Game& game); ///< what is to be entered next

/// "enter Roads, Linda"; empty: it was something before the first figure.
wxString action_in_words(const clerk::sheet::Game& before, const clerk::sheet::Game& after);

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::sheet::Game& game, const Where& where);

}
