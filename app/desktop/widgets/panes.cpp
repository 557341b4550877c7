#include "app/desktop/widgets/panes.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::desktop {

PageHead page_head(wxWindow* page, const wxString& title, const wxString& name, std::function<void()> back) {
    PageHead head{.row = new wxBoxSizer(wxHORIZONTAL),
                  .title = label(page, title, Type::title),
                  .back = large_button(page, _("Back"), name, std::move(back))};
    head.back->SetToolTip("Esc");
    head.row->Add(head.back, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, page->FromDIP(edge_gap));
    head.row->Add(head.title, 0, wxALIGN_CENTRE_VERTICAL);
    return head;
}

void PageHead::add(wxWindow* action, int share) {
    row->Add(action, share, wxALIGN_CENTRE_VERTICAL | wxLEFT, action->FromDIP(far_gap));
}

void PageHead::add_at_right(std::initializer_list<wxWindow*> actions) {
    row->AddStretchSpacer();
    for (wxWindow* action : actions) row->Add(action, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, action->FromDIP(near_gap));
}

wxScrolledWindow* make_scroll_pane(wxWindow* parent, const char* name) {
    auto* pane = new wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_ground_colours(*pane);
    pane->SetName(name);
    pane->SetScrollRate(0, pane->FromDIP(far_gap));
    pane->Bind(wxEVT_SIZE, [pane](wxSizeEvent& event) {
        pane->FitInside();
        event.Skip();
    });
    return pane;
}

void bring_into_view(wxScrolledWindow& pane, const wxWindow& child) {
    int step = 1;
    pane.GetScrollPixelsPerUnit(nullptr, &step);
    const int height = pane.GetClientSize().y, from = pane.GetViewStart().y;
    const int top = pane.ScreenToClient(child.GetScreenPosition()).y, bottom = top + child.GetSize().y;
    if (top < 0 || child.GetSize().y > height)
        pane.Scroll(0, from + top / step - 1);
    else if (bottom > height)
        pane.Scroll(0, from + (bottom - height) / step + 2);
}

void follow_focus(wxScrolledWindow& pane) {
    pane.Bind(wxEVT_CHILD_FOCUS, [&pane](wxChildFocusEvent& event) {
        event.Skip();
        bring_into_view(pane, *event.GetWindow());
    });
}

ZoomPane::ZoomPane(wxWindow* parent) : wxScrolledWindow(parent, wxID_ANY) {
    SetName("zoom");
    use_ground_colours(*this);
    SetScrollRate(1, 1);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit();
    });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        if (!event.ControlDown()) return event.Skip();
        event.GetWheelRotation() > 0 ? zoom_in() : zoom_out();
    });
}

void ZoomPane::put(wxWindow& content) {
    content_ = &content;
    fit();
}

void ZoomPane::zoom(double scale) {
    const wxSize room = GetClientSize();
    const wxPoint corner = scrolled();
    const double before = scale_;
    scale_ = std::clamp(scale, 1.0, largest);
    if (scale_ < step) scale_ = 1;
    fit();
    const auto moved = [&](int at, int width) {
        return static_cast<int>((at + width / 2) * scale_ / before) - width / 2;
    };
    scroll_to({moved(corner.x, room.x), moved(corner.y, room.y)});
}

void ZoomPane::fit() {
    if (!content_) return;
    ShowScrollbars(scale_ > 1 ? wxSHOW_SB_DEFAULT : wxSHOW_SB_NEVER, scale_ > 1 ? wxSHOW_SB_DEFAULT : wxSHOW_SB_NEVER);
    const wxSize room = GetClientSize();
    const wxSize size(static_cast<int>(room.x * scale_), static_cast<int>(room.y * scale_));
    SetVirtualSize(size);
    const wxPoint corner = scrolled();
    content_->SetSize(-corner.x, -corner.y, size.x, size.y);
}

wxPoint ZoomPane::scrolled() const {
    wxPoint corner;
    CalcUnscrolledPosition(0, 0, &corner.x, &corner.y);
    return corner;
}

void ZoomPane::scroll_to(wxPoint point) { Scroll(std::max(point.x, 0), std::max(point.y, 0)); }

void ZoomPane::bring_into_view(wxPoint point) {
    const wxSize room = GetClientSize();
    if (wxRect(scrolled(), room).Contains(point)) return;
    const int edge = std::min(room.x, room.y) / 6;
    wxPoint corner = scrolled();
    corner.x = std::clamp(corner.x, point.x - room.x + edge, std::max(point.x - edge, point.x - room.x + edge));
    corner.y = std::clamp(corner.y, point.y - room.y + edge, std::max(point.y - edge, point.y - room.y + edge));
    if (corner != scrolled()) scroll_to(corner);
}

}
