#include "app/desktop/widgets/segments.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"

#include <algorithm>

#include <wx/sizer.h>

namespace clerk::desktop {

namespace {

constexpr int air = 4; ///< round a picture: its button's colour tells whether it is chosen

/// A button of words needs air around them; one of a picture is as small as it can be.
wxToggleButton* make_worded(wxWindow* parent, const wxString& words) {
    auto* button = new wxToggleButton(parent, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetMinSize({button->GetTextExtent(words).x + parent->FromDIP(30), -1});
    return button;
}

wxToggleButton* make_pictured(wxWindow* parent, const wxBitmap& picture) {
    const wxSize least = parent->FromDIP(wxSize(least_target, least_target)); // or GTK is asked for its size twice
    auto* button = new wxBitmapToggleButton(parent, wxID_ANY, picture, wxDefaultPosition, least, wxBU_EXACTFIT);
    fit_to_picture(*button, air);
    fit_to_finger(*button);
    return button;
}

}

void show_chosen(wxToggleButton& button, bool chosen) {
    button.SetValue(chosen);
    if (!chosen && !button.UseBackgroundColour()) return; // to ask the system for its colour takes long
    const wxColour wanted = chosen ? chosen_control() : wxNullColour;
    if (button.GetBackgroundColour() != wanted) button.SetBackgroundColour(wanted);
}

Segments::Segments(wxWindow* parent, std::vector<Segment> segments, int columns) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(columns > 0 ? columns : static_cast<int>(segments.size()), FromDIP(wxSize(2, 2)));
    for (const Segment& segment : segments) {
        wxToggleButton* button = make(segment);
        const int index = static_cast<int>(buttons_.size());
        button->Bind(wxEVT_TOGGLEBUTTON, [this, index](wxCommandEvent&) { toggled(index); });
        grid->Add(button, 0, wxEXPAND);
        buttons_.push_back(button);
    }
    SetSizer(grid);
}

wxToggleButton* Segments::make(const Segment& segment) {
    wxToggleButton* button =
        segment.picture.IsOk() ? make_pictured(this, segment.picture) : make_worded(this, segment.words);
    button->SetName(text(segment.name));
    button->SetToolTip(segment.tip.empty() ? segment.words : segment.tip);
    set_accessible_name(*button, segment.words);
    return button;
}

void Segments::choose(int index) {
    chosen_ = index;
    for (std::size_t i = 0; i < buttons_.size(); ++i) show_chosen(*buttons_[i], static_cast<int>(i) == index);
}

void Segments::focus() { button(std::max(0, chosen_)).SetFocus(); }

void Segments::toggled(int index) {
    const bool released = index == chosen_;
    choose(released && on_release ? -1 : index);
    if (released && on_release) on_release(index);
    if (!released && on_choose) on_choose(index);
}

}
