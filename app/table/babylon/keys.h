// What the keys do, and why one can do nothing now.
#pragma once

#include "app/table/babylon/entry.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::babylon {

// Keys that the window answers, for they move the keys or the view alone.
inline constexpr int other_view_key = 'Z';   ///< the garden in perspective, or its plan
inline constexpr int turn_view_key = 'Q';    ///< from the next side
inline constexpr int menu_key = 'M';         ///< of the cell under the cursor: garden_input.h's offers
inline constexpr int next_offered_key = 'J'; ///< the cursor goes to the next ornament that is offered
inline constexpr int proposed_key = 'D';     ///< takes what a photo of the table proposes
inline constexpr int token_key = 'O';        ///< to the round token

// Codes of keys that bear no letter or figure.
inline constexpr int page_up_key = -1;
inline constexpr int page_down_key = -2;
inline constexpr int escape_key = -3;
inline constexpr int delete_key = -4; ///< takes back the piece that is looked at; the window answers it

struct Key {
    wxString words;     ///< empty: shown nowhere
    std::string label;  ///< "R"
    int code = 0;       ///< the letter or figure on it; 0: a row of keys like "1-9" that only stands on the sheet
    bool piece = false; ///< it names a symbol, an ornament or a flower
};
std::vector<Key> keys();

bool is_of_tile(int code); ///< it enters or turns the tile, or what is put beside it

/// `known`: the faces seen before that are offered now. Requires that `why_not` says nothing.
Outcome press(const Position& position, Entry entry, const std::vector<game::Tile>& known, int code);
/// Empty: it can do something.
wxString why_not(const Position& position, const Entry& entry, const std::vector<game::Tile>& known, int code);

}
