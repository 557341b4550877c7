// What the table calls and colours as it likes.
#pragma once

#include "app/desktop/drawing/palette.h"
#include "app/desktop/widgets/fields.h"

#include <functional>
#include <string_view>

#include <wx/clrpicker.h>
#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop {

// How the table calls and colours the pieces, kept with the settings.

inline constexpr std::size_t longest_piece_name = 40; ///< in characters

/// What the settings say, if any are open, is used from now on.
void load_custom_pieces();

// Used from now on, and kept. Not a colour, or an empty name: as usual. False: it could not be kept.
bool name_piece(std::string_view game, std::string_view piece, const wxString& name);
bool colour_piece(std::string_view game, std::string_view piece, const wxColour& colour);

/// What the table calls and colours as it likes: a row a piece, used at once and kept.
class CustomPiecesPage : public wxPanel {
public:
    /// `not_kept`: what was chosen last.
    CustomPiecesPage(wxWindow* parent, std::function<void()> back, std::function<void()> not_kept);

    void show();

private:
    wxWindow* make_sheet();
    wxWindow* group(wxWindow* parent, std::string_view game);
    void add_row(wxWindow* panel, wxSizer& rows, std::string_view game, const CustomPiece& piece);
    KeptText* make_name(wxWindow* parent, std::string_view game, const CustomPiece& piece);
    wxColourPickerCtrl* make_colour(wxWindow* parent, std::string_view game, const CustomPiece& piece);
    void as_usual();

    std::function<void()> back_, not_kept_;
};

}
