// Text on panels: labels, figures in rows, columns of lists.
#pragma once

#include "app/desktop/drawing/palette.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/window.h>

namespace clerk::desktop {

// Text on panels in the few sizes and colours the window has.
enum class Type { title, heading, body, quiet }; ///< 1.6 ×, 1.25 ×, and twice the system's size

wxStaticText* label(wxWindow* parent, const wxString& text, Type type = Type::body);
wxStaticText* wrapped(wxWindow* parent, const wxString& text, int width, Type type = Type::body);
/// Another text, broken into lines again.
void rewrap(wxStaticText& label, const wxString& text, int width);
/// Another text, with room for so many lines at least: what lies below keeps its place.
void rewrap_high(wxStaticText& label, const wxString& text, int width, int lines);
/// A line that may have more room than the width, not less: what does not fit ends in "…".
wxStaticText* short_line(wxWindow* parent, int width, Type type = Type::body);
void rewrite(wxStaticText& short_line, const wxString& text); ///< a long one stands whole in a tooltip
/// Lays out what it lies in, up to what scrolls, and then itself: its height has changed.
void lay_out_around(wxWindow& window);
/// Words for a window, in lines that are no wider.
wxString broken(const wxWindow& window, const wxString& text, int width);
inline constexpr int button_air = 24; ///< across, round the words of a button

/// FromDIP of what holds words: more where the system's text is larger, as far as the screen has room.
int wide(const wxWindow& window, int width);

inline constexpr int page_text_width = 900; ///< of a paragraph across a page: it fits into a small window

/// The window's ground, or the lighter panel that lies on it, with its text colour.
void use_ground_colours(wxWindow& window);
void use_panel_colours(wxWindow& window);

/// The colours of one palette become those of another, in the window and all that lies in it.
void recolour(wxWindow& window, const Palette& from, const Palette& to);

/// Distances: between things that belong together, between groups, and to the edge.
inline constexpr int near_gap = 6;
inline constexpr int far_gap = 12;
inline constexpr int edge_gap = 16;
/// The only content of a window, with a gap round it.
inline void set_content(wxWindow& window, wxSizer* content, int gap = edge_gap) {
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(content, 1, wxEXPAND | wxALL, window.FromDIP(gap));
    window.SetSizer(edge);
}

inline constexpr int card_radius = 8; ///< of the corners of a card, as buttons have it

// What is laid out again when its window becomes wider or narrower, such as words that are broken into lines.

/// Runs when the window has another width, after all round it is laid out: it may need another height. Another height
/// alone changes nothing, for it comes of just that, and one layout would call for the next without end.
inline void on_new_width(wxWindow& window, std::function<void()> run) {
    const auto width = std::make_shared<int>(0);
    window.Bind(wxEVT_SIZE, [&window, width, run = std::move(run)](wxSizeEvent& event) {
        event.Skip();
        const int now = window.GetClientSize().x;
        if (std::exchange(*width, now) != now) window.CallAfter(run);
    });
}

// Figures in rows under common heads, on a panel.

struct FiguresColumn {
    const char* name;
    wxString head;
};
struct FiguresRow {
    wxString name;
    wxString title;
    std::vector<int> figures; ///< one a column
};
/// A figure is found by the names of its row and column: "player-new".
wxWindow* figures_panel(wxWindow* parent, const std::vector<FiguresColumn>& columns,
                        const std::vector<FiguresRow>& rows);

// Lists: a column of text, in which what is too long ends in "…", and the line that is chosen.

/// In pixels: `width` in FromDIP's at the usual size of text, and room for the title in any language.
[[nodiscard]] int column_width(const wxWindow& list, const wxString& title, int width);

/// `number`: of the model; `width`: as above, or one of wxWidgets' own.
wxDataViewColumn& append_text_column(wxDataViewCtrl& list, const wxString& title, unsigned number, int width,
                                     wxAlignment align = wxALIGN_NOT, int flags = wxDATAVIEW_COL_RESIZABLE);

/// Rows as high as a finger needs, once all columns are there. Under GTK; elsewhere as the system has them.
void make_rows_high(wxDataViewCtrl& list, int height);

/// Chooses a line and brings it into sight, also once the lines of a list that is filled or shown just now have their
/// places.
void choose_in_sight(wxDataViewCtrl& list, const wxDataViewItem& item);

}
