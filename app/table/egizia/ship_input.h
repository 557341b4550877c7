// Depth full: what a click comes to while ships are placed, and cards used.
#pragma once

#include "app/table/egizia/entry.h"

#include <span>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::egizia {

/// A place of the Nile. Where nothing has to be said of it the ship is entered at once. Chosen already: entered as it
/// is.
Outcome choose_spot(const Position& position, Entry entry, const game::Spot& spot);
Outcome pass(const Position& position, Entry entry);
Outcome use_card(const Position& position, Entry entry);    ///< what it gives is entered then
Outcome finish_ship(const Position& position, Entry entry); ///< or the use of a card
wxString why_not_finish_ship(const Position& position, const Entry& entry);

/// What is asked of what is being entered.
struct Asked {
    bool gain = false; ///< of a card
    int raise = 0;     ///< crews of choice
    bool ring = false; ///< where the water ring then lies
};
Asked asked(const Position& position, const Entry& entry);

Outcome toggle_raise(const Position& position, Entry entry, game::Crew crew);
Outcome choose_ring(const Position& position, Entry entry, int ring);
Outcome choose_space_of_site(const Position& position, Entry entry, int space); ///< chosen already: let go
Outcome toggle_by_card(const Position& position, Entry entry);
Outcome choose_card(const Position& position, Entry entry, const std::string& card); ///< of the table's list

/// One thing that a card may give; a click adds it once more.
struct Given {
    std::string_view name; ///< "stones"
    const char* words;     ///< to be translated
    void (*add)(game::Gain&);
};
std::span<const Given> givens();
Outcome add_given(const Position& position, Entry entry, const Given& given);
Outcome give(const Position& position, Entry entry, const game::Gain& gain); ///< in place of what was given

wxString ship_in_words(const Position& position, const Entry& entry); ///< what is being entered; empty: nothing

// What the keys of the letters and figures do, and why one can do nothing now.

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
