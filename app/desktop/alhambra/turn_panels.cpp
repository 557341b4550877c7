#include "app/desktop/alhambra/turn_panels.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/alhambra/entry.h"
#include "app/table/alhambra/turn_input.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int space_side = 50;
constexpr int cards_in_a_row = 7;

wxString payment_in_words(int paid, int price) {
    if (paid == price) return _("Paid exactly: one more action.");
    if (paid > price) return i18n::fill(_("{1} for {2}: no change is given."), {figure(paid), figure(price)});
    return i18n::fill(_("{1} for {2}: too little."), {figure(paid), figure(price)});
}

}

MarketPanel::MarketPanel(wxWindow* parent, wxWindow* parent_of_buttons, int width, Act act)
    : wxPanel(parent), width_(width), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    spaces_ = make_spaces();
    money_ = make_cards("money", choose_laid_out);
    take_ = make_button(parent_of_buttons, _("Take the cards (T)"), "take-cards", take_cards);
    hand_title_ = label(this, wxEmptyString, Type::quiet);
    hand_ = make_cards("hand", choose_of_hand);
    paid_ = label(this, wxEmptyString);
    buy_ = make_button(parent_of_buttons, _("Buy (K)"), "buy", buy);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto add = [&](wxWindow* window, int gap, int flags = 0) {
        rows->Add(window, 0, wxTOP | flags, FromDIP(gap));
    };
    add(spaces_, 0);
    add(paid_, near_gap);
    add(hand_title_, far_gap);
    add(hand_, 2, wxEXPAND);
    add(wrapped(this, _("Cards laid out (1-4)"), width, Type::quiet), far_gap);
    add(money_, 2, wxEXPAND);
    SetSizer(rows);
}

wxSizer* MarketPanel::buttons() const {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(buy_, 2, wxTOP | wxRIGHT, FromDIP(near_gap));
    row->Add(take_, 3, wxTOP, FromDIP(near_gap));
    return row;
}

void MarketPanel::show_all(bool all) {
    for (wxWindow* window : std::initializer_list<wxWindow*>{this, buy_, take_}) window->Show(all);
}

MarketSpaces* MarketPanel::make_spaces() {
    auto* spaces = new MarketSpaces(this, space_side);
    const auto choose = [this](int index) {
        const game::Currency space = game::currencies.at(static_cast<std::size_t>(index));
        act_(
            [space](const Position& position, Entry entry) { return choose_space(position, std::move(entry), space); });
    };
    spaces->on_choose = choose;
    spaces->on_release = choose;
    return spaces;
}

CardRow* MarketPanel::make_cards(const char* prefix, Outcome (*choose)(const Position&, Entry, std::size_t place)) {
    auto* cards = new CardRow(this, prefix, cards_in_a_row);
    cards->on_card = [this, choose](std::size_t place) {
        act_([choose, place](const Position& position, Entry entry) {
            return choose(position, std::move(entry), place);
        });
    };
    return cards;
}

wxButton* MarketPanel::make_button(wxWindow* parent, const wxString& words, const char* name, const Intent& intent) {
    auto* button = new wxButton(parent, wxID_ANY, words);
    fit_to_finger(*button);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [this, intent](wxCommandEvent&) { act_(intent); });
    return button;
}

void MarketPanel::show(const Position& position, const Entry& entry) {
    show_spaces(position, entry);
    show_cards(position, entry);
    show_payment(position, entry);
    Layout();
}

void MarketPanel::show_spaces(const Position& position, const Entry& entry) {
    const game::Market& market = position.ready->market;
    spaces_->show(market);
    for (const game::Currency space : game::currencies)
        spaces_->button(static_cast<int>(space)).Enable(market.at(space).has_value());
    spaces_->choose(entry.space ? static_cast<int>(*entry.space) : -1);
}

void MarketPanel::show_cards(const Position& position, const Entry& entry) {
    const game::State& state = *position.ready;
    const auto filled = [](std::vector<bool> which, const std::vector<game::Card>& cards) {
        which.resize(cards.size());
        return which;
    };
    const std::vector<game::Card> money = sorted(state.money), hand = sorted(state.seat().hand);
    money_->show(money, filled(entry.taking, money), true);
    take_->Enable(!chosen(money, entry.taking).empty());
    const std::string& name = position.game.players.at(static_cast<std::size_t>(state.player)).name;
    hand_title_->SetLabelText(i18n::fill(_("{1}'s money: {2}"), {name_line(name), figure(state.seat().hand.sum())}));
    hand_->show(hand, filled(entry.paying, hand), entry.space.has_value());
}

