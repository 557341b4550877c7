#include "app/desktop/rajas/places_panel.h"

#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/controls.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/tile_panel.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/typed_parts.h"
#include "core/rajas/visiting.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

#include <wx/button.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int picture_side = 22, place_words_width = 112;

/// A die of no colour with what it has to show.
void draw_asked(wxGraphicsContext& gc, const game::Asked& asked, const Area& area) {
    if (asked.kind == game::Asked::Kind::colour) return draw_die(gc, {asked.colour, 0}, area);
    const wxString words = asked.kind == game::Asked::Kind::value         ? figure(asked.value)
                           : asked.kind == game::Asked::Kind::up_to_three ? wxString("1-3")
                                                                          : wxString("?");
    paint_box(gc, grown(area, -1.5), area.m_width * 0.2,
              {.fill = palette().panel, .edge = palette().quiet, .width = 1.4});
    paint_bold_text(gc, words, centre(area), area.m_height * (words.length() > 1 ? 0.3 : 0.42), palette().quiet);
}

}

PlacesPanel::PlacesPanel(wxWindow* parent, const game::Game& game, const Act& act) : wxPanel(parent), act_(act) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(2, 2)));
    grid->AddGrowableCol(0, 1);
    grid->AddGrowableCol(1, 1);
    std::size_t own = 0;
    for (const game::Spot& spot : spots({game, 0})) {
        if (spot.kind == game::SpotKind::own) ++own;
        places_.push_back(
            {.spot = spot, .number = static_cast<int>(places_.size()) + 1, .button = make_button(spot, own)});
        grid->Add(places_.back().button, 1, wxEXPAND);
    }
    SetSizer(grid);
}

wxButton* PlacesPanel::make_button(const game::Spot& spot, std::size_t number) {
    const std::string name =
        spot.kind == game::SpotKind::own ? "to-place-" + std::to_string(number) : "to-" + std::string(id(spot));
    auto* button =
        new wxButton(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT | wxBU_LEFT);
    button->SetName(text(name));
    fit_height_to_finger(*button, FromDIP(150));
    button->Bind(wxEVT_BUTTON, [this, spot](wxCommandEvent&) {
        act_([spot](const Position& position, Entry entry) { return send_worker(position, std::move(entry), spot); });
    });
    return button;
}

/// A coin or the die that would be paid; where none is held, the die that is asked for.
void PlacesPanel::draw(Place& place, const game::Asked& asked, const game::Dice& pays) {
    if (place.drawn && place.asked == asked && place.pays == pays) return;
    place.asked = asked;
    place.pays = pays;
    place.drawn = true;
    const bool coin = place.spot.kind == game::SpotKind::quarry;
    if (!coin && asked.kind == game::Asked::Kind::none) return place.button->SetBitmap(wxNullBitmap);
    place.button->SetBitmap(picture(*this, FromDIP(picture_side), [&](wxGraphicsContext& gc, const Area& area) {
        if (coin) return draw_coin(gc, area);
        pays.size() == 1 && asked.met_by(pays.front()) ? draw_die(gc, pays.front(), area) : draw_asked(gc, asked, area);
    }));
    place.button->SetBitmapMargins(FromDIP(2), 0); // those of the picture: without one, Windows has none
}

/// The figure by which a place is chosen just now; none: by none.
std::optional<int> PlacesPanel::key_of(int number, Figures figures) {
    constexpr int tenth = 10;
    if (figures == Figures::place && number <= tenth) return number % tenth;
    if (figures == Figures::later_place && number > tenth) return number - tenth;
    return std::nullopt;
}

