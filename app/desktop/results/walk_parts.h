// What the page of a walk shows of a turn: boards, words, and signs on its buttons.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/table/walk.h"

#include <cstddef>
#include <optional>
#include <vector>

#include <wx/gdicmn.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// Boards beside each other and below each other, as large as they can be.
/// Places for so many boards in a room, row by row; each with as much below it as its caption takes.
std::vector<wxRect> board_grid(wxSize room, std::size_t boards, int caption);

/// The boards of a game as they stood after a turn: all of them beside each other, or one of them alone.
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

// What is told of one turn of a game that is walked through: what was done, what it brought, what was wrong, what was
// missed.
class WalkWords : public wxScrolledWindow {
public:
    explicit WalkWords(wxWindow* parent);

    void show(const table::Walk& walk, std::size_t after);

private:
    struct Part {
        wxStaticText* title;
        wxStaticText* words;
    };
    Part add(const wxString& title, const char* name);
    void fill(const Part& part, const wxString& words);
    void wrap(wxStaticText& label, const wxString& words); ///< as wide as there is room

    wxStaticText* title_;
    wxStaticText* done_;
    Part brought_, findings_, missed_;
};

wxString in_lines(const std::vector<wxString>& lines);
std::vector<wxString> brought_in_words(const table::Walk& walk, std::size_t after); ///< a line a player

// What the buttons bear by which one goes through the turns of a game.

void draw_to_first(wxGraphicsContext& gc, const Area& area);
void draw_before(wxGraphicsContext& gc, const Area& area);
void draw_play(wxGraphicsContext& gc, const Area& area);
void draw_pause(wxGraphicsContext& gc, const Area& area);
void draw_next(wxGraphicsContext& gc, const Area& area);
void draw_to_last(wxGraphicsContext& gc, const Area& area);

}
