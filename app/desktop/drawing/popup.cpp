#include "app/desktop/drawing/popup.h"

#include <wx/menu.h>
#include <wx/toplevel.h>
#include <wx/weakref.h>

namespace clerk::desktop {

/// The menu belongs to what outlives it.
std::optional<std::size_t> ask_by_menu(wxWindow& window, wxPoint at, const std::vector<wxString>& entries) {
    std::optional<std::size_t> chosen;
    wxMenu menu;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const int item = menu.Append(wxID_ANY, entries[i])->GetId();
        menu.Bind(
            wxEVT_MENU, [&chosen, i](wxCommandEvent&) { chosen = i; }, item);
    }
    const wxWeakRef<wxWindow> asking(&window);
    wxWindow& frame = *wxGetTopLevelParent(&window);
    frame.PopupMenu(&menu, frame.ScreenToClient(window.ClientToScreen(at)));
    return asking ? chosen : std::nullopt;
}

}