/// Where nobody can go now, the button says so by being grey; a click still tells why.
void PlacesPanel::show(const Position& position, const Entry& entry) {
    const auto moves = worker_moves(position);
    for (Place& place : places_) {
        const auto found = std::ranges::find(moves, place.spot, &game::WorkerMove::at);
        const bool open = found != moves.end();
        place.button->SetForegroundColour(open ? palette().text : palette().quiet);
        wxString words = i18n::rajas::name(place.spot);
        if (open && found->coins) words = i18n::fill(_("{1}: {2}"), {words, figure(*found->coins)});
        if (const auto key = key_of(place.number, entry.figures)) words = figure(*key) + "  " + words;
        if (place.words != words) {
            place.words = words;
            place.button->SetLabel(wxControl::EscapeMnemonics(broken(*place.button, words, place_words_width)));
            place.drawn = false; // words hide the picture
        }
        draw(place, game::visiting::asked(*position.ready, place.spot), payment(position, entry, place.spot));
    }
}

namespace {

constexpr int dice_pad_width = 312, most_boat_spaces = 6, most_coins = 4;

game::Dice all_dice() {
    game::Dice dice;
    for (const game::Colour colour : game::colours)
        for (int value = 1; value <= game::highest_value; ++value) dice.push_back({colour, value});
    return dice;
}

wxButton* figure_button(wxWindow* parent, const std::string& name, int number, const std::function<void()>& run) {
    auto* button = new wxButton(parent, wxID_ANY, figure(number), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(text(name));
    fit_to_finger(*button);
    button->Bind(wxEVT_BUTTON, [run](wxCommandEvent&) { run(); });
    return button;
}

}

OwedPanel::OwedPanel(wxWindow* parent, Act act) : wxPanel(parent), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    make_coins();
    make_dice();
    make_whites();
    make_upgrades();
    make_boats();
    make_goods();
    yields_ = new YieldsPanel(this, act_);
    GetSizer()->Add(yields_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    make_rewards();
}

wxPanel* OwedPanel::add_group(wxSizer* sizer, const wxString& words) {
    auto* group = new wxPanel(this);
    group->SetBackgroundColour(GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(group, words, Type::quiet), 0, wxBOTTOM, FromDIP(2));
    rows->Add(sizer, 0, wxEXPAND);
    group->SetSizer(rows);
    GetSizer()->Add(group, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    return group;
}

Intent OwedPanel::step(game::Step step) const {
    return [step = std::move(step)](const Position& position, Entry entry) {
        return take_owed(position, std::move(entry), step);
    };
}

void OwedPanel::make_dice() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    dice_ = add_group(rows, _("Click each die that was rolled:"));
    auto* pad = new DiceRow(dice_, "pad", _("The dice rolled"), game::highest_value);
    pad->show(all_dice(), {});
    pad->on_choose = [this](std::size_t index) { act_(step({game::Roll{{all_dice().at(index)}}})); };
    rows->Add(pad);
}

void OwedPanel::make_upgrades() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    upgrades_ = add_group(row, _("Upgrade:"));
    for (const game::Building building : game::buildings)
        row->Add(sign_button(
            upgrades_, "upgrade-" + std::string(id(building)), i18n::rajas::name(building),
            [building](wxGraphicsContext& gc, const Area& area) { draw_building(gc, building, area); },
            [this, building] { act_(step({game::Upgrade{building}})); }));
}

void OwedPanel::make_boats() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    boats_ = add_group(row, _("The boat moves this many free spaces:"));
    for (int by = 1; by <= most_boat_spaces; ++by) {
        spaces_.push_back(figure_button(boats_, "boat-" + std::to_string(by), by,
                                        [this, by] { act_(step({game::Sail{.by = by}})); }));
        row->Add(spaces_.back());
    }
}

void OwedPanel::make_goods() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    goods_ = add_group(row, _("Markets of:"));
    for (const game::Good good : game::goods)
        row->Add(sign_button(
            goods_, "sell-" + std::string(id(good)), i18n::rajas::name(good),
            [good](wxGraphicsContext& gc, const Area& area) { draw_good(gc, good, area); },
            [this, good] { act_(step({game::Sell{good}})); }));
}

