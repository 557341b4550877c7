#include "app/desktop/babylon/editor.h"

#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/pieces.h"
#include "app/desktop/babylon/placing_panel.h"
#include "app/desktop/babylon/setup_panel.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/babylon/entry.h"
#include "app/table/babylon/garden_input.h"
#include "app/table/babylon/keys.h"
#include "app/table/babylon/turn_input.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <utility>

#include <wx/sizer.h>

namespace clerk::desktop::babylon {

using table::babylon::levels_shown;

namespace {

constexpr int room_of_title = 56;

}

BoardPanel::BoardPanel(wxWindow* parent) : wxPanel(parent) {
    use_ground_colours(*this);
    plan_ = new BoardCanvas(this);
    plan_->SetName("board");
    perspective_ = new GardenCanvas(this);
    perspective_->SetName("perspective");
    perspective_->Hide();
    levels_ = make_levels();
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(plan_, 1, wxEXPAND);
    row->Add(perspective_, 1, wxEXPAND);
    look_ = new wxBoxSizer(wxVERTICAL);
    wxStaticText* title = label(this, broken(*this, _("Look at"), room_of_title), Type::quiet);
    title->SetWindowStyleFlag(wxALIGN_CENTRE_HORIZONTAL);
    look_->Add(title, 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM, FromDIP(near_gap));
    look_->Add(levels_, 0, wxALIGN_CENTRE_HORIZONTAL);
    row->Add(look_, 0, wxALIGN_CENTRE_VERTICAL);
    SetSizer(row);
}

Segments* BoardPanel::make_levels() {
    const int side = FromDIP(36);
    std::vector<Segment> segments{
        {"look-all", _("All levels"), slabs_picture(*this, side), _("Look at all levels (Page Up)")}};
    for (int level = levels_shown; level > 0; --level)
        segments.push_back(
            {"look-" + std::to_string(level), i18n::fill(_("Level {1}"), {figure(level)}),
             slab_picture(*this, side, level),
             i18n::fill(_("Look beneath: fade what lies above level {1} (Page Down)"), {figure(level)})});
    auto* levels = new Segments(this, std::move(segments), 1);
    levels->on_choose = [this](int index) {
        on_level(index == 0 ? std::nullopt : std::optional(levels_shown + 1 - index));
    };
    return levels;
}

void BoardPanel::show(BoardView view) {
    if (std::exchange(up_to_level_, view.up_to_level) != view.up_to_level)
        levels_->choose(view.up_to_level ? levels_shown + 1 - *view.up_to_level : 0);
    perspective_->show(view.garden, view.fresh_terraces);
    plan_->show(std::move(view));
}

void BoardPanel::show_in_perspective(bool in_perspective) {
    perspective_->Show(in_perspective);
    plan_->Show(!in_perspective);
    look_->ShowItems(!in_perspective);
    Layout();
    focus();
}

void BoardPanel::focus() { in_perspective() ? perspective_->SetFocus() : plan_->SetFocus(); }

namespace {

const game::Replay& replay_of(const Table& table) {
    return std::get<game::Fold>(table.session->now().edited().fold.game);
}

CommandMenu menu_of(const Key& key) {
    for (const int code : {other_view_key, turn_view_key, next_offered_key, page_up_key, page_down_key})
        if (key.code == code) return CommandMenu::board;
    return key.piece || is_of_tile(key.code) ? CommandMenu::pieces : CommandMenu::turn;
}

/// As wxEVT_CHAR_HOOK names it.
int code_of(int key) {
    switch (key) {
    case page_up_key: return WXK_PAGEUP;
    case page_down_key: return WXK_PAGEDOWN;
    case escape_key: return WXK_ESCAPE;
    case delete_key: return WXK_DELETE;
    default: return key;
    }
}

}

BabylonEditor::BabylonEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table)
    : table_(std::move(table)), position_(table::babylon::position(game_of(table_.record()), replay_of(table_))),
      entry_(first_entry(position_)) {
    read_known_faces();
    panel_ = new EntryPanel(hand_parent, [this](const Intent& intent) { act(intent); });
    panel_->quarry().income_at = [this](game::Cell stack) { return income(position_, entry_, stack); };
    board_ = new BoardPanel(board_parent);
    photo_ = std::make_unique<PhotoReader>([this] { show_entry(); });
    listen_to_board();
}

