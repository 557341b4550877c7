#include "app/desktop/game/new_game_page.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/game/copy_settings.h"
#include "app/desktop/widgets/escape_key.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/table/catalogue.h"
#include "core/record_copy.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

NewGamePage::NewGamePage(wxWindow* parent) : wxPanel(parent) {
    dress_as_ground(*this);
    title_ = label(this, wxEmptyString, Type::title);
    std::vector<Segment> segments;
    for (const std::string_view game : table::played_games())
        segments.push_back({"game-" + std::string(game), i18n::game_name(game)});
    games_ = new Segments(this, std::move(segments));
    games_->on_choose = [this](int index) { choose_game(index); };
    copy_ = named_button(this, _("Your own copy..."), "own-copy", [this] { on_copy(defaults_.game); });
    described_ = label(this, wxEmptyString, Type::quiet);
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
    go_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { done_(setup_->game(), aids_->aids()); });
    for (wxButton* button : {back, go_}) button->SetMinSize(FromDIP(wxSize(-1, least_target)));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(fault_, 1, wxALIGN_CENTRE_VERTICAL);
    buttons->Add(back, 0, wxRIGHT, FromDIP(near_gap));
    buttons->Add(go_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    head_ = new wxBoxSizer(wxHORIZONTAL);
    head_->Add(title_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(edge_gap));
    head_->Add(games_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(far_gap));
    head_->Add(copy_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    head_->Add(described_, 0, wxALIGN_CENTRE_VERTICAL);
    rows->Add(head_, 0, wxALL, FromDIP(edge_gap));
    rows->Add(scrolled_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(buttons, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(rows);
    go_back_on_escape(*this, [this] { back_(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_head();
        event.Skip();
    });
}

/// How much of the copy is described is told where there is room for it beside the button.
void NewGamePage::fit_head() {
    described_->Show(copy_->IsShown());
    described_->Show(copy_->IsShown() && head_->CalcMin().x + FromDIP(2 * edge_gap) <= GetClientSize().x);
}

void NewGamePage::ask_new(const SetupDefaults& defaults, Agreed start, std::function<void()> back) {
    defaults_ = defaults;
    games_->Show();
    games_->choose(
        static_cast<int>(std::ranges::find(table::played_games(), defaults.game) - table::played_games().begin()));
    put(make_setup(scrolled_, defaults), defaults.game, defaults.aids);
    ask(_("New game"), _("Start"), std::move(start), std::move(back));
}

void NewGamePage::ask_change(const Record& record, const std::vector<std::string>& names, Agreed change,
                             std::function<void()> back) {
    games_->Hide();
    put(make_setup(scrolled_, record, names), game_id(record), aids(record.head));
    show_copy(false, game_id(record));
    ask(_("Change the set-up"), _("Change"), std::move(change), std::move(back));
}

void NewGamePage::ask(const wxString& title, const wxString& go, Agreed done, std::function<void()> back) {
    title_->SetLabelText(title);
    go_->SetLabel(go);
    done_ = std::move(done);
    back_ = std::move(back);
    begin_at_top();
}

void NewGamePage::begin_at_top() {
    CallAfter([this] { // once the page is there: it may have been left by then
        if (go_->IsShownOnScreen()) go_->SetFocus();
    });
    scrolled_->Scroll(0, 0);
}

void NewGamePage::put(Setup* setup, std::string_view game, Aids aids) {
    if (setup_) setup_->Destroy();
    setup_ = setup;
    setup_->on_change = [this] { show_fault(); };
    aids_ = new AidsPanel(setup_, game, aids);
    setup_->add(aids_);
    show_copy(has_copy(game), game);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(setup_, 0, wxEXPAND);
    scrolled_->SetSizer(sizer);
    show_fault();
}

void NewGamePage::show_copy(bool there, std::string_view game) {
    copy_->Show(there);
    described_->Hide();
    if (!there) return;
    const table::CopyDescription copy = kept_copy(game, parts_of_copy(game));
    const auto counts = [&](const table::CopyPart& part) { return !copy.told(part).empty(); };
    described_->SetLabelText(i18n::fill_figures(
        _("parts described: {1} of {2}"),
        {static_cast<int>(std::ranges::count_if(copy.parts(), counts)), static_cast<int>(copy.parts().size())}));
    copy_->SetToolTip(described_->GetLabelText());
    fit_head();
}

void NewGamePage::choose_game(int index) {
    defaults_.game = table::played_games()[static_cast<std::size_t>(index)];
    put(make_setup(scrolled_, defaults_), defaults_.game, aids_->aids());
}

void NewGamePage::show_fault() {
    fault_->SetLabelText(setup_->fault());
    go_->Enable(setup_->fault().empty());
    scrolled_->FitInside();
    Layout();
}

}
