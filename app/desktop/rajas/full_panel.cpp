#include "app/desktop/rajas/full_panel.h"

#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/step_words.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

#include <wx/wrapsizer.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int dice_in_a_row = 7, picture_side = 30;

game::Dice all_dice() {
    game::Dice dice;
    for (const game::Colour colour : game::colours)
        for (int value = 1; value <= game::highest_value; ++value) dice.push_back({colour, value});
    return dice;
}

wxString tile_in_words(const game::Tile& tile) {
    std::vector<wxString> parts{tile.colour ? short_name(tile) : _("Which tile? Its colour, then its price.")};
    for (const game::Market& market : tile.markets)
        parts.push_back(i18n::fill(wxGETTEXT_IN_CONTEXT("market", "{1} {2}"),
                                   {i18n::rajas::name(market.good), figure(market.value)}));
    for (const game::Building building : tile.buildings) parts.push_back(i18n::rajas::name(building));
    return i18n::one_by_one(parts);
}

}

FullPanel::FullPanel(wxWindow* parent, const game::Game& game, Act act) : wxPanel(parent), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    owed_ = label(this, wxEmptyString);
    owed_->SetFont(owed_->GetFont().Bold());
    GetSizer()->Add(owed_, 0, wxEXPAND);
    make_owed();
    make_tile();
    make_dice();
    make_places(game);
}

wxPanel* FullPanel::add_group(wxSizer* sizer, const wxString& words) {
    auto* group = new wxPanel(this);
    group->SetBackgroundColour(GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (!words.empty()) rows->Add(label(group, words, Type::quiet), 0, wxBOTTOM, FromDIP(2));
    rows->Add(sizer, 0, wxEXPAND);
    group->SetSizer(rows);
    GetSizer()->Add(group, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    return group;
}

wxButton* FullPanel::make_button(wxWindow* parent, wxSizer* sizer, const std::string& name, const wxString& words,
                                 const Intent& intent) {
    auto* button = new wxButton(parent, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(text(name));
    fit_to_finger(*button);
    button->Bind(wxEVT_BUTTON, [this, intent](wxCommandEvent&) { act_(intent); });
    sizer->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(2));
    return button;
}

void FullPanel::step_button(wxPanel* group, wxSizer* sizer, const std::string& name, const wxString& words,
                            game::Step step) {
    make_button(group, sizer, name, words,
                [step](const Position& position, Entry entry) { return take_owed(position, std::move(entry), step); });
}

void FullPanel::make_dice() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    wxPanel* group = add_group(rows, {});
    state_ = label(group, wxEmptyString, Type::quiet);
    held_ = new DiceRow(group, "held", _("Dice held"), dice_in_a_row);
    held_->on_choose = [this](std::size_t index) {
        act_([index](const Position& position, Entry entry) { return choose_die(position, std::move(entry), index); });
    };
    rows->Add(state_);
    rows->Add(held_);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    make_button(group, buttons, "turn-die", _("Turn it over (K)"), turn_die);
    make_button(group, buttons, "put-back", _("Put back"), put_back);
    rows->Add(buttons);
}

void FullPanel::make_places(const game::Game& game) {
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(2, 2)));
    grid->AddGrowableCol(0);
    grid->AddGrowableCol(1);
    places_ = add_group(grid, _("The worker goes to:"));
    for (const game::Spot& spot : spots({game, 0})) {
        const bool own = spot.kind == game::SpotKind::own;
        const auto number =
            std::ranges::count_if(spots_, [](const auto& one) { return one.first.kind == game::SpotKind::own; });
        const std::string name = own ? "to-place-" + std::to_string(number + 1) : "to-" + std::string(id(spot));
        auto* button = new wxButton(places_, wxID_ANY, i18n::rajas::name(spot));
        button->SetName(text(name));
        fit_to_finger(*button);
        button->Bind(wxEVT_BUTTON, [this, spot](wxCommandEvent&) {
            act_([spot](const Position& position, Entry entry) {
                return send_worker(position, std::move(entry), spot);
            });
        });
        grid->Add(button, 1, wxEXPAND);
        spots_.emplace_back(spot, button);
    }
}

