// Pieces that a table may call and colour as it likes: for a box printed otherwise, and for every eye.
#pragma once

#include <string_view>

#include <wx/colour.h>
#include <wx/string.h>

namespace clerk::desktop {

struct OwnPiece {
    std::string_view id; ///< its word in a record
    wxString usual_name;
    wxColour usual_colour;
};

/// From now on the piece has this colour; not a colour: the usual one.
void give_colour(std::string_view game, std::string_view piece, const wxColour& colour);
/// The colour given to the piece, or else the usual one.
wxColour given_colour(std::string_view game, std::string_view piece, const wxColour& usual);

/// Grows whenever a colour is given.
int given_colours();

}
