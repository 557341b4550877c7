#include "app/desktop/babylon/editor.h"

#include "app/desktop/babylon/box_settings.h"
#include "app/desktop/babylon/pieces.h"
#include "app/table/babylon/garden_input.h"
#include "app/table/babylon/keys.h"
#include "app/table/babylon/turn_input.h"
#include "i18n/text.h"

#include <wx/menu.h>

namespace clerk::desktop::babylon {

namespace {

const game::Replay& replay_of(const Table& table) {
    return std::get<game::Fold>(table.session->now().edited().fold.game);
}

std::optional<Advice> of_record(const Head& head, std::optional<table::Advice<game::Game>> advice) {
    if (!advice) return std::nullopt;
    return Advice{advice->words, std::move(advice->places), {head, std::move(advice->mended)}};
}

/// As wxEVT_CHAR_HOOK names it.
int code_of(int key) {
    if (key == page_up_key) return WXK_PAGEUP;
    return key == page_down_key ? static_cast<int>(WXK_PAGEDOWN) : key;
}

}

BabylonEditor::BabylonEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table)
    : table_(std::move(table)), position_(table::babylon::position(game_of(table_.record()), replay_of(table_))),
      entry_(first_entry(position_)) {
    read_known_faces();
    panel_ = new EntryPanel(hand_parent, [this](const Intent& intent) { act(intent); });
    panel_->quarry().income_at = [this](game::Cell stack) { return income(position_, entry_, stack); };
    board_ = new BoardPanel(board_parent);
    listen_to_board();
}

void BabylonEditor::listen_to_board() {
    BoardCanvas& plan = board_->plan();
    plan.ghost_at = [this](game::Cell anchor) { return table::babylon::ghost_at(position_, entry_, anchor); };
    plan.ornament_ghost_at = [this](game::Cell cell) {
        return table::babylon::ornament_ghost_at(position_, entry_, cell);
    };
    plan.on_place = [this](game::Cell anchor) { take(place_terrace(position_, entry_, anchor)); };
    plan.on_cell = [this](game::Cell cell) {
        if (std::optional<Outcome> outcome = choose_cell(position_, entry_, cell))
            take(std::move(*outcome));
        else
            offer(cell);
    };
    plan.on_offered = [this](const game::Building& building) { take(build(position_, entry_, building)); };
    plan.on_menu = [this](game::Cell cell) { offer(cell); };
    plan.on_aim = [this](std::optional<game::Cell> cell) {
        table_.point(cell ? std::optional(Place{cell->x, cell->y}) : std::nullopt);
    };
    board_->on_level = [this](std::optional<int> level) { take(look_up_to(position_, entry_, level)); };
}

void BabylonEditor::read_known_faces() {
    known_faces_ = read_faces(table_.session->desk().store().tile_faces(game::game_id));
}

void BabylonEditor::show(const Look& look) {
    Position now = table::babylon::position(game_of(table_.record()), replay_of(table_));
    entry_ = looking_at(settled(std::move(entry_), position_, now), now, look.player);
    if (now.game != position_.game) read_known_faces();
    position_ = std::move(now);
    look_ = look;
    show_entry();
    send_keys();
}

void BabylonEditor::show_entry() {
    view_ = entry_view(position_, entry_, known_faces_, kept_box());
    panel_->show(position_, entry_, view_);
    BoardView view = board_view(position_, entry_, look_.offers);
    view.marked = look_.marked;
    view.advised = look_.advised;
    view.lit = look_.lit;
    board_->show(std::move(view));
}

/// To where the next thing is done: to the quarry, then to the board.
void BabylonEditor::send_keys() {
    if (digging_ == position_.to_dig()) return;
    digging_ = position_.to_dig();
    if (*digging_)
        panel_->quarry().SetFocus();
    else
        board_->focus();
}

void BabylonEditor::take(Outcome outcome) {
    entry_ = std::move(outcome.entry);
    const Head& head = table_.record().head;
    if (outcome.refused)
        return table_.refuse(outcome.refused->finding, of_record(head, std::move(outcome.refused->advice)));
    if (outcome.game) return table_.enter({head, std::move(*outcome.game)});
    show_entry();
    board_->plan().refresh_ghost();
}

/// What can be taken back of what lies there.
void BabylonEditor::offer(game::Cell cell) {
    const std::vector<Offer> all = offers(position_, entry_, cell);
    if (all.empty()) return;
    wxMenu menu;
    for (const Offer& offer : all) {
        const int item = menu.Append(wxID_ANY, offer.words)->GetId();
        menu.Bind(
            wxEVT_MENU, [this, outcome = offer.outcome](wxCommandEvent&) { take(outcome); }, item);
    }
    board_->plan().PopupMenu(&menu, board_->plan().centre(cell));
}

std::vector<Command> BabylonEditor::commands() {
    std::vector<Command> all;
    for (const Key& key : keys())
        all.push_back({key.words, text(key.label), code_of(key.code), run(key.code),
                       [this, code = key.code] { return why_not(code); }});
    return all;
}

std::function<void()> BabylonEditor::run(int key) {
    switch (key) {
    case 0: return {};
    case other_view_key: return [this] { board_->show_in_perspective(!board_->in_perspective()); };
    case turn_view_key: return [this] { board_->turn(); };
    case next_offered_key: return [this] { board_->plan().choose_next_offered(); };
    case token_key: return [this] { panel_->token().focus(); };
    case menu_key:
        return [this] {
            if (const auto cell = board_->plan().cursor()) offer(*cell);
        };
    default: return [this, key] { take(press(position_, entry_, view_.known, key)); };
    }
}

wxString BabylonEditor::why_not(int key) const {
    if (key == turn_view_key)
        return board_->in_perspective() ? wxString() : _("First look at the garden as it stands.");
    return table::babylon::why_not(position_, entry_, view_.known, key);
}

wxBitmap BabylonEditor::badge(int player, int side) const {
    const game::Flower flower = position_.game.players.at(static_cast<std::size_t>(player)).flower;
    return picture(*panel_, side, [flower](wxGraphicsContext& gc, const Area& area) { draw_flower(gc, flower, area); });
}

}
