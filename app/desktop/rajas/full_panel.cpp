#include "app/desktop/rajas/full_panel.h"

#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/sign_button.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/typed_parts.h"

namespace clerk::desktop::rajas {

namespace {

constexpr int dice_in_a_row = 7;

/// Karma, and the die that it turns.
void draw_turned(wxGraphicsContext& gc, const Area& area) {
    const double half = area.m_width * 0.58;
    draw_bonus(gc, Bonus::karma, {area.m_x, area.m_y, half, half});
    draw_bonus(gc, Bonus::die, {area.GetRight() - half, area.GetBottom() - half, half, half});
}

/// A die, and the way down.
void draw_put_back(wxGraphicsContext& gc, const Area& area) {
    const double half = area.m_width * 0.58;
    draw_bonus(gc, Bonus::die, {area.m_x, area.m_y, half, half});
    const UnitTransform unit(gc, {area.GetRight() - half, area.GetBottom() - half, half, half});
    paint_shape(gc, {{0, 0.85}, {0.75, 0}, {0.32, 0}, {0.32, -0.8}, {-0.32, -0.8}, {-0.32, 0}, {-0.75, 0}},
                {.fill = colours().road, .edge = colours().ink, .width = 0.14});
}

}

FullPanel::FullPanel(wxWindow* parent, const game::Game& game, Act act) : wxPanel(parent), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    owed_ = new OwedPanel(this, act_);
    GetSizer()->Add(owed_, 0, wxEXPAND);
    tile_ = new TilePanel(this, act_);
    GetSizer()->Add(tile_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    make_dice();
    places_ = new PlacesPanel(this, game, act_);
    GetSizer()->Add(places_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    another_ = named_button(this, _("4th bonus"), "another-reward", [this] { act_(gain_another); });
    another_->SetToolTip(_("The fourth money bonus is not described: what it gave"));
    fit_to_finger(*another_);
    GetSizer()->Add(another_, 0, wxTOP, FromDIP(near_gap));
}

void FullPanel::make_dice() {
    held_ = new DiceRow(this, "held", _("Dice held"), dice_in_a_row);
    held_->on_choose = [this](std::size_t index) {
        act_([index](const Position& position, Entry entry) { return choose_die(position, std::move(entry), index); });
    };
    seat_ = new SeatStrip(this);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(sign_button(this, "turn-die", _("Turn it over (K)"), draw_turned, [this] { act_(turn_die); }));
    buttons->Add(sign_button(this, "put-back", _("Put back"), draw_put_back, [this] { act_(put_back); }));
    dice_ = new wxBoxSizer(wxHORIZONTAL);
    dice_->Add(held_, 0, wxRIGHT, FromDIP(near_gap));
    dice_->Add(buttons);
    GetSizer()->Add(dice_, 0, wxTOP, FromDIP(near_gap));
    GetSizer()->Add(seat_, 0, wxEXPAND);
}

/// Few dice have the buttons beside them, many above them.
void FullPanel::arrange_dice() {
    const int beside = dice_->GetItem(1)->GetSizer()->CalcMin().x + FromDIP(near_gap) + held_->GetMinSize().x;
    dice_->SetOrientation(beside <= FromDIP(dice_in_a_row * least_target + far_gap) ? wxHORIZONTAL : wxVERTICAL);
}

void FullPanel::show(const Position& position, const Entry& entry, const std::vector<game::Tile>& known) {
    owed_->show(position, entry);
    tile_->Show(owes_tile(position));
    if (tile_->IsShown()) tile_->show(entry, offered_tiles(position, entry, known));
    held_->show(position.seat(position.player).dice, entry.paying, proposed(position, entry));
    seat_->show(seat_view(position));
    another_->Show(may_gain(position));
    arrange_dice();
    const bool sends = position.may_enter() && position.ready->progress.had_worker;
    places_->Show(sends && position.ready->progress.workers == 0 && !owes_tile(position));
    if (places_->IsShown()) places_->show(position, entry);
    Layout();
}

}
