// The colours of the window, and of pieces that a table may call and colour as it likes.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <wx/colour.h>
#include <wx/string.h>

namespace clerk::desktop {

// The colours of the window. Light and dark follow the system; a test or the settings may choose.

enum class Theme { light, dark };

Theme theme();                                 ///< the one in use: chosen, else the system's
void choose_theme(std::optional<Theme> theme); ///< none: follow the system again

/// Another theme while it lives, for what is drawn for paper or a file.
class ScopedTheme {
public:
    explicit ScopedTheme(Theme theme);
    ~ScopedTheme();
    ScopedTheme(const ScopedTheme&) = delete;
    ScopedTheme& operator=(const ScopedTheme&) = delete;

private:
    std::optional<Theme> before_;
};

/// What is written on ground, panel, a finding or what is chosen there is written in text, quiet, accent, illegal or
/// warning.
struct Palette {
    wxColour ground;    ///< of the window
    wxColour panel;     ///< of what lies on the ground
    wxColour line;      ///< edge of a card, and between its rows
    wxColour edge;      ///< of what can be pressed
    wxColour chosen;    ///< ground of what is chosen
    wxColour finding;   ///< ground of the card that tells what is wrong
    wxColour text;      //
    wxColour quiet;     ///< text that stands back
    wxColour accent;    ///< the one accent: what is meant, offered, focused
    wxColour on_accent; ///< words on a button that is filled with the accent
    wxColour halo;      ///< behind a line that must be seen on any ground
    wxColour legal;     //
    wxColour illegal;   //
    wxColour attention; ///< of a finding's places
    wxColour warning;   ///< text that warns
    wxColour shadow;
};

const Palette& palette(); ///< of the theme in use
const Palette& palette(Theme theme);

/// The colour that stands in a palette where this one stands in the other; one that is in no palette stays.
wxColour counterpart(const wxColour& colour, const Palette& from, const Palette& to);

wxColour with_alpha(const wxColour& colour, double alpha);               ///< alpha from 0 to 1
wxColour mixed(const wxColour& a, const wxColour& b, double share_of_b); ///< from a (0) to b (1)
void dim(wxColour& colour);                                              ///< of a piece, as it lies on a dark ground

// The system's controls in the colours of the window. Under GTK alone: elsewhere they look as the system has them.

/// Of the theme in use; once more when it has changed. Whoever needs more contrast keeps what the system gives for it.
void dress_controls();

// Pieces that a table may call and colour as it likes: for a box printed otherwise, and for every eye.
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
