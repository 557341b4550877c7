// What the left of the window shows, and what a click there comes to.
#pragma once

#include "app/table/babylon/entry.h"
#include "app/table/babylon/setup.h"

#include <wx/string.h>

namespace clerk::table::babylon {

// What the left of the window shows: whatever the player at turn needs next, and nothing else.

/// The round's token.
struct TokenView {
    std::optional<game::Effect> effect = {}; ///< none: not entered yet
    bool used = false;                       ///< in this turn
};

struct EntryView {
    wxString next;                       ///< what is to be done next
    std::optional<TokenView> token = {}; ///< none: no token is in force
    bool quarry = false;
    bool slot = false; ///< with the tile taken and the pillars
    bool face = false;
    bool take = false; ///< the tile can be taken as entered, once its flower is
    bool placing = false;
    bool kinds = false;
    std::optional<game::Kind> kind = {}; ///< being attempted
    std::vector<game::Tile> known = {};  ///< faces seen before, the likeliest first
    int times_entered = 0;               ///< of a face that was entered as often as the box has it; else 0
    bool end = false;                    ///< the turn can be ended
    bool end_with_tile = false;          ///< by storing or discarding the tile that is left
};

/// `known`: faces of earlier games, those seen most often first.
EntryView entry_view(const Position& position, const Entry& entry, const std::vector<game::Tile>& known,
                     const Box& box);

// What a click on the left of the window comes to: the round token, the dig, the tile in hand, the end of the turn.

Outcome reveal_token(const Position& position, Entry entry, game::Effect effect); ///< of this round

// The dig. A tile is taken as soon as flower and symbols are complete.
/// Single pillars that the stack would bring. Before the face is known: with the player's own flower it is one more.
/// None: nothing can be dug there now.
std::optional<int> income(const Position& position, const Entry& entry, game::Cell stack);
/// The stack chosen already: its tile is taken as it was entered.
Outcome choose_stack(const Position& position, Entry entry, game::Cell stack);
Outcome choose_stack_by_figure(const Position& position, Entry entry, int figure); ///< its column, then its row, from 1
Outcome enter_flower(const Position& position, Entry entry, game::Flower flower);
Outcome enter_symbol(const Position& position, Entry entry, game::Symbol symbol);
Outcome enter_face(const Position& position, Entry entry, game::Tile face);
Outcome choose_space(const Position& position, Entry entry, game::Corner as_it_lies); ///< entered anew, next
Outcome take_tile(const Position& position, Entry entry);

// The terrace that is placed next.
Outcome choose_tile(const Position& position, Entry entry, std::optional<game::From> from);
Outcome choose_level(const Position& position, Entry entry, std::optional<int> level); ///< none: the lowest that fits
Outcome choose_open_corner(const Position& position, Entry entry, std::optional<game::Corner> corner);
Outcome next_open_corner(const Position& position, Entry entry); ///< none, then clockwise from the north-west
Outcome turn_tile(const Position& position, Entry entry);        ///< a quarter clockwise

/// An ornament of the kind is attempted; once more, and it is let go.
Outcome choose_kind(const Position& position, Entry entry, game::Kind kind);

Outcome end_turn(const Position& position, Entry entry, game::Unplaced unplaced);

}
