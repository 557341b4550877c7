// The boards of a game as they stood after a turn: all of them beside each other, or one of them alone.
#pragma once

#include "app/desktop/drawing/painting.h"

#include <optional>
#include <vector>

#include <wx/panel.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// A click on a board shows it alone, as large as there is room; another click shows all again.
class WalkBoards : public wxPanel {
public:
    explicit WalkBoards(wxWindow* parent);

    struct Board {
        DrawSized draw;
        wxString words;          ///< below it
        wxString spoken;         ///< what it is
        wxBitmap sign = {};      ///< of whose it is
        bool stands_out = false; ///< whose turn it was
    };
    void show(std::vector<Board> boards);

private:
    struct Shown {
        DrawnPicture* picture;
        wxStaticBitmap* sign;
        wxStaticText* words;
    };
    void make(std::size_t boards);
    void choose(std::size_t board);
    void arrange();
    void place(const Shown& shown, const wxRect& area);

    std::vector<Shown> shown_;
    std::optional<std::size_t> alone_;
};

}