void BabylonEditor::listen_to_board() {
    BoardCanvas& plan = board_->plan();
    plan.ghost_at = [this](game::Cell anchor) {
        const auto seen = with_seen(anchor);
        auto ghost = table::babylon::ghost_at(position_, seen.value_or(entry_), anchor);
        if (ghost) ghost->by_photo = seen.has_value();
        return ghost;
    };
    plan.ornament_ghost_at = [this](game::Cell cell) {
        return table::babylon::ornament_ghost_at(position_, entry_, cell);
    };
    plan.on_place = [this](game::Cell anchor) {
        take(place_terrace(position_, with_seen(anchor).value_or(entry_), anchor));
    };
    plan.on_cell = [this](game::Cell cell) { click(cell); };
    plan.on_outside = [this] { table_.say(_("That is off the board.")); };
    board_->perspective().on_click = [this] {
        table_.say(_("This is the garden as it stands. Press Z for the plan, to build on."));
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
    const Entry before = entry_;
    played_.follow(look.opened.has_value(), now, position_, entry_);
    entry_ = looking_at(settled(std::move(entry_), position_, now, types()), now, look.player);
    typed_.follow(before, entry_);
    if (now.game != position_.game) {
        read_known_faces();
        left_ = entry_;
    }
    position_ = std::move(now);
    look_ = look;
    if (looked_at_ && looked_at_->places != look.lit) looked_at_.reset();
    read_photo();
    show_entry();
    send_keys();
}

void BabylonEditor::show_entry() {
    view_ = entry_view(position_, entry_, known_faces_, kept_box());
    // TRANSLATORS: {1} is a piece such as "statue c4@2".
    if (looked_at_) view_.next = i18n::fill(_("{1}. Delete takes it back."), {looked_at_->words});
    panel_->show(position_, entry_, view_);
    BoardView view = board_view(position_, entry_, look_.offers);
    view.marked = look_.marked;
    view.advised = look_.advised;
    view.lit = look_.lit;
    show_seen(view);
    board_->show(std::move(view));
}

void BabylonEditor::send_keys() {
    if (digging_ == position_.to_dig()) return;
    digging_ = position_.to_dig();
    if (is_on_screen()) take_keys();
}

/// To the quarry, then to the board; in a small window the quarry may have given way to a finding.
void BabylonEditor::take_keys() {
    wxWindow& quarry = panel_->quarry();
    position_.to_dig() && quarry.IsShownOnScreen() ? quarry.SetFocus() : board_->focus();
}

/// The hand is that of the player at turn.
void BabylonEditor::act(const Intent& intent) {
    if (!position_.may_build(entry_.player)) table_.look_at_turn();
    take(intent(position_, entry_));
}

void BabylonEditor::take(Outcome outcome) {
    if (std::exchange(looked_at_, std::nullopt)) table_.choose({});
    outcome.game ? typed_.follow(entry_, outcome.entry) : typed_.type(entry_, outcome.entry);
    entry_ = std::move(outcome.entry);
    const Head& head = table_.record().head;
    if (outcome.refused) return table_.refuse_with(outcome.refused->finding, std::move(outcome.refused->with_it));
    if (outcome.game) return table_.enter({head, std::move(*outcome.game)});
    show_entry();
    board_->plan().refresh_ghost();
    table_.say(outcome.why_not);
}

bool BabylonEditor::let_go_begun() {
    if (!begun_since(left_, entry_, position_)) return false;
    take({.entry = let_go(entry_, position_)});
    return true;
}

void BabylonEditor::take_back_typed() { take({.entry = typed_.without_last(entry_)}); }

void BabylonEditor::click(game::Cell cell) {
    if (std::optional<Outcome> outcome = choose_cell(position_, entry_, cell)) {
        if (photo_->now() && reads_photo(position_, entry_)) outcome->why_not = why_not_seen(position_, entry_);
        return take(std::move(*outcome));
    }
    looked_at_ = piece_at(position_, entry_, cell);
    table_.say({});
    table_.choose(looked_at_->places);
    show_entry();
    announce(*board_, view_.next);
}

/// With a level the terrace in hand lies there.
wxString BabylonEditor::go_to(const std::string& typed) {
    const auto place = read_typed_place(typed);
    if (!place) return _("A place is a letter and a figure, then perhaps a level: a3 2.");
    if (place->column > game::board_size || place->row > game::board_size) return _("That is off the board.");
    if (place->level) {
        Outcome level = choose_level(position_, entry_, place->level);
        if (!level.why_not.empty()) return level.why_not;
        take(std::move(level));
    }
    const game::Cell cell{static_cast<std::int8_t>(place->column - 1), static_cast<std::int8_t>(place->row - 1)};
    const auto outcome = choose_cell(position_, entry_, cell);
    const wxString why = outcome ? outcome->why_not : wxString();
    click(cell);
    return why;
}

/// What is looked at, or lies under the cursor.
std::optional<PieceHere> BabylonEditor::piece_meant() const {
    if (looked_at_) return looked_at_;
    const auto cell = board_->plan().cursor();
    return cell ? piece_at(position_, entry_, *cell) : std::nullopt;
}

/// What can be taken back of what lies there.
void BabylonEditor::offer(game::Cell cell) {
    const std::vector<Offer> all = offers(position_, entry_, cell);
    if (all.empty()) return table_.say(_("There is nothing to take back there."));
    std::vector<wxString> entries;
    for (const Offer& offer : all) entries.push_back(offer.words);
    BoardCanvas& plan = board_->plan();
    if (const auto chosen = ask_by_menu(plan, plan.centre(cell), entries)) take(all[*chosen].outcome);
}

std::optional<wxPoint> BabylonEditor::cursor() const {
    const std::optional<game::Cell> cell = board_->in_perspective() ? std::nullopt : board_->plan().cursor();
    return cell ? std::optional(board_->plan().GetPosition() + board_->plan().centre(*cell)) : std::nullopt;
}

std::optional<PhotoGround> BabylonEditor::photo_ground() const {
    return PhotoGround{.cells = {0, 0, game::board_size - 1, game::board_size - 1},
                       .levels = true,
                       .look = photo_look(),
                       .name = [](int column, int row) {
                           return text(write(game::Cell{0, 0}.moved(column, row)));
                       }};
}

void BabylonEditor::lay(const PhotoShown& photo) {
    board_->plan().lay(photo);
    laid_ = photo.proposes && !position_.full() ? photo.photo : nullptr;
    read_photo();
}

void BabylonEditor::read_photo() { photo_->read(laid_, position_.garden(entry_.player).terraces()); }

void BabylonEditor::show_seen(BoardView& view) const {
    const ReadPhoto* photo = photo_->now();
    if (!photo) return;
    view.proposed = not_entered(position_, entry_, photo->sure);
    for (const game::Cell cell : photo->covered)
        if (view.garden.top(cell) == 0) view.covered.push_back(cell);
}

std::optional<Entry> BabylonEditor::with_seen(game::Cell anchor) const {
    const ReadPhoto* photo = photo_->now();
    if (!photo) return std::nullopt;
    return table::babylon::with_seen(position_, entry_, anchor,
                                     [photo](game::Cell at, int level) { return terrace_there(*photo, at, level); });
}

void BabylonEditor::take_proposed() {
    const auto proposed = board_->plan().proposed();
    if (proposed) take(table::babylon::take_proposed(position_, entry_, *proposed));
}

std::vector<Command> BabylonEditor::commands() {
    std::vector<Command> all;
    for (const Key& key : keys())
        all.push_back({key.words, text(key.label), code_of(key.code), run(key.code),
                       [this, code = key.code] { return why_not(code); }, menu_of(key)});
    return all;
}

std::function<void()> BabylonEditor::run(int key) {
    switch (key) {
    case 0: return {};
    case other_view_key: return [this] { board_->show_in_perspective(!board_->in_perspective()); };
    case turn_view_key: return [this] { board_->turn(); };
    case next_offered_key: return [this] { board_->plan().choose_next_offered(); };
    case proposed_key: return [this] { take_proposed(); };
    case token_key: return [this] { panel_->token().focus(); };
    case menu_key:
        return [this] {
            if (const auto cell = board_->plan().cursor()) offer(*cell);
        };
    case delete_key: return [this] { take(take_back(position_, entry_, *piece_meant())); };
    default: return [this, key] { take(press(position_, entry_, view_.known, key)); };
    }
}

wxString BabylonEditor::why_not(int key) const {
    if (key == turn_view_key) return board_->in_perspective() ? wxString() : _("First show the garden as it stands.");
    if (key == delete_key && !piece_meant()) return _("There is nothing to take back under the cursor.");
    if (key == next_offered_key && board_->plan().shown().offered.empty())
        if (const wxString why = table::babylon::why_not(position_, entry_, view_.known, key); why.empty())
            return _("No ornament is offered now.");
    if (key == proposed_key) return why_not_take_proposed(position_, entry_, board_->plan().shown().proposed);
    if (key == menu_key && !board_->plan().cursor()) return _("First move the cursor to a space of the board.");
    return table::babylon::why_not(position_, entry_, view_.known, key);
}

wxBitmap BabylonEditor::badge(int player, int side) const {
    const game::Flower flower = position_.game.players.at(static_cast<std::size_t>(player)).flower;
    return badges_.of(*panel_, std::to_string(static_cast<int>(flower)), side,
                      [flower](wxGraphicsContext& gc, const Area& area) { draw_flower(gc, flower, area); });
}

wxColour BabylonEditor::colour(int player) const {
    return colours().of(position_.game.players.at(static_cast<std::size_t>(player)).flower);
}

}