void MarketPanel::show_payment(const Position& position, const Entry& entry) {
    const auto& tile = entry.space ? position.ready->market.at(*entry.space) : std::nullopt;
    const int paid = game::sum(chosen(sorted(position.ready->seat().hand), entry.paying));
    const bool may_buy = position.ready->progress.actions_left > 0;
    const wxString none = may_buy ? _("Choose a space to buy (Y G B O).") : _("No action is left.");
    rewrap(*paid_, tile ? payment_in_words(paid, tile->price) : none, width_);
    buy_->Enable(tile && paid > 0);
}

TilesPanel::TilesPanel(wxWindow* parent, const Act& act) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    aside_ = new TileRow(this, "aside", _("Aside, to be placed"));
    reserve_ = new TileRow(this, "reserve", _("Reserve (H takes the next)"));
    give_ = new wxButton(this, wxID_ANY, _("Give to Dirk (D)"));
    give_->SetName("give-to-dirk");
    take_away_ = new wxToggleButton(this, wxID_ANY, _("Take a tile away (X)"));
    take_away_->SetName("take-away");
    fit_to_finger(*take_away_);
    for (TileRow* row : {aside_, reserve_})
        row->on_tile = [act](const game::Tile& tile) {
            act([tile](const Position&, Entry entry) { return take_in_hand(std::move(entry), tile); });
        };
    give_->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(give); });
    take_away_->Bind(wxEVT_TOGGLEBUTTON, [act](wxCommandEvent&) { act(take_away); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(aside_, 0, wxEXPAND);
    rows->Add(give_, 0, wxEXPAND | wxTOP, FromDIP(2));
    rows->Add(reserve_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Add(take_away_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void TilesPanel::show(const Position& position, const Entry& entry) {
    const bool in_a_turn = position.stage == Stage::turn;
    aside_->show(position.aside(), entry.tile, true);
    reserve_->show(position.reserve(), entry.tile, in_a_turn);
    give_->Show(position.with_dirk() && entry.tile && position.lies_aside(*entry.tile));
    take_away_->Show(position.final() || (in_a_turn && !position.ready->seat().palace.tiles().empty()));
    show_chosen(*take_away_, entry.taking_away);
    Layout();
}

namespace {}

EndPanel::EndPanel(wxWindow* parent, const Act& act) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    picker_ = new CardPicker(this, 6); // as wide as the panel
    cards_ = new CardRow(this, "turned-up", cards_in_a_row);
    drawn_ = new TileRow(this, "drawn", _("Drawn for Dirk"));
    filled_ = new TileRow(this, "filled", _("Drawn for the market"));
    picker_->on_card = [act](const game::Card& card) {
        act([card](const Position&, Entry entry) { return turn_up(std::move(entry), card); });
    };
    cards_->on_card = [act](std::size_t place) {
        act([place](const Position&, Entry entry) { return put_back_card(std::move(entry), place); });
    };
    for (TileRow* row : {drawn_, filled_})
        row->on_tile = [act](const game::Tile& tile) {
            act([tile](const Position&, Entry entry) { return put_back_tile(std::move(entry), tile); });
        };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* row : std::initializer_list<wxWindow*>{cards_, picker_, drawn_, filled_})
        rows->Add(row, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
}

void EndPanel::show(const Position& position, const Entry& entry) {
    const std::vector<game::Card>& cards = entry.end.cards;
    picker_->Show(wanted(position, entry) == Wanted::card);
    if (picker_->IsShown())
        picker_->show(cards_out(position, entry), game::copies(position.game.players.size()), entry.currency);
    cards_->Show(!cards.empty());
    cards_->show(cards, std::vector<bool>(cards.size()), true);
    drawn_->show(entry.end.dirk, std::nullopt, true);
    filled_->show(entry.end.tiles.tiles(), std::nullopt, true);
    Layout();
}

}
