#include "app/desktop/rajas/editor.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"

#include <wx/translation.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int least_province = 252; ///< a usual one with cells as large as a finger

}

BoardPanel::BoardPanel(wxWindow* parent, int players, bool with_province) : wxPanel(parent), players_(players) {
    use_ground_colours(*this);
    race = new RaceCanvas(this);
    all_ = new wxToggleButton(this, wxID_ANY, _("All (G)"));
    all_->SetName("all-lanes");
    all_->SetToolTip(_("The race of all players"));
    fit_to_finger(*all_);
    all_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { turn_fold(); });
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(race, 1, wxEXPAND);
    top->Add(all_, 0, wxALIGN_BOTTOM | wxRIGHT | wxBOTTOM, FromDIP(8));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(top, 0, wxEXPAND);
    river = new RiverCanvas(this);
    river->Hide();
    rows->Add(river, 0, wxEXPAND);
    if (with_province) {
        province = new ProvinceCanvas(this);
        province->SetName("board");
        rows->Add(province, 1, wxEXPAND);
    }
    SetSizer(rows);
    fit();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        event.Skip();
    });
}

bool BoardPanel::has_room_for(int race_high) const {
    const int river_high = river->is_described() ? river->height_for(GetClientSize().x) : 0;
    return !province || GetClientSize().y - race_high - river_high >= FromDIP(least_province);
}

bool BoardPanel::folds() const { return !has_room_for(least_race_height(players_)); }

void BoardPanel::fit() {
    const bool folding = folds();
    const int lanes = folding && !unfolded_ ? 1 : players_;
    const bool low = folding || !has_room_for(race_height(players_));
    race->fold(lanes < players_);
    race->SetMinSize({FromDIP(280), low ? least_race_height(lanes) : race_height(lanes)});
    river->SetMinSize({-1, river->is_described() ? river->height_for(GetClientSize().x) : 0});
    all_->Show(folding);
    show_chosen(*all_, unfolded_);
    Layout();
}

void BoardPanel::show_river(const RiverView& view, const game::Game& game) {
    river->show(view, game);
    if (river->Show(river->is_described())) fit();
}

void BoardPanel::turn_fold() {
    unfolded_ = !unfolded_;
    fit();
}

namespace {

const game::Fold& fold_of(const Table& table) { return std::get<game::Fold>(table.session->now().edited().fold.game); }

}

RajasEditor::RajasEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table)
    : table_(std::move(table)), position_(game_of(table_.record()), fold_of(table_), 0) {
    panel_ = new EntryPanel(
        hand_parent, position_.game, [this](const Intent& intent) { act(intent); }, table_.say);
    board_ = new BoardPanel(board_parent, static_cast<int>(position_.game.players.size()), !position_.final());
    canvas_ = board_->province;
    listen();
}

void RajasEditor::listen() {
    board_->race->on_move = [this](int player, Track track, int space) { move(player, track, space); };
    board_->race->on_player = [this](int player) { table_.look_at(player); };
    board_->river->on_space = [this](int space) { take(sail_to(position_, entry_, space)); };
    if (!canvas_) return;
    canvas_->ghost_at = [this](game::Cell cell) { return table::rajas::ghost_at(position_, entry_, cell); };
    canvas_->on_cell = [this](game::Cell cell, ProvinceCanvas::Press) { take(choose_cell(position_, entry_, cell)); };
    canvas_->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        if (!canvas_->cell_at(event.GetPosition())) table_.say(_("That is off the board."));
        event.Skip();
    });
    canvas_->on_menu = [this](game::Cell) { take(rotate(position_, entry_)); };
    canvas_->on_aim = [this](std::optional<game::Cell> cell) {
        table_.point(cell ? std::optional(game::place(*cell)) : std::nullopt);
    };
}

/// A turn that is open is its player's, whoever is looked at, as long as nothing of it says so.
int RajasEditor::player_shown(const Look& look) const {
    if (!look.opened || position_.game.depth != Depth::builds) return look.player;
    return game_of(table_.session->now().whole.record).turns.at(*look.opened).player;
}

void RajasEditor::show(const Look& look) {
    const game::Game& game = game_of(table_.record());
    const bool changed = !has_shown_ || game != position_.game, another = has_shown_ && look.opened != look_.opened;
    Position now(game, fold_of(table_), player_shown(look));
    const Entry before = entry_;
    played_.follow(look.opened.has_value(), now, position_, entry_, waiting_);
    if (has_shown_) entry_ = waiting_.settle(std::move(entry_), position_, now);
    position_ = std::move(now);
    look_ = look;
    if (look.opened && another) entry_ = {};
    if (look.opened && (changed || another))
        entry_ = ending_as(std::move(entry_), game_of(table_.session->now().whole.record).turns.at(*look.opened));
    if (changed && game.depth == Depth::full)
        known_ = read_tiles(table_.session->desk().store().tile_faces(game::game_id));
    typed_.follow(before, entry_);
    if (has_shown_ && changed) left_ = entry_;
    const bool first = !std::exchange(has_shown_, true);
    show_entry();
    if (first && canvas_ && is_on_screen()) take_keys();
    keep_focus();
}

