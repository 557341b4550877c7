#include "app/desktop/rajas/entry_panel.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/controls.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/rajas/answers.h"
#include "app/table/rajas/entry.h"
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/typed_parts.h"
#include "app/table/rajas/view.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

#include <wx/sizer.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int row = 26, strip_width = 316;
constexpr double sign = 20, text_height = 8.5;
constexpr double faint = 0.28;

Area place(double x, int line) { return square({x + sign / 2, line * row + row / 2.0}, sign); }

void draw_in_order(wxGraphicsContext& gc, Bonus piece, int there, int all, double x) {
    for (int i = 0; i < all; ++i) {
        const Area at = place(x + i * (sign + 2), 0);
        draw_faint(gc, grown(at, 1), i < there ? 1 : faint, [&](auto& on) { draw_bonus(on, piece, at); });
    }
}

}

SeatStrip::SeatStrip(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName("seat");
    SetMinSize(FromDIP(wxSize(strip_width, 2 * row)));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
}

void SeatStrip::show(const SeatView& seat) {
    if (seat == seat_) return;
    seat_ = seat;
    SetToolTip(in_words(seat_));
    set_accessible_name(*this, in_words(seat_));
    Refresh();
}

void SeatStrip::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    draw_counted(*gc);
    draw_valued(*gc);
}

/// Above: workers, and karma from the middle on; pale is what is placed or used up.
void SeatStrip::draw_counted(wxGraphicsContext& gc) {
    draw_in_order(gc, Bonus::worker, seat_.workers_left, seat_.workers, 2);
    draw_in_order(gc, Bonus::karma, seat_.karma, game::most_karma, strip_width / 2.0 + 2);
}

/// Below: what the markets of each good are worth together, then on which level each building is.
void SeatStrip::draw_valued(wxGraphicsContext& gc) {
    constexpr double step = strip_width / 8.0;
    double x = 2;
    const auto figure_beside = [&](int number) {
        paint_bold_text(gc, figure(number), {x + sign + 8, row * 1.5}, text_height, palette().text);
        x += step;
    };
    for (const game::Good good : game::goods) {
        draw_good(gc, good, place(x, 1));
        figure_beside(seat_.markets[static_cast<std::size_t>(good)]);
    }
    for (const game::Building building : game::buildings) {
        draw_building(gc, building, place(x, 1));
        figure_beside(seat_.levels[static_cast<std::size_t>(building)]);
    }
}

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

HeldPanel::HeldPanel(wxWindow* parent, Act act) : wxPanel(parent), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
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
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(dice_);
    rows->Add(seat_, 0, wxEXPAND);
    SetSizer(rows);
}

/// Few dice have the buttons beside them, many above them.
void HeldPanel::arrange() {
    const int beside = dice_->GetItem(1)->GetSizer()->CalcMin().x + FromDIP(near_gap) + held_->GetMinSize().x;
    dice_->SetOrientation(beside <= FromDIP(dice_in_a_row * least_target + far_gap) ? wxHORIZONTAL : wxVERTICAL);
}

void HeldPanel::show(const Position& position, const Entry& entry) {
    held_->show(position.seat(position.player).dice, entry.paying, proposed(position, entry));
    seat_->show(seat_view(position));
    arrange();
    Layout();
}

