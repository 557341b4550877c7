// The colours of the window. Light and dark follow the system; a test or the settings may choose.
#pragma once

#include <optional>

#include <wx/colour.h>

namespace clerk::desktop {

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

/// What is written on ground, panel or what is chosen there is written in text, quiet, accent, illegal or warning.
struct Palette {
    wxColour ground;    ///< of the window
    wxColour panel;     ///< of what lies on the ground
    wxColour text;      //
    wxColour quiet;     ///< text that stands back
    wxColour accent;    ///< the one accent: what is meant, offered, focused
    wxColour halo;      ///< behind a line that must be seen on any ground
    wxColour legal;     //
    wxColour illegal;   //
    wxColour attention; ///< of a finding's places
    wxColour warning;   ///< text that warns
    wxColour shadow;
};

const Palette& palette(); ///< of the theme in use
const Palette& palette(Theme theme);
wxColour chosen_ground(Theme theme = desktop::theme()); ///< of what is chosen on a panel, and holds text
wxColour chosen_control();                              ///< of a button that is chosen

/// The colour that stands in a palette where this one stands in the other; one that is in no palette stays.
wxColour counterpart(const wxColour& colour, const Palette& from, const Palette& to);

wxColour with_alpha(const wxColour& colour, double alpha);               ///< alpha from 0 to 1
wxColour mixed(const wxColour& a, const wxColour& b, double share_of_b); ///< from a (0) to b (1)
void dim(wxColour& colour);                                              ///< of a piece, as it lies on a dark ground

// The system's controls in the colours of the window. Under GTK alone: elsewhere they look as the system has them.

/// Of the theme in use; once more when it has changed. Whoever needs more contrast keeps what the system gives for it.
void dress_controls();

}
