// Figures in rows under common heads, on a panel.
#pragma once

#include <vector>

#include <wx/panel.h>

namespace clerk::desktop {

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

}