void FullPanel::make_owed() {
    auto* dice = new wxBoxSizer(wxVERTICAL);
    pad_ = add_group(dice, _("The dice rolled, one click each:"));
    auto* pad = new DiceRow(pad_, "pad", _("The dice rolled"), game::highest_value);
    pad->show(all_dice(), {});
    pad->on_choose = [this](std::size_t index) {
        act_([index](const Position& position, Entry entry) {
            return take_owed(position, std::move(entry), {game::Roll{{all_dice().at(index)}}});
        });
    };
    dice->Add(pad);
    auto* upgrades = new wxWrapSizer(wxHORIZONTAL);
    upgrades_ = add_group(upgrades, _("Upgrade:"));
    for (const game::Building building : game::buildings)
        step_button(upgrades_, upgrades, "upgrade-" + std::string(id(building)), i18n::rajas::name(building),
                    {game::Upgrade{building}});
    auto* boats = new wxWrapSizer(wxHORIZONTAL);
    boats_ = add_group(boats, _("The boat moves so many free spaces:"));
    for (int by = 1; by <= 6; ++by)
        step_button(boats_, boats, "boat-" + std::to_string(by), figure(by), {game::Sail{.by = by}});
    auto* goods = new wxWrapSizer(wxHORIZONTAL);
    goods_ = add_group(goods, _("Markets of:"));
    for (const game::Good good : game::goods)
        step_button(goods_, goods, "sell-" + std::string(id(good)), i18n::rajas::name(good), {game::Sell{good}});
    auto* whites = new wxWrapSizer(wxHORIZONTAL);
    whites_ = add_group(whites, _("The white tile drawn:"));
    step_button(whites_, whites, "white-die", _("a die"), {game::Drawn{game::White::die}});
    step_button(whites_, whites, "white-money", _("3 money"), {game::Drawn{game::White::money}});
    step_button(whites_, whites, "white-upgrade", _("an upgrade"), {game::Drawn{game::White::upgrade}});
    step_button(whites_, whites, "white-karma", _("1 karma"), {game::Drawn{game::White::karma}});
}

void FullPanel::make_tile() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    tile_ = add_group(rows, {});
    tile_words_ = label(tile_, wxEmptyString);
    rows->Add(tile_words_, 0, wxEXPAND);
    std::vector<Segment> segments;
    for (const game::Colour colour : game::colours)
        segments.push_back({"colour-" + std::string(id(colour)), i18n::rajas::name(colour),
                            picture(*this, FromDIP(picture_side), [colour](wxGraphicsContext& gc, const Area& area) {
                                draw_sign(gc, colour, area);
                            })});
    colours_ = new Segments(tile_, std::move(segments));
    colours_->on_choose = [this](int index) {
        act_([colour = game::colours.at(static_cast<std::size_t>(index))](const Position& position, Entry entry) {
            return choose_colour(position, std::move(entry), colour);
        });
    };
    rows->Add(colours_);
    auto* figures = new wxFlexGridSizer(5, FromDIP(wxSize(0, 0)));
    for (int number = 0; number <= 9; ++number)
        make_button(tile_, figures, "figure-" + std::to_string(number), figure(number),
                    [number](const Position& position, Entry entry) {
                        return type_tile_figure(position, std::move(entry), number);
                    });
    rows->Add(figures);
    auto* parts = new wxWrapSizer(wxHORIZONTAL);
    for (const game::Good good : game::goods)
        make_button(
            tile_, parts, "market-" + std::string(id(good)), i18n::rajas::name(good),
            [good](const Position& position, Entry entry) { return add_market(position, std::move(entry), good); });
    for (const game::Building building : game::buildings)
        make_button(tile_, parts, "building-" + std::string(id(building)), i18n::rajas::name(building),
                    [building](const Position& position, Entry entry) {
                        return add_building(position, std::move(entry), building);
                    });
    rows->Add(parts, 0, wxEXPAND);
    roads_ = new RoadsPicker(tile_, act_);
    rows->Add(roads_);
}

void FullPanel::show(const Position& position, const Entry& entry) {
    const wxString owes = owed_in_words(position);
    owed_->SetLabelText(owes.empty() ? wxString() : broken(*owed_, i18n::fill(_("Still owed: {1}"), {owes}), 300));
    owed_->Show(!owes.empty());
    const game::Seat& seat = position.seat(position.player);
    state_->SetLabelText(i18n::fill(_("Karma {1}, workers left {2} of {3}"),
                                    {figure(seat.karma), figure(seat.workers_left()), figure(seat.workers())}));
    held_->show(seat.dice, entry.paying);
    show_places(position);
    const game::Owed* all = owed(position);
    show_owed(all ? *all : game::Owed{});
    show_tile(position, entry);
    Layout();
}

/// Where nobody can go now, the button says so by being grey; a click still tells why.
void FullPanel::show_places(const Position& position) {
    places_->Show(position.may_enter() && position.ready->progress.workers == 0);
    if (!places_->IsShown()) return;
    const auto moves = worker_moves(position);
    for (const auto& [spot, button] : spots_) {
        const auto found = std::ranges::find(moves, spot, &game::WorkerMove::at);
        const bool open = found != moves.end();
        button->SetForegroundColour(open ? palette().text : palette().quiet);
        wxString words = i18n::rajas::name(spot);
        if (open && found->coins) words = i18n::fill(_("{1}: {2}"), {words, figure(*found->coins)});
        button->SetLabel(words);
    }
}

void FullPanel::show_owed(const game::Owed& owed) {
    pad_->Show(!owed.dice.empty());
    upgrades_->Show(owed.upgrades > 0);
    boats_->Show(!owed.moves.empty());
    goods_->Show(!owed.markets.empty());
    whites_->Show(owed.drawn > 0);
}

void FullPanel::show_tile(const Position& position, const Entry& entry) {
    tile_->Show(owes_tile(position));
    if (!tile_->IsShown()) return;
    tile_words_->SetLabelText(broken(*tile_words_, tile_in_words(entry.tile), 300));
    colours_->choose(entry.tile.colour ? static_cast<int>(*entry.tile.colour) : -1);
    roads_->show(entry);
}

}
