// What the keys of the letters and figures do, and why one can do nothing now.
#pragma once

#include "app/table/alhambra/entry.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::alhambra {

inline constexpr char escape_key = 27;
inline constexpr char menu_key = 'M'; ///< the menu of the cell under the cursor: palace_input.h's offers

struct Key {
    wxString words;     ///< empty: shown nowhere
    std::string label;  ///< "R"
    char code = 0;      ///< the letter or figure on it; 0: a row of keys like "0-9" that only stands on the sheet
    bool piece = false; ///< it names a colour or a currency
};
/// Of the game's depth and number of players.
std::vector<Key> keys(const Position& position);

Outcome press(const Position& position, Entry entry, char code);
/// Empty: it can do something.
wxString why_not(const Position& position, const Entry& entry, char code);

}
