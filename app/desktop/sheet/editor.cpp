#include "app/desktop/sheet/editor.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_sheet.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clerk::desktop::sheet {

using namespace table::sheet;

namespace {

constexpr int hand_width = 296, badge_side = 28;

/// Told apart by shape, too: by their place.
const wxColour colours[] = {{0x1f, 0x5f, 0x9e}, {0xb8, 0x3a, 0x26}, {0x1f, 0x73, 0x50}, {0xc7, 0x9c, 0x33},
                            {0x7a, 0x4f, 0x9a}, {0xc2, 0x6a, 0x2c}, {0x3a, 0x8f, 0x9b}, {0xa8, 0x4a, 0x70},
                            {0x6d, 0x61, 0x46}, {0x52, 0x7a, 0x2b}, {0x55, 0x60, 0x77}, {0x8c, 0x5a, 0x4a}};

wxColour colour_of(int player) { return colours[static_cast<std::size_t>(player) % std::size(colours)]; }

/// A counter with so many corners that nobody has the same ones in the same colour.
void draw_player(wxGraphicsContext& gc, int player, const Area& area) {
    constexpr int fewest = 3, kinds = 6;
    const int corners = fewest + player % kinds;
    const wxColour fill = colour_of(player);
    const double radius = area.m_width * 0.44;
    const Point middle = centre(area);
    wxGraphicsPath path = gc.CreatePath();
    for (int corner = 0; corner < corners; ++corner) {
        const double angle = 2 * std::numbers::pi * corner / corners - std::numbers::pi / 2;
        const Point at(middle.m_x + radius * std::cos(angle), middle.m_y + radius * std::sin(angle));
        corner == 0 ? path.MoveToPoint(at) : path.AddLineToPoint(at);
    }
    path.CloseSubpath();
    gc.SetBrush(wxBrush(fill));
    gc.SetPen(wxPen(mixed(fill, {0x1e, 0x14, 0x0a}, 0.55), std::max(1, static_cast<int>(area.m_width / 12))));
    gc.DrawPath(path);
}

}

PlayerSign player_sign(const game::Game& /*game*/, int player) {
    return {[player](wxGraphicsContext& gc, const Area& area) { draw_player(gc, player, area); }, colour_of(player)};
}

SheetEditor::SheetEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table)
    : table_(std::move(table)), game_(game_of(table_.record())) {
    make_hand(hand_parent);
    std::vector<wxBitmap> badges;
    for (const game::Side& side : game::sides(game_.players))
        badges.push_back(badge(side.players.front(), board_parent->FromDIP(badge_side)));
    grid_ = new FiguresGrid(board_parent, game_, badges, grid_intents());
}

GridIntents SheetEditor::grid_intents() {
    return {.enter = [this](const Cell& cell, const game::Figure& figure) { enter(with_figure(game_, cell, figure)); },
            .call =
                [this](std::size_t row, const std::string& name) {
                    game::Game next = with_row_name(game_, row, name);
                    const bool taken = next == game_;
                    enter(std::move(next));
                    table_.say(taken ? _("Another row has that name.") : wxString());
                },
            .remove = [this](std::size_t row) { enter(without_row(game_, row)); },
            .add = [this] { enter(with_row_added(game_)); },
            .end = [this] { end(); },
            .say = [this](const wxString& why) { table_.say(why); }};
}

