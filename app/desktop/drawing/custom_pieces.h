// Pieces that a table may call and colour as it likes: for a box printed otherwise, and for every eye.
#pragma once

#include "app/desktop/drawing/palette.h"

#include <string_view>
#include <utility>

#include <wx/colour.h>
#include <wx/string.h>

namespace clerk::desktop {

struct CustomPiece {
    std::string_view id; ///< its word in a record
    wxString usual_name;
    wxColour usual_colour;
};

/// From now on the piece has this colour; not a colour: the usual one.
void set_custom_colour(std::string_view game, std::string_view piece, const wxColour& colour);
/// The colour given to the piece, or else the usual one.
wxColour custom_colour(std::string_view game, std::string_view piece, const wxColour& usual);

/// Grows whenever a colour is given.
int custom_colour_changes();

/// Puts those given in place of the usual ones: `pieces` numbered from 0, in the order of `colours`.
template <class Pieces, class Colours>
void apply_custom_colours(std::string_view game, const Pieces& pieces, Colours& colours) {
    for (const auto piece : pieces) {
        wxColour& colour = colours[static_cast<std::size_t>(piece)];
        colour = custom_colour(game, id(piece), colour);
    }
}

/// What a game draws with, light and dark; made anew whenever a colour is given.
template <class Colours> class ThemedColours {
public:
    const Colours& of(Theme theme, Colours (*bright)(), Colours (*darker)(Colours)) {
        if (std::exchange(made_of_, custom_colour_changes()) != custom_colour_changes()) {
            bright_ = bright();
            dark_ = darker(bright_);
        }
        return theme == Theme::dark ? dark_ : bright_;
    }

private:
    Colours bright_ = {};
    Colours dark_ = {};
    int made_of_ = -1;
};

}
