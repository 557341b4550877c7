// The board's half of Babylon's editor.
#include "app/desktop/babylon/editor.h"
#include "app/desktop/babylon/level_picture.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/babylon/changes.h"
#include "core/babylon/advice.h"
#include "core/judge.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/menu.h>

namespace clerk::desktop::babylon {

namespace {

constexpr int levels_shown = 6;

}

wxWindow* BabylonEditor::make_board(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    dress_as_ground(*panel);
    canvas_ = new BoardCanvas(panel);
    canvas_->SetName("board");
    standing_ = new GardenCanvas(panel);
    standing_->SetName("standing");
    standing_->Hide();
    levels_ = make_levels(panel);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(canvas_, 1, wxEXPAND);
    row->Add(standing_, 1, wxEXPAND);
    row->Add(levels_, 0, wxALIGN_CENTRE_VERTICAL);
    panel->SetSizer(row);
    return panel;
}

Segments* BabylonEditor::make_levels(wxWindow* parent) {
    std::vector<Segment> segments{{"look-all", _("All levels"),
                                   level_picture(*parent, parent->FromDIP(22), levels_shown, sign_of_all()),
                                   _("Look at all levels (Page Up)")}};
    for (int level = levels_shown; level > 0; --level)
        segments.push_back(
            {"look-" + std::to_string(level), i18n::fill(_("Level {1}"), {figure(level)}),
             level_picture(*parent, parent->FromDIP(22), level, figure(level)),
             i18n::fill(_("Look beneath: fade what lies above level {1} (Page Down)"), {figure(level)})});
    auto* levels = new Segments(parent, std::move(segments), 1);
    levels->on_choose = [this](int index) {
        look_up_to(index == 0 ? std::nullopt : std::optional(levels_shown + 1 - index));
    };
    return levels;
}

void BabylonEditor::listen_to_board() {
    canvas_->ghost_at = [this](game::Cell anchor) { return ghost_at(anchor); };
    canvas_->ornament_ghost_at = [this](game::Cell cell) { return ornament_ghost_at(cell); };
    canvas_->on_place = [this](game::Cell anchor) { place(anchor); };
    canvas_->on_cell = [this](game::Cell cell) { choose_cell(cell); };
    canvas_->on_offered = [this](const game::Building& building) { build(building); };
    canvas_->on_menu = [this](game::Cell cell) { offer_pieces(cell); };
    canvas_->on_aim = [this](std::optional<game::Cell> cell) {
        table_.point(cell ? std::optional(Place{cell->x, cell->y}) : std::nullopt);
    };
}

void BabylonEditor::show_board() {
    BoardView view{
        .garden = position_.garden(look_.player), .marked = look_.marked, .advised = look_.advised, .lit = look_.lit};
    const bool at_turn = position_.ready && may_build();
    if (look_.offers && at_turn && hold_.tool != Tool::ornament) view.offered = position_.offered;
    if (position_.state.hand && position_.state.player() == look_.player)
        view.fresh_terraces = static_cast<std::size_t>(position_.state.hand->terraces_placed);
    if (at_turn) view.served = game::effect_spaces(*position_.ready);
    view.effect = position_.state.effect();
    standing_->show(view.garden, view.fresh_terraces);
    view.up_to_level = up_to_level_;
    canvas_->show(std::move(view));
}

void BabylonEditor::look_up_to(std::optional<int> level) {
    up_to_level_ = level;
    levels_->choose(level ? levels_shown + 1 - *level : 0);
    show_board();
}

void BabylonEditor::look_at_standing(bool standing) {
    standing_->Show(standing);
    canvas_->Show(!standing);
    levels_->Show(!standing);
    board_panel_->Layout();
    send_keys_to_board();
}

void BabylonEditor::send_keys_to_board() { standing_->IsShown() ? standing_->SetFocus() : canvas_->SetFocus(); }

void BabylonEditor::look_deeper() { look_up_to(std::max(1, up_to_level_.value_or(levels_shown + 1) - 1)); }

void BabylonEditor::look_higher() {
    const int level = up_to_level_.value_or(levels_shown) + 1;
    look_up_to(level <= levels_shown ? std::optional(level) : std::nullopt);
}

/// The tile as it would be placed: entered by hand where the depth knows no quarry.
Draft BabylonEditor::draft() const {
    Draft draft = hold_.draft;
    draft.tile = tile_in_hand().value_or(game::Tile{});
    return draft;
}

std::optional<game::Tile> BabylonEditor::tile_in_hand() const {
    if (!position_.full()) return table::babylon::tile(hold_.face, false);
    if (!position_.ready) return std::nullopt;
    return hold_.draft.from == game::From::dug ? position_.ready->hand->dug : position_.ready->seat().slot;
}

game::Placement BabylonEditor::placement_at(game::Cell anchor) const {
    return position_.final()
               ? final_placement(position_.game, position_.garden(look_.player), look_.player, draft(), anchor)
               : placement(*position_.ready, draft(), anchor);
}

Findings BabylonEditor::judged(const game::Placement& placement) const {
    return position_.final() ? judge(position_.game, look_.player, placement)
                             : game::check(*position_.ready, placement);
}

Findings BabylonEditor::judged(const game::Building& building) const {
    return position_.final() ? judge(position_.game, look_.player, building) : game::check(*position_.ready, building);
}

std::optional<Ghost> BabylonEditor::ghost_at(game::Cell anchor) const {
    if (hold_.tool != Tool::terrace || !may_build() || !tile_in_hand()) return std::nullopt;
    const game::Placement placement = placement_at(anchor);
    return Ghost{terrace(draft(), anchor, placement.level, *tile_in_hand()), judged(placement).empty()};
}

std::optional<OrnamentGhost> BabylonEditor::ornament_ghost_at(game::Cell cell) const {
    if (hold_.tool != Tool::ornament || !may_build()) return std::nullopt;
    const std::vector<game::Space> spaces = spaces_with(cell);
    if (spaces.empty()) return std::nullopt;
    const bool legal = spaces.size() < spaces_of(hold_.kind) || judged(attempted(spaces)).empty();
    return OrnamentGhost{hold_.kind, spaces, legal};
}

/// The highest space of the cell that is not faded.
std::optional<game::Space> BabylonEditor::space_at(game::Cell cell) const {
    std::optional<game::Space> highest;
    for (const game::Terrace& terrace : position_.garden(look_.player).terraces())
        if (terrace.cells().has(cell) && terrace.level <= up_to_level_.value_or(game::max_level) &&
            (!highest || terrace.level > highest->level))
            highest = game::Space{cell, terrace.level};
    return highest;
}

std::vector<game::Space> BabylonEditor::spaces_with(game::Cell cell) const {
    std::vector<game::Space> spaces = hold_.spaces;
    const std::optional<game::Space> space = space_at(cell);
    const bool chosen = space && std::find(spaces.begin(), spaces.end(), *space) != spaces.end();
    if (space && !chosen) spaces.push_back(*space);
    return spaces;
}

game::Building BabylonEditor::attempted(std::vector<game::Space> spaces) const {
    if (position_.final()) return {.kind = hold_.kind, .at = std::move(spaces)};
    return attempt(*position_.ready, hold_.kind, std::move(spaces));
}

void BabylonEditor::place(game::Cell anchor) {
    if (hold_.tool != Tool::terrace || !may_build()) return;
    const game::Placement placement = placement_at(anchor);
    const Findings findings = judged(placement);
    if (!position_.final() && cannot_exist(findings)) return refuse(findings.back(), {placement});
    hold_ = with_terrace_placed(std::move(hold_));
    change(position_.final() ? with_terrace(position_.game, look_.player, placement)
                             : with_step(position_.game, {placement}));
}

void BabylonEditor::refuse(const Finding& finding, const game::Step& step) {
    table_.refuse(finding, advice({table_.record().head, with_step(position_.game, step)}));
}

void BabylonEditor::choose_cell(game::Cell cell) {
    if (hold_.tool == Tool::look) return offer_pieces(cell);
    if (hold_.tool != Tool::ornament || !may_build()) return;
    Hold next = hold_;
    next.spaces = spaces_with(cell);
    if (next.spaces.size() == hold_.spaces.size()) next.spaces.clear();
    if (next.spaces.size() == spaces_of(next.kind)) return build(attempted(next.spaces));
    hold(std::move(next));
}

void BabylonEditor::build(const game::Building& building) {
    if (!may_build()) return;
    const Findings findings = judged(building);
    if (!position_.final() && cannot_exist(findings)) {
        hold_.spaces.clear();
        return refuse(findings.back(), {building});
    }
    change(position_.final() ? with_ornament(position_.game, look_.player, building)
                             : with_step(position_.game, {building}));
}

void BabylonEditor::offer_pieces(game::Cell cell) {
    const std::vector<PieceHere> pieces = pieces_here(position_.game, look_.player, cell);
    wxMenu menu;
    for (const PieceHere& piece : pieces) {
        wxMenuItem* item = menu.Append(wxID_ANY, i18n::fill(_("Take back: {1}"), {piece.words}));
        menu.Bind(
            wxEVT_MENU, [this, piece](wxCommandEvent&) { take_back(piece); }, item->GetId());
    }
    if (!pieces.empty()) canvas_->PopupMenu(&menu, canvas_->centre(cell));
}

/// A terrace of a finished garden goes back into the hand as it lay.
void BabylonEditor::take_back(const PieceHere& piece) {
    if (const game::Placement* taken = piece.placement ? &*piece.placement : nullptr; taken && !position_.full()) {
        hold_.tool = Tool::terrace;
        hold_.draft.rotation = taken->rotation;
        hold_.draft.open = taken->open;
        hold_.draft.level = taken->level;
        if (taken->tile) hold_.face = of(taken->tile->tile);
    }
    change(table::babylon::corrected(position_.game, piece.where));
}

}
