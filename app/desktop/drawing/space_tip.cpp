#include "app/desktop/drawing/space_tip.h"

#include "app/desktop/drawing/palette.h"

#include <algorithm>

#include <wx/display.h>
#include <wx/sizer.h>
#include <wx/utils.h>

namespace clerk::desktop {

namespace {

constexpr int rest = 500; ///< milliseconds, as GTK has it
constexpr int air = 6, widest = 360;

}

wxPoint place_beside(const wxRect& explained, wxSize size, const wxRect& screen) {
    const auto within = [](int at, int length, int from, int room) {
        return std::max(from, std::min(at, from + room - length));
    };
    const int x = within(explained.x + (explained.width - size.x) / 2, size.x, screen.x, screen.width);
    const int below = explained.GetBottom() + 1 + air, above = explained.y - air - size.y;
    if (below + size.y <= screen.GetBottom() + 1) return {x, below};
    if (above >= screen.y) return {x, above};
    const int right = explained.GetRight() + 1 + air;
    return {right + size.x <= screen.GetRight() + 1 ? right : explained.x - air - size.x,
            within(explained.y, size.y, screen.y, screen.height)};
}

SpaceTip::SpaceTip(wxWindow& canvas) : canvas_(canvas) {
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { is_shown() ? hide_if_left() : show(); });
    const auto goes = [this](auto& event) {
        event.Skip();
        hide();
    };
    for (const auto& gone : {wxEVT_RIGHT_DOWN, wxEVT_LEAVE_WINDOW})
        canvas.Bind(gone, [goes](wxMouseEvent& event) { goes(event); });
    canvas.Bind(wxEVT_KEY_DOWN, [goes](wxKeyEvent& event) { goes(event); });
}

SpaceTip::~SpaceTip() {
    rest_.Stop();
    if (window_) window_->Destroy();
}

void SpaceTip::tell(const wxString& words, const wxRect& explained) {
    if (words == words_ && explained == explained_) return;
    hide();
    words_ = words;
    explained_ = explained;
    if (!words.empty()) rest_.StartOnce(rest);
}

void SpaceTip::show() {
    if (words_.empty() || !canvas_.IsShownOnScreen()) return;
    if (!window_) {
        window_ = new wxPopupWindow(&canvas_, wxBORDER_SIMPLE);
        text_ = new wxStaticText(window_, wxID_ANY, wxEmptyString);
        auto* edge = new wxBoxSizer(wxVERTICAL);
        edge->Add(text_, 0, wxALL, canvas_.FromDIP(air));
        window_->SetSizer(edge);
    }
    window_->SetBackgroundColour(palette().chosen);
    text_->SetForegroundColour(palette().text);
    text_->SetLabelText(words_);
    text_->Wrap(canvas_.FromDIP(widest));
    window_->Fit();
    const int on = wxDisplay::GetFromWindow(&canvas_);
    const wxRect screen = wxDisplay(on == wxNOT_FOUND ? 0U : static_cast<unsigned>(on)).GetClientArea();
    window_->Move(place_beside({canvas_.ClientToScreen(explained_.GetPosition()), explained_.GetSize()},
                               window_->GetSize(), screen));
    window_->Show();
    rest_.Start(rest / 2);
}

/// The canvas may have gone without the pointer leaving it.
void SpaceTip::hide_if_left() {
    if (!canvas_.IsShownOnScreen() || !canvas_.GetScreenRect().Contains(wxGetMousePosition())) hide();
}

void SpaceTip::hide() {
    rest_.Stop();
    if (window_ && window_->IsShown()) window_->Hide();
}

}