void SheetEditor::make_hand(wxWindow* parent) {
    hand_ = new wxPanel(parent);
    use_ground_colours(*hand_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto add = [&](wxWindow* part) { rows->Add(part, 0, wxEXPAND | wxBOTTOM, hand_->FromDIP(far_gap)); };
    add(wrapped(hand_, name_line(game_.name), hand_width, Type::title));
    add(wrapped(hand_, i18n::sheet::explained(game_.way), hand_width, Type::quiet));
    next_ = wrapped(hand_, wxEmptyString, hand_width, Type::heading);
    next_->SetName("next");
    add(next_);
    if (game_.way == game::Way::together) {
        won_ = new Segments(hand_, {{"won", _("Won together")}, {"lost", _("Lost together")}});
        won_->on_choose = [this](int index) { enter(with_won(game_, index == 0)); };
        add(won_);
    }
    add(make_ties(hand_));
    if (game_.way != game::Way::places) {
        add_ = large_button(hand_, _("Add a row"), "add-row", [this] {
            enter(with_row_added(game_));
            grid_->focus();
        });
        remove_ = large_button(hand_, _("Remove the last row"), "remove-row", [this] { remove_row(); });
        add(add_);
        add(remove_);
    }
    set_content(*hand_, rows);
    hand_->SetMinSize({wide(*hand_, hand_width + 2 * edge_gap), -1});
}

/// What is asked when several are level: who is ahead, or that they share the victory.
wxWindow* SheetEditor::make_ties(wxWindow* parent) {
    ties_ = new wxPanel(parent);
    use_ground_colours(*ties_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    shared_ = large_button(ties_, _("They share the victory"), "share-victory",
                           [this] { enter(with_ties_shared(game_, true)); });
    rows->Add(shared_, 0, wxEXPAND | wxBOTTOM, parent->FromDIP(near_gap));
    const auto sides = game::sides(game_.players);
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const wxString words = i18n::fill(_("{1} is ahead"), {i18n::sheet::name(game_, sides[side])});
        ahead_.push_back(large_button(ties_, wxControl::EscapeMnemonics(words), wxString::Format("ahead-%zu", side + 1),
                                      [this, side] { enter(with_ahead(game_, side)); }));
        rows->Add(ahead_.back(), 0, wxEXPAND | wxBOTTOM, parent->FromDIP(near_gap));
    }
    ties_->SetSizer(rows);
    ties_->Hide();
    return ties_;
}

void SheetEditor::show(const Look& look) {
    game_ = game_of(table_.record());
    std::vector<Place> marked = look.marked;
    for (const Breach& breach : table_.session->now().report().violations)
        marked.insert(marked.end(), breach.finding.places.begin(), breach.finding.places.end());
    if (!game_.rows.empty() || has_shown_) grid_->show(game_, marked);
    rewrap(*next_, next_in_words(game_), hand_width);
    if (won_) won_->choose(game_.won ? (*game_.won ? 0 : 1) : -1);
    show_ties();
    if (add_) add_->Enable(may_add_row(game_));
    if (remove_) remove_->Enable(game_.rows.size() > (game_.way == game::Way::together ? 0U : 1U));
    hand_->Layout();
    const bool first = !std::exchange(has_shown_, true);
    if (first && is_on_screen()) take_keys();
}

void SheetEditor::show_ties() {
    const auto level = undecided(game_);
    for (std::size_t side = 0; side < ahead_.size(); ++side)
        ahead_[side]->Show(std::ranges::find(level, side) != level.end());
    ties_->Show(!level.empty());
    ties_->Layout();
}

void SheetEditor::take_keys() {
    if (won_ && is_filled(game_) && !game_.won) return won_->focus();
    grid_->focus();
}

/// After the last field: to what is still to be said.
void SheetEditor::end() {
    if (won_ && !game_.won) return won_->focus();
    if (ties_->IsShown()) return shared_->SetFocus();
    grid_->focus();
}

void SheetEditor::remove_row() {
    if (game_.rows.empty()) return;
    enter(without_row(game_, game_.rows.size() - 1));
}

void SheetEditor::enter(game::Game next) {
    if (next == game_) return;
    table_.enter({table_.record().head, std::move(next)});
}

std::vector<Command> SheetEditor::commands() {
    const auto add = [this] { enter(with_row_added(game_)); };
    const auto no_more = [this] { return may_add_row(game_) ? wxString() : _("There can be no more rows."); };
    const auto none = [this] { return game_.rows.empty() ? _("There is no row.") : wxString(); };
    return {{_("Add a row"), {}, 0, add, no_more},
            {_("Remove the last row"), {}, 0, [this] { remove_row(); }, none},
            {_("Next field"), _("Enter or Tab"), 0, {}},
            {_("The field above or below"), _("Up or Down"), 0, {}}};
}

wxBitmap SheetEditor::badge(int player, int side) const {
    return picture(*hand_, side, [player](wxGraphicsContext& gc, const Area& area) { draw_player(gc, player, area); });
}

wxColour SheetEditor::colour(int player) const { return colour_of(player); }

}
