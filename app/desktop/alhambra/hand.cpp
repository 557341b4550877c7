#include "app/desktop/alhambra/hand.h"

#include "app/desktop/alhambra/next_words.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/words.h"

#include <wx/sizer.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int width = 264;
constexpr std::size_t scoring_cards = 2;

wxString actions_in_words(int actions) {
    if (actions == 0) return _("No action is left.");
    return wxString::Format(wxPLURAL("%d action left.", "%d actions left.", static_cast<unsigned>(actions)), actions);
}

wxString what_next(const Position& position, const Hold& hold) {
    const wxString words = next_in_words(position, hold);
    if (position.stage != Stage::turn || hold.ending) return words;
    return i18n::fill("{1} {2}", {words, actions_in_words(position.ready->progress.actions_left)});
}

}

Hand::Hand(wxWindow* parent, const game::Game& game) : wxPanel(parent) {
    dress_as_ground(*this);
    next_ = label(this, wxEmptyString);
    middle_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    dress_as_ground(*middle_);
    middle_->SetScrollRate(0, FromDIP(10));
    finished_ = new FinalPanel(middle_, game);
    picker_ = new TilePicker(middle_);
    market_ = new MarketPanel(middle_, width);
    tiles_ = new TilesPanel(middle_);
    end_ = new EndPanel(middle_);
    scoring_ = new wxToggleButton(this, wxID_ANY, wxEmptyString);
    scoring_->SetLabel(broken(*scoring_, _("A scoring card came up (S)"), width - button_air));
    scoring_->SetName("scoring");
    scoring_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { on_scoring(); });
    end_turn_ = make_button(_("End the turn (E)"), "end-turn", [this] { on_end(); });
    back_ = make_button(_("Back to the turn (Esc)"), "back-to-turn", [this] { on_back(); });
    give_out_ = make_button(_("Give out what is left (E)"), "give-out", [this] { on_end(); });
    lay_out();
}

wxButton* Hand::make_button(const wxString& words, const char* name, std::function<void()> run) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetLabel(broken(*button, words, width - button_air));
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    return button;
}

wxSizer* Hand::parts() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* part : std::initializer_list<wxWindow*>{finished_, picker_, market_, tiles_, end_})
        rows->Add(part, 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    return edge;
}

wxSizer* Hand::buttons() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* button : std::initializer_list<wxWindow*>{scoring_, back_, end_turn_, give_out_})
        rows->Add(button, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    return rows;
}

void Hand::lay_out() {
    middle_->SetSizer(parts());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(next_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    rows->Add(middle_, 1, wxEXPAND);
    rows->Add(buttons(), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(far_gap));
    SetSizer(rows);
    SetMinSize({wide(*this, width + 2 * far_gap + 8), -1});
}

void Hand::show(const Position& position, const Hold& hold) {
    rewrap(*next_, what_next(position, hold), width);
    show_parts(position, hold);
    show_buttons(position, hold);
    middle_->FitInside();
    Layout();
}

void Hand::show_parts(const Position& position, const Hold& hold) {
    const bool in_turn = position.stage == Stage::turn && !hold.ending;
    market_->Show(in_turn && position.full());
    if (market_->IsShown()) market_->show(position, hold);
    picker_->Show(wants_tile(wanted(position, hold)));
    if (picker_->IsShown()) picker_->show(hold.pick, gone(position, hold));
    tiles_->Show(in_turn || position.stage == Stage::end || position.stage == Stage::palaces);
    if (tiles_->IsShown()) tiles_->show(position, hold);
    end_->Show(position.stage == Stage::turn && hold.ending);
    if (end_->IsShown()) end_->show(position, hold);
    finished_->Show(position.final());
    if (finished_->IsShown()) finished_->show(position, hold);
}

void Hand::show_buttons(const Position& position, const Hold& hold) {
    const bool in_turn = position.stage == Stage::turn;
    scoring_->Show(in_turn && position.table.scorings.size() < scoring_cards);
    scoring_->SetValue(hold.end.scoring);
    end_turn_->Show(in_turn);
    back_->Show(in_turn && hold.ending);
    give_out_->Show(position.stage == Stage::give_out);
}

}
