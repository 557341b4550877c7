#include "app/desktop/frame/history_error_page.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/printing.h"

#include <utility>

#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int width = 620;     ///< of the words
constexpr int row_width = 780; ///< of the buttons: in the longer languages they take two

}

HistoryErrorPage::HistoryErrorPage(wxWindow* parent, HistoryErrorActions actions) : wxPanel(parent) {
    dress_as_ground(*this);
    SetName("trouble");
    why_ = label(this, wxEmptyString);
    why_->SetName("trouble-why");
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto add = [&](const wxString& words, const char* name, std::function<void()> run) {
        auto* button = named_button(this, words, name, std::move(run));
        buttons->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(near_gap));
        return button;
    };
    add(_("Try again"), "try-again", std::move(actions.try_again));
    add(_("Choose another file..."), "choose-history", std::move(actions.choose_file));
    add(_("Back-ups..."), "back-ups", std::move(actions.back_ups));
    go_on_ = add(wxEmptyString, "go-on", [this] {
        if (const auto way_on = way_on_) way_on->go(); // it may come to another
    });
    add(_("Copy details"), "copy-details", [this] {
        outcome_->SetLabel(copied_in_words(copy_details(shown_), _("The details are on the clipboard.")));
        Layout();
    });
    add(_("Quit"), "quit", std::move(actions.quit));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->AddStretchSpacer();
    rows->Add(label(this, _("The history of games could not be opened"), Type::title), 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(why_, 0, wxBOTTOM, FromDIP(edge_gap));
    rows->Add(buttons, 0, wxEXPAND);
    outcome_ = label(this, wxEmptyString, Type::quiet);
    outcome_->SetName("copy-outcome");
    rows->Add(outcome_, 0, wxTOP, FromDIP(near_gap));
    rows->AddStretchSpacer();
    rows->SetMinSize(FromDIP(wxSize(row_width, -1)));
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->AddStretchSpacer();
    middle->Add(rows, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    middle->AddStretchSpacer();
    SetSizer(middle);
}

void HistoryErrorPage::show(const ErrorReport& why, std::optional<WayOn> way_on) {
    shown_ = why;
    way_on_ = std::move(way_on);
    go_on_->Show(way_on_.has_value());
    if (way_on_) go_on_->SetLabel(way_on_->words);
    outcome_->SetLabel(wxEmptyString);
    rewrap(*why_, why.told, width);
    Layout();
}

}
