#include "app/desktop/widgets/scroll_pane.h"

#include "app/desktop/widgets/labels.h"

namespace clerk::desktop {

wxScrolledWindow* make_scroll_pane(wxWindow* parent, const char* name) {
    auto* pane = new wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    dress_as_ground(*pane);
    pane->SetName(name);
    pane->SetScrollRate(0, pane->FromDIP(far_gap));
    pane->Bind(wxEVT_SIZE, [pane](wxSizeEvent& event) {
        pane->FitInside();
        event.Skip();
    });
    return pane;
}

}