void OwedPanel::make_whites() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    whites_ = add_group(row, _("The white tile drawn:"));
    const auto add = [&](const char* name, const wxString& words, game::White tile, const Drawing& sign) {
        row->Add(sign_button(whites_, name, words, sign, [this, tile] { act_(step({game::Drawn{tile}})); }));
    };
    const auto bonus = [](Bonus sign) {
        return [sign](wxGraphicsContext& gc, const Area& area) { draw_bonus(gc, sign, area); };
    };
    add("white-die", _("a die"), game::White::die, bonus(Bonus::die));
    add("white-money", _("3 money"), game::White::money, draw_coin);
    add("white-upgrade", _("an upgrade"), game::White::upgrade, bonus(Bonus::upgrade));
    add("white-karma", _("1 karma"), game::White::karma, bonus(Bonus::karma));
}

void OwedPanel::make_coins() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    coins_ = add_group(row, _("What did the space cost?"));
    for (int coins = 0; coins <= most_coins; ++coins) {
        prices_.push_back(figure_button(coins_, "coins-" + std::to_string(coins), coins, [this, coins] {
            act_([coins](const Position& position, Entry entry) {
                return type_coins(position, std::move(entry), coins);
            });
        }));
        row->Add(prices_.back());
    }
}

void OwedPanel::make_rewards() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rewards_ = new wxPanel(this);
    rewards_->SetBackgroundColour(GetBackgroundColour());
    question_ = label(rewards_, wxEmptyString);
    rows->Add(question_, 0, wxBOTTOM, FromDIP(2));
    on_board_ = new RewardPad(rewards_, GiftsOf::board, dice_pad_width);
    on_river_ = new RewardPad(rewards_, GiftsOf::river, dice_pad_width);
    for (RewardPad* pad : {on_board_, on_river_}) {
        rows->Add(pad, 0, wxEXPAND);
        pad->on_reward = [this](const game::Reward& reward) {
            act_([reward](const Position& position, Entry entry) {
                return type_reward(position, std::move(entry), reward);
            });
        };
    }
    rewards_->SetSizer(rows);
    GetSizer()->Add(rewards_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
}

void OwedPanel::show(const Position& position, const Entry& entry) {
    static const game::Owed nothing;
    const game::Owed* some = owed(position);
    const game::Owed& all = some ? *some : nothing;
    dice_->Show(!all.dice.empty());
    upgrades_->Show(all.upgrades > 0);
    goods_->Show(!all.markets.empty());
    whites_->Show(all.drawn > 0);
    show_boats(all.moves);
    show_coins(position);
    yields_->Show(all.yields > 0);
    if (yields_->IsShown()) yields_->show(position, entry);
    show_reward(position);
    Layout();
}

void OwedPanel::show_boats(const std::vector<game::OwedMove>& moves) {
    boats_->Show(!moves.empty());
    for (int by = 1; by <= most_boat_spaces; ++by)
        spaces_[static_cast<std::size_t>(by) - 1]->Show(std::ranges::any_of(
            moves, [by](const game::OwedMove& move) { return move.exactly ? by == move.most : by <= move.most; }));
}

void OwedPanel::show_coins(const Position& position) {
    const auto asked = typed_coins(position);
    coins_->Show(asked.has_value());
    if (!asked) return;
    for (int coins = 0; coins <= most_coins; ++coins) {
        wxButton& button = *prices_[static_cast<std::size_t>(coins)];
        button.Show(coins >= asked->lowest && coins <= asked->highest);
        button.SetFont(coins == asked->coins ? GetFont().Bold() : GetFont());
        button.SetForegroundColour(coins == asked->coins ? palette().accent : palette().text);
    }
}

void OwedPanel::show_reward(const Position& position) {
    const auto asked = typed_reward(position);
    rewards_->Show(asked.has_value());
    if (!asked) return;
    question_->SetLabelText(asked->words);
    RewardPad* shown = asked->gifts == GiftsOf::river ? on_river_ : on_board_;
    for (RewardPad* pad : {on_board_, on_river_}) pad->Show(pad == shown);
    shown->show(asked->reward);
}

}
