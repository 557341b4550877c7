// Figures on a page of a player: cards with one figure each, and small tables.
#pragma once

#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop {

/// A panel on the ground with rows, and its heading if there is one.
struct Sheet {
    wxPanel* panel;
    wxSizer* rows;
};
Sheet make_sheet(wxWindow* parent, const wxString& heading = {});

/// A figure, what it is, and what it is to be compared with. `name`: of the figure's label.
struct Card {
    const char* name;
    wxString caption;
    wxString figure;
    wxString note;
};
Sheet make_card(wxWindow* parent, const Card& card);

struct FiguresTable {
    const char* name; ///< of the panel
    wxString heading;
    std::vector<wxString> columns;            ///< the first one of names, the others of figures
    std::vector<std::vector<wxString>> lines; ///< what is more than a page holds is counted in a last line
    int name_width = 128; ///< of the first column at the most, scaled by wide(): two tables fit beside each other
};
wxWindow* make_table(wxWindow* parent, const FiguresTable& table);

}