FullPanel::FullPanel(wxWindow* parent, const game::Game& game, Act act) : wxPanel(parent), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    owed_ = new OwedPanel(this, act_);
    GetSizer()->Add(owed_, 0, wxEXPAND);
    tile_ = new TilePanel(this, act_);
    GetSizer()->Add(tile_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    held_ = new HeldPanel(this, act_);
    GetSizer()->Add(held_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    places_ = new PlacesPanel(this, game, act_);
    GetSizer()->Add(places_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    another_ = named_button(this, _("4th bonus"), "another-reward", [this] { act_(gain_another); });
    another_->SetToolTip(_("The fourth money bonus is not described: what it gave"));
    fit_to_finger(*another_);
    GetSizer()->Add(another_, 0, wxTOP, FromDIP(near_gap));
}

void FullPanel::show(const Position& position, const Entry& entry, const std::vector<game::Tile>& known) {
    owed_->show(position, entry);
    tile_->Show(owes_tile(position));
    if (tile_->IsShown()) tile_->show(entry, offered_tiles(position, entry, known));
    held_->Show(tile_->IsShown()); // a tile's fields need the room below
    if (held_->IsShown()) held_->show(position, entry);
    another_->Show(may_gain(position));
    const bool sends = position.may_enter() && position.ready->progress.had_worker;
    places_->Show(sends && position.ready->progress.workers == 0 && !owes_tile(position));
    if (places_->IsShown()) places_->show(position, entry);
    Layout();
}

namespace {

constexpr int width = 320, lines_of_next = 2;
constexpr int lines_air = 4; ///< above and below two lines on a button, at the least

}

EntryPanel::EntryPanel(wxWindow* parent, const game::Game& game, Act act, EndsPanel::Say say)
    : wxPanel(parent), act_(std::move(act)) {
    use_ground_colours(*this);
    next_ = label(this, wxEmptyString);
    owed_ = label(this, wxEmptyString);
    owed_->SetFont(owed_->GetFont().Bold());
    owed_->SetName("owed");
    middle_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_ground_colours(*middle_);
    middle_->SetScrollRate(0, FromDIP(10));
    roads_ = new RoadsPicker(middle_, act_);
    markers_ = new MarkersPanel(middle_, act_);
    full_ = new FullPanel(middle_, game, act_);
    ends_ = new EndsPanel(middle_, game, act_, std::move(say));
    held_ = new HeldPanel(this, act_);
    end_turn_ = new wxButton(this, wxID_ANY, _("End the turn (D)"));
    end_turn_->SetName("end-turn");
    end_turn_->SetMinSize({-1, height_of_lines(*end_turn_, 2, lines_air)}); // what is given up may be told
    end_turn_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { act_(end_turn); });
    lay_out();
}

void EntryPanel::lay_out() {
    auto* parts = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* part : std::initializer_list<wxWindow*>{roads_, markers_, full_, ends_})
        parts->Add(part, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(parts, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    middle_->SetSizer(edge);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(next_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    rows->Add(owed_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    rows->Add(middle_, 1, wxEXPAND);
    rows->Add(held_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    rows->Add(end_turn_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM | wxTOP, FromDIP(far_gap));
    SetSizer(rows);
    constexpr int room_to_scroll = 16;
    SetMinSize({wide(*this, width + 2 * far_gap + room_to_scroll), -1});
}

void EntryPanel::show(const Position& position, const Entry& entry, const std::vector<game::Tile>& known) {
    wxString next = next_in_words(position, entry);
    if (position.full())
        if (const wxString players = next_players(position); !players.empty()) next += "\n" + players;
    rewrap_high(*next_, next, width, lines_of_next);
    const wxString owes = owed_in_words(position);
    owed_->Show(!owes.empty());
    rewrap(*owed_, owes.empty() ? wxString() : i18n::fill(_("Still owed: {1}"), {owes}), width);
    const bool in_turn = !position.final() && position.stage != Stage::over;
    roads_->Show(in_turn && !position.full());
    full_->Show(in_turn && position.full());
    held_->Show(full_->IsShown() && !owes_tile(position));
    markers_->Show(in_turn && !position.full());
    ends_->Show(position.final() || asks_for_gaps(position));
    if (roads_->IsShown()) roads_->show(entry);
    if (full_->IsShown()) full_->show(position, entry, known);
    if (held_->IsShown()) held_->show(position, entry);
    if (markers_->IsShown()) markers_->show(position, entry);
    if (ends_->IsShown()) ends_->show(position);
    const wxString end = owes.empty() ? _("End the turn (D)") : i18n::fill(_("End the turn without {1} (D)"), {owes});
    end_turn_->SetLabel(wxControl::EscapeMnemonics(broken(*this, end, width - button_air)));
    end_turn_->Show(in_turn);
    middle_->FitInside();
    Layout();
}

}
