// What the table calls and colours as it likes: a row a piece, used at once and kept.
#pragma once

#include "app/desktop/drawing/custom_pieces.h"

#include <functional>

#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop {

class CustomPiecesPage : public wxPanel {
public:
    CustomPiecesPage(wxWindow* parent, std::function<void()> back);

    void show();

private:
    wxWindow* make_sheet();
    wxWindow* group(wxWindow* parent, std::string_view game);
    void add_row(wxWindow* panel, wxSizer& rows, std::string_view game, const CustomPiece& piece);
    void as_usual();

    std::function<void()> back_;
};

}
