#include "app/desktop/game/guide_page.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

constexpr int words_width = 300;

wxString joined(const std::vector<wxString>& lines) {
    wxString all;
    for (const wxString& line : lines) all += (all.empty() ? "" : "\n") + line;
    return all;
}

}

GuidePage::GuidePage(wxWindow* parent, Actions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
    picture_ = new DrawnPicture(this);
    picture_->SetName("guide-picture");
    whose_ = label(this, wxEmptyString, Type::heading);
    count_ = label(this, wxEmptyString, Type::quiet);
    title_ = label(this, wxEmptyString, Type::heading);
    parts_ = label(this, wxEmptyString);
    before_ = button(_("The step before"), "guide-before", [this] { go_to(step_ - 1); });
    next_ = button(_("Next step"), "guide-next", [this] { go_to(step_ + 1); });
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(whose_);
    words->Add(count_, 0, wxTOP, FromDIP(edge_gap));
    words->Add(title_, 0, wxTOP, FromDIP(near_gap));
    words->Add(parts_, 1, wxTOP | wxEXPAND, FromDIP(far_gap));
    words->Add(next_, 0, wxTOP | wxEXPAND, FromDIP(far_gap));
    words->Add(before_, 0, wxTOP | wxEXPAND, FromDIP(near_gap));
    words->Add(button(_("Print all steps..."), "guide-print", [this] { actions_.print(told_, steps_); }), 0,
               wxTOP | wxEXPAND, FromDIP(edge_gap));
    words->Add(button(_("Back"), "back", [this] { CallAfter(actions_.back); }), 0, wxTOP | wxEXPAND, FromDIP(near_gap));
    words->SetMinSize({wide(*this, words_width), -1});
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(picture_, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    columns->Add(words, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(columns);
    Bind(wxEVT_CHAR_HOOK, &GuidePage::key, this);
}

wxButton* GuidePage::button(const wxString& words, const char* name, std::function<void()> run) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    fit_to_finger(*button);
    return button;
}

void GuidePage::show(const wxString& title, std::vector<GuideStep> steps) {
    steps_ = std::move(steps);
    told_ = title;
    rewrap(*whose_, title, words_width);
    go_to(0);
    next_->SetFocus();
}

void GuidePage::go_to(std::size_t step) {
    if (step >= steps_.size()) return;
    step_ = step;
    const wxString count =
        i18n::fill(_("Step {1} of {2}"), {figure(static_cast<int>(step) + 1), figure(static_cast<int>(steps_.size()))});
    count_->SetLabel(count);
    rewrap(*title_, steps_[step].title, words_width);
    rewrap(*parts_, joined(steps_[step].parts), words_width);
    picture_->show(steps_[step].draw, count + ": " + steps_[step].title + "\n" + joined(steps_[step].parts));
    before_->Enable(step > 0);
    next_->Enable(step + 1 < steps_.size());
    Layout();
}

void GuidePage::key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
    case WXK_ESCAPE: return CallAfter(actions_.back);
    case WXK_RIGHT: return go_to(step_ + 1);
    case WXK_LEFT: return go_to(step_ - 1);
    case WXK_HOME: return go_to(0);
    case WXK_END: return go_to(steps_.size() - 1);
    default: event.Skip();
    }
}

}
