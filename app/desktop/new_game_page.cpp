#include "app/desktop/new_game_page.h"

#include "app/desktop/labels.h"
#include "app/desktop/palette.h"

#include <wx/translation.h>

namespace clerk::desktop {

NewGamePage::NewGamePage(wxWindow* parent) : wxPanel(parent) {
    dress_as_ground(*this);
    title_ = label(this, wxEmptyString, Type::title);
    scrolled_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    dress_as_ground(*scrolled_);
    scrolled_->SetScrollRate(0, FromDIP(12));
    fault_ = label(this, wxEmptyString);
    fault_->SetForegroundColour(palette().illegal);
    auto* back = new wxButton(this, wxID_ANY, _("Back"));
    back->SetName("back");
    back->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { back_(); });
    go_ = new wxButton(this, wxID_ANY, wxEmptyString);
    go_->SetName("go");
    go_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { done_(setup_->game()); });
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(fault_, 1, wxALIGN_CENTRE_VERTICAL);
    buttons->Add(back, 0, wxRIGHT, FromDIP(near_gap));
    buttons->Add(go_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(title_, 0, wxALL, FromDIP(edge_gap));
    rows->Add(scrolled_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(buttons, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(rows);
}

void NewGamePage::ask_new(const Custom& custom, std::function<void(Game)> start, std::function<void()> back) {
    ask(_("New game"), _("Start"), make_setup(scrolled_, custom), std::move(start), std::move(back));
}

void NewGamePage::ask_change(const Record& record, const std::vector<std::string>& names,
                             std::function<void(Game)> change, std::function<void()> back) {
    ask(_("Change the set-up"), _("Change"), make_setup(scrolled_, record, names), std::move(change), std::move(back));
}

void NewGamePage::ask(const wxString& title, const wxString& go, Setup* setup, std::function<void(Game)> done,
                      std::function<void()> back) {
    if (setup_) setup_->Destroy();
    setup_ = setup;
    title_->SetLabelText(title);
    go_->SetLabel(go);
    done_ = std::move(done);
    back_ = std::move(back);
    setup_->on_change = [this] { show_fault(); };
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(setup_, 0, wxEXPAND);
    scrolled_->SetSizer(sizer);
    show_fault();
    go_->SetFocus();
}

void NewGamePage::show_fault() {
    fault_->SetLabelText(setup_->fault());
    go_->Enable(setup_->fault().empty());
    scrolled_->FitInside();
    Layout();
}

}
