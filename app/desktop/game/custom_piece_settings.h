// How the table calls and colours the pieces, kept with the settings.
#pragma once

#include "app/desktop/drawing/custom_pieces.h"

#include <string_view>

namespace clerk::desktop {

inline constexpr std::size_t longest_piece_name = 40; ///< in characters

/// What the settings say, if any are open, is used from now on.
void load_custom_pieces();

// Used from now on, and kept. Not a colour, or an empty name: as usual. False: it could not be kept.
bool name_piece(std::string_view game, std::string_view piece, const wxString& name);
bool colour_piece(std::string_view game, std::string_view piece, const wxColour& colour);

}
