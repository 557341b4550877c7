#include "app/desktop/alhambra/market_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/table/alhambra/turn_input.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/sizer.h>

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

}
