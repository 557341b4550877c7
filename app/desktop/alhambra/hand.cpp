#include "app/desktop/alhambra/hand.h"

#include "app/desktop/alhambra/next_words.h"
#include "app/desktop/labels.h"

#include <wx/sizer.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int width = 264;
constexpr std::size_t scoring_cards = 2;

wxString actions_in_words(int actions) {
    if (actions == 0) return _("No action is left.");
    return wxString::Format(wxPLURAL("%d action left", "%d actions left", static_cast<unsigned>(actions)), actions);
}

}

Hand::Hand(wxWindow* parent, const game::Game& game)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
    dress_as_ground(*this);
    SetScrollRate(0, FromDIP(10));
    next_ = label(this, wxEmptyString);
    actions_ = label(this, wxEmptyString, Type::quiet);
    tiles_ = new TilesPanel(this);
    picker_ = new TilePicker(this);
    market_ = new MarketPanel(this, width);
    end_ = new EndPanel(this);
    finished_ = new FinalPanel(this, game);
    scoring_ = new wxToggleButton(this, wxID_ANY, _("A scoring card came up (S)"));
    scoring_->SetName("scoring");
    scoring_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { on_scoring(); });
    end_turn_ = make_button(_("End the turn (E)"), "end-turn", [this] { on_end(); });
    back_ = make_button(_("Back to the turn (Esc)"), "back-to-turn", [this] { on_back(); });
    give_out_ = make_button(_("Give out what is left (E)"), "give-out", [this] { on_end(); });
    lay_out();
}

wxButton* Hand::make_button(const wxString& words, const char* name, std::function<void()> run) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    return button;
}

void Hand::lay_out() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto add = [&](wxWindow* window, int gap) { rows->Add(window, 0, wxTOP | wxEXPAND, FromDIP(gap)); };
    add(next_, 0);
    add(actions_, 2);
    add(finished_, far_gap);
    add(picker_, far_gap);
    add(market_, far_gap);
    add(tiles_, far_gap);
    add(end_, far_gap);
    add(scoring_, edge_gap);
    add(end_turn_, near_gap);
    add(back_, near_gap);
    add(give_out_, near_gap);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    SetSizer(edge);
    SetMinSize(FromDIP(wxSize(width + 2 * far_gap + 8, -1)));
}

void Hand::show(const Position& position, const Hold& hold) {
    rewrap(*next_, next_in_words(position, hold), FromDIP(width));
    show_parts(position, hold);
    show_buttons(position, hold);
    FitInside();
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
    actions_->Show(in_turn && !hold.ending);
    actions_->SetLabelText(in_turn ? actions_in_words(position.ready->progress.actions_left) : wxString());
    scoring_->Show(in_turn && position.table.scorings.size() < scoring_cards);
    scoring_->SetValue(hold.end.scoring);
    end_turn_->Show(in_turn);
    back_->Show(in_turn && hold.ending);
    give_out_->Show(position.stage == Stage::give_out);
}

}
