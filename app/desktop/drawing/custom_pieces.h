// Pieces that a table may call and colour as it likes: for a box printed otherwise, and for every eye.
#pragma once

#include "app/desktop/drawing/palette.h"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

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

/// Each with its usual name; numbered from 0, in the order of their usual colours.
template <class Pieces, class Name, class Colours>
std::vector<CustomPiece> custom_pieces_of(const Pieces& pieces, Name usual_name, const Colours& usual) {
    std::vector<CustomPiece> all;
    for (const auto piece : pieces)
        all.push_back({id(piece), usual_name(piece), usual[static_cast<std::size_t>(piece)]});
    return all;
}

/// What a game draws with, light and dark; made anew whenever a colour is given.
template <class Colours, class Pieces, class OfPieces> class ThemedColours {
public:
    /// `usual`: in the light, with the usual colours of the pieces that a table may colour, numbered from 0.
    ThemedColours(const Colours& usual, Colours (*darker)(Colours), std::string_view game, const Pieces& pieces,
                  OfPieces Colours::*of_pieces)
        : usual_(usual), darker_(darker), game_(game), pieces_(pieces), of_pieces_(of_pieces) {}

    const Colours& of(Theme theme) {
        if (std::exchange(made_of_, custom_colour_changes()) != custom_colour_changes()) {
            bright_ = usual_;
            for (const auto piece : pieces_) {
                wxColour& colour = (bright_.*of_pieces_)[static_cast<std::size_t>(piece)];
                colour = custom_colour(game_, id(piece), colour);
            }
            dark_ = darker_(bright_);
        }
        return theme == Theme::dark ? dark_ : bright_;
    }

private:
    const Colours& usual_;
    Colours (*darker_)(Colours);
    std::string_view game_;
    const Pieces& pieces_;
    OfPieces Colours::*of_pieces_;
    Colours bright_ = {};
    Colours dark_ = {};
    int made_of_ = -1;
};

}