void RajasEditor::take_keys() { canvas_ ? canvas_->SetFocus() : board_->SetFocus(); }

void RajasEditor::show_entry() {
    panel_->show(position_, entry_, known_);
    board_->race->show(race(position_, entry_), position_.game.players, position_.player);
    board_->show_river(river_view(position_), position_.game);
    if (!canvas_) return;
    ProvinceLook view{.view = province_view(position_, position_.player),
                      .marked = look_.marked,
                      .advised = look_.advised,
                      .lit = look_.lit,
                      .fresh = fresh_cells(position_)};
    if (look_.offers) view.open = open_cells(position_, entry_);
    canvas_->show(std::move(view));
}

/// Keys go to the province when what they went to is not there any more.
void RajasEditor::keep_focus() {
    const wxWindow* focus = wxWindow::FindFocus();
    if (canvas_ && is_on_screen() && (!focus || !focus->IsShownOnScreen() || !focus->IsEnabled())) canvas_->SetFocus();
}

void RajasEditor::take(Outcome outcome) {
    outcome.game ? typed_.follow(entry_, outcome.entry) : typed_.type(entry_, outcome.entry);
    entry_ = std::move(outcome.entry);
    table_.say(outcome.why_not);
    const Head& head = table_.record().head;
    if (outcome.refused) return table_.refuse_with(outcome.refused->finding, std::move(outcome.refused->with_it));
    if (outcome.game) return table_.enter({head, std::move(*outcome.game)});
    show_entry();
    keep_focus();
    if (outcome.to_board && canvas_) canvas_->SetFocus();
}

wxString RajasEditor::go_to(const std::string& typed) {
    const auto place = read_typed_place(typed);
    if (!place || place->level) return _("A place is a letter and a figure, such as a3.");
    const game::Cell cell{place->column, place->row};
    if (!province_view(position_, position_.player).shows(cell)) return _("That is off the board.");
    Outcome outcome = choose_cell(position_, entry_, cell);
    const wxString why = outcome.why_not;
    take(std::move(outcome));
    return why;
}

/// In the lane of somebody else: that one is looked at first.
void RajasEditor::move(int player, Track track, int space) {
    if (!position_.final() && player != position_.player) {
        if (wxString why = why_not_move(position_); !why.empty()) return table_.say(why);
        table_.look_at(player);
    }
    take(move_marker(position_, entry_, player, track, space));
}

bool RajasEditor::let_go_begun() {
    if (!begun_since(left_, entry_)) return false;
    take({.entry = let_go(entry_)});
    return true;
}

void RajasEditor::take_back_typed() { take({.entry = typed_.without_last(entry_)}); }

/// A key that takes something back first leads back from an earlier turn that is looked at.
bool RajasEditor::holds() const {
    const bool elsewhere = position_.ready && !position_.may_enter();
    return begun(entry_) && !elsewhere;
}

std::optional<wxPoint> RajasEditor::cursor() const {
    const auto cell = canvas_ ? canvas_->cursor() : std::nullopt;
    return cell ? std::optional(canvas_->GetPosition() + canvas_->centre(*cell)) : std::nullopt;
}

std::vector<Command> RajasEditor::commands() {
    static_assert(escape_key == static_cast<int>(WXK_ESCAPE));
    std::vector<Command> all;
    for (const Key& key : keys(position_)) {
        Command command{key.words, key.label, key.code, {}};
        if (key.piece) command.menu = CommandMenu::pieces;
        if (key.code != 0) {
            command.run = [this, code = key.code] { take(press(position_, entry_, code)); };
            command.why_not = [this, code = key.code] { return press(position_, entry_, code).why_not; };
        }
        all.push_back(std::move(command));
    }
    all.push_back({_("The race of all players"), "G", 'G', [this] { board_->turn_fold(); },
                   [this] { return board_->folds() ? wxString() : _("The race of all players is shown already."); },
                   CommandMenu::board});
    return all;
}

wxBitmap RajasEditor::badge(int player, int side) const {
    const game::Player& known = position_.known_as(player);
    return badges_.of(
        *panel_, known.colour.value_or("") + " " + std::to_string(player), side,
        [&known, player](wxGraphicsContext& gc, const Area& area) { draw_piece(gc, known, player, area); });
}

wxColour RajasEditor::colour(int player) const { return piece_colour(position_.known_as(player)); }

}
