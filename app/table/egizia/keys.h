// What the keys of the letters and figures do, and why one can do nothing now.
#pragma once

#include "app/table/egizia/entry.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::egizia {

inline constexpr char escape_key = 27;

struct Key {
    wxString words;    ///< empty: shown nowhere
    std::string label; ///< "B"
    char code = 0;     ///< the letter or figure on it; 0: a row of keys like "0-9" that only stands on the sheet
};
/// Of the game's depth.
std::vector<Key> keys(const Position& position);

Outcome press(const Position& position, Entry entry, char code);

}
